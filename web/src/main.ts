import { mount } from "svelte";
import App from "./App.svelte";
import { keepOpen } from "./offline/offline.svelte";
import "./look/palette.css";
import "./look/type.css";
import "./look/materials.css";

mount(App, { target: document.getElementById("app")! });
keepOpen();
