import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const set: Record<string, { body: string }> = JSON.parse(
  readFileSync(new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
).icons;

/** `x.icons.json` names icons of game-icons.net: `{"wolf": "wolf-head"}`. Only the named ones are bundled. */
function icons(): Plugin {
  return {
    name: "icons",
    enforce: "pre",
    transform(text, id) {
      if (!id.endsWith(".icons.json")) return null;
      const bodies: Record<string, string> = {};
      for (const [key, name] of Object.entries(JSON.parse(text) as Record<string, string>)) {
        const icon = set[name];
        if (!icon) throw new Error(`${id}: there is no icon "${name}" in game-icons.`);
        bodies[key] = icon.body.replaceAll(' fill="currentColor"', "");
      }
      return { code: `export default ${JSON.stringify(bodies)}`, map: null, moduleType: "js" };
    },
  };
}

/** Beside every file that packs well lies its packed twin, so that no server packs it again. */
function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle).filter((one) => !one.endsWith(".woff2"))) {
        const path = join(options.dir!, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

/** The worker that keeps the house open without a network knows every file of this build, and its version by their names. */
function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files = [
        "/index.html",
        "/manifest.webmanifest",
        "/cat.svg",
        ...Object.keys(bundle).map((name) => `/${name}`),
      ];
      const unique = [...new Set(files)].toSorted();
      const version = createHash("sha256").update(unique.join()).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./src/offline/worker.js", import.meta.url), "utf8")
        .replace("self.__FILES__", JSON.stringify(unique))
        .replace("self.__VERSION__", JSON.stringify(version));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte(), offline(), packed()],
  build: {
    outDir: "../build/client",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8007", ws: true } },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
});
