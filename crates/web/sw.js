// The service worker: stores all files of the page and answers with them, also when the server is not reachable. The build fills
// in what stands in braces. Requests for tables, sockets and everything else go to the server.

const VERSION = "{version}";
// All files whose names contain a hash of their content, and the one among them that no other version of the page names.
const FILES = {files};
const SCRIPT = "{script}";
// The first segments of the pages' addresses below the scope, from `src/routes.rs`.
const FOLDERS = {folders};
// The first segments of what only the server can answer.
const SERVER = ["api", "healthz", "metrics", "preview", "readyz"];

const scope = registration.scope;
// Another Tercet may be mounted elsewhere on the same host, and the two share their caches' names.
const family = `tercet ${scope} `;
const own = family + VERSION;

// One file after the other, so that what the page loads meanwhile comes first. All of a version is stored or nothing.
const keepAll = async () => {
  const cache = await caches.open(own);
  // Without the title and the frame of any address.
  const page = await fetch(new URL("index.html", scope), { cache: "no-cache" });
  // While servers are being exchanged, this file and the page may be of different versions. The browser tries again later.
  if (!page.ok || !(await page.clone().text()).includes(SCRIPT)) throw new Error("the page is of another version");
  for (const file of FILES) {
    const address = new URL(file, scope).href;
    const answer = (await kept(address)) ?? (await fetch(address));
    if (!answer.ok) throw new Error(`there is no ${file} any more`);
    await cache.put(address, answer);
  }
  await cache.put(scope, page);
};

const install = async () => {
  try {
    await keepAll();
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
  await skipWaiting();
};

const kept = (address) => caches.match(address, { ignoreVary: true });

// From now on every start shows this version. Windows that show the one before may still ask for parts of it, so that one stays.
const takeOver = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(family) && name !== own);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await clients.claim();
};

const folder = (path) => path.split("/", 1)[0];
const isPage = (path) => !path.includes(".") && FOLDERS.includes(folder(path));
const isFile = (path) => /^[^/]+\.[0-9a-f]{12}\.\w+$/.test(path);

// The page is the same at all of its addresses.
const page = async (request) => (await (await caches.open(own)).match(scope, { ignoreVary: true })) ?? fetch(request);
// A wrong address has its page too, also when the server, which says so, is not reachable.
const elsewhere = (request) => fetch(request).catch(() => page(request));
const file = async (request) => (await kept(request)) ?? fetch(request);

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).split(/[?#]/, 1)[0];
  if (request.mode !== "navigate") {
    if (isFile(path)) event.respondWith(file(request));
  } else if (!SERVER.includes(folder(path))) {
    event.respondWith(isPage(path) ? page(request) : elsewhere(request));
  }
});
