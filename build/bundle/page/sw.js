// Keeps one complete copy of this version of the game, so that it opens offline
// after the first visit. A new version has another name, fetches its own copy
// whole, and only then are the older ones thrown away: no mixture ever runs.
"use strict";
const prefix = "wyrmtable-";
const cacheName = prefix + "{{.Version}}";
const files = {{.Files}};

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cacheName)
    .then((cache) => cache.addAll(files))
    .then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names
      .filter((name) => name.startsWith(prefix) && name !== cacheName)
      .map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const request = event.request;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(request.mode === "navigate" ? freshPage(request) : kept(request));
});

// The page itself comes from the network while there is one, so that a new
// version is played at once; without an answer in four seconds, from here.
async function freshPage(request) {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), 4000);
  try {
    const answer = await fetch(request, { signal: patience.signal });
    if (answer.ok) return answer;
  } catch {
    // Offline, or too slow: the kept page is as good.
  } finally {
    clearTimeout(timer);
  }
  return (await caches.match("./", { cacheName })) || Response.error();
}

async function kept(request) {
  return (await caches.match(request, { cacheName })) || fetch(request);
}
