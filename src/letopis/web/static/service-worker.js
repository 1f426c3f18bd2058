// Without a net: what was read stays readable, and what cannot be had is said plainly. With one, the net comes first.

const STORE = "letopis-1";
const KEPT = /^\/(static\/|rooms\/|rules\/|about$|offline$|table\/[a-z2-7]+\/log$)/; // nobody's secrets
const AT_FIRST = ["/offline", "/static/base.css", "/static/page.js", "/static/person.js", "/static/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(STORE).then((store) => store.addAll(AT_FIRST)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== STORE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

async function fetched(request, kept) {
  try {
    const answer = await fetch(request);
    if (kept && answer.ok) {
      const store = await caches.open(STORE);
      await store.put(request, answer.clone());
    }
    return answer;
  } catch (failure) {
    const known = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
    if (known) return known;
    if (request.mode === "navigate") return caches.match("/offline", { ignoreVary: true });
    throw failure;
  }
}

self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  if (event.request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api")) return;
  const kept = KEPT.test(address.pathname);
  if (kept || event.request.mode === "navigate") event.respondWith(fetched(event.request, kept));
});
