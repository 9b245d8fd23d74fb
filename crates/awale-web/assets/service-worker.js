// Keeps the page in the browser, so that it starts without a network. packaging/web.sh writes two
// lines before this file: VERSION, and FILES with the hash of each file of this version.

const CACHE = `awale-${VERSION}`;

/** Stores all files of this version, or none: a file of another version has another hash. */
async function install() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(async ([name, integrity]) => {
      const response = await fetch(name, { integrity, cache: "no-cache" });
      if (!response.ok) throw new Error(`${name}: ${response.status}`);
      await cache.put(name, response);
    }));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/** Deletes earlier versions. No page uses them anymore. */
async function activate() {
  const old = (await caches.keys()).filter((name) => name.startsWith("awale-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request) {
  const isStart = request.mode === "navigate";
  // A page that starts alone takes a new version that is complete. Other pages keep theirs.
  if (isStart && registration.waiting && (await clients.matchAll()).length < 2) {
    registration.waiting.postMessage("take over");
    return new Response("", { headers: { "content-type": "text/html", refresh: "0" } });
  }
  const cache = await caches.open(CACHE);
  const known = await cache.match(isStart ? "./" : request, { ignoreSearch: true });
  return known ?? fetch(request);
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.data === "take over" && skipWaiting());
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});
