/* The house without a network: everything that was built is kept, and the content of the games as it was last told.
 * `FILES` and `VERSION` are written in when the client is built. Tables are never kept: a game is only where its server is. */
const FILES = self.__FILES__;
const VERSION = self.__VERSION__;
const BUILT = `built-${VERSION}`;
const TOLD = "told";
const CONTENT = ["/api/games/gwent/content", "/api/games/gwent/limits"];

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(BUILT)
      .then((cache) => cache.addAll(FILES))
      .then(askAhead),
  );
});

/* Cards and limits are asked for before anybody needs them; if they cannot be had now, then when a page asks. */
async function askAhead() {
  const cache = await caches.open(TOLD);
  await cache.addAll(CONTENT).catch(() => {});
}

/* A new version waits until its page asks for it, so that an open game keeps the files it began with. */
self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("built-") && name !== BUILT;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (/^\/api\/(v2\/)?(games|rules)/.test(address.pathname)) event.respondWith(freshOrTold(request));
  else if (request.mode === "navigate" && !address.pathname.startsWith("/api/"))
    event.respondWith(pageOrBuilt(request));
  else if (FILES.includes(address.pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
});

async function freshOrTold(request) {
  const cache = await caches.open(TOLD);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (gone) {
    const told = await cache.match(request);
    if (told) return told;
    throw gone;
  }
}

/* Pages of this version belong to its own files. */
async function pageOrBuilt(request) {
  const kept = await (await caches.open(BUILT)).match("/index.html");
  return kept ?? fetch(request);
}
