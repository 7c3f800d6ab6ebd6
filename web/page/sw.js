// Everything this version is made of, kept by the browser: all of it or nothing, for the way of drawing it was asked for.

const VERSION = "@VERSION@";
const COMMON = @COMMON@; // path -> SHA-256
const RENDERERS = @RENDERERS@;
const FILES = { ...COMMON, ...RENDERERS[self.location.search.slice(1)] };
const PREFIX = `tidekeeper ${new URL(self.registration.scope).pathname} `;
const CACHE = `${PREFIX}${VERSION} ${self.location.search.slice(1)}`;
const TYPES = { wasm: "application/wasm", js: "text/javascript", mjs: "text/javascript", json: "application/json", html: "text/html", css: "text/css" };
const here = (path) => new URL(path, self.registration.scope).href;

async function sum(content) {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function bring(cache, others, path, wanted) {
  const url = here(path);
  for (const other of [cache, ...others]) {
    const kept = await other.match(url);
    if (kept?.headers.get("x-sum") === wanted) return other === cache || cache.put(url, kept);
  }
  // What the first visit has just fetched is in the browser's own cache; what lies there may be of an older version.
  for (const mode of ["default", "reload"]) {
    const answer = await fetch(url, { cache: mode });
    if (!answer.ok) continue;
    const content = await answer.arrayBuffer();
    if ((await sum(content)) !== wanted) continue;
    const type = TYPES[path.split(".").pop()] || answer.headers.get("content-type") || "application/octet-stream";
    return cache.put(url, new Response(content, { headers: { "content-type": type, "x-sum": wanted } }));
  }
  throw new Error(`not of this version: ${path}`);
}

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

async function install() {
  const others = await Promise.all((await ours()).filter((name) => name !== CACHE).map((name) => caches.open(name)));
  const cache = await caches.open(CACHE);
  for (const [path, wanted] of Object.entries(FILES)) await bring(cache, others, path, wanted);
}

async function activate() {
  for (const name of await ours()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ ready: VERSION });
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => { if (data === "take over") self.skipWaiting(); });
self.addEventListener("fetch", (event) => {
  const { href, pathname } = new URL(event.request.url);
  if (event.request.method !== "GET" || !href.startsWith(self.registration.scope)) return;
  const path = pathname.slice(new URL(self.registration.scope).pathname.length) || "index.html";
  if (!(path in FILES)) return;
  event.respondWith(caches.open(CACHE).then((cache) => cache.match(here(path))).then((kept) => kept || fetch(event.request)));
});
