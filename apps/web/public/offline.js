// Answers where the network does not: with the document of a release, and with its files. It knows
// nobody, and no page but one that keeps itself; what a page shows, the page takes from the same
// caches (src/data/kept).
(() => {
  const DOCUMENT = '/offline';
  // Keeps itself (src/features/certificates/public/verify).
  const VERIFY = '/verify';
  const ITS_ADDRESSES = ['/verify', '/ne/verify'];
  const OF_KEPT = 'kept ';

  self.addEventListener('install', (event) => {
    self.skipWaiting();
    // Calls never wait for this to start, in browsers that can be told so.
    const calls = { condition: { urlPattern: '/api/*' }, source: 'network' };
    event.waitUntil(event.addRoutes?.(calls));
  });

  self.addEventListener('activate', (event) => {
    // A page is asked for while this starts.
    event.waitUntil(self.registration.navigationPreload?.enable());
  });

  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== self.location.origin) return;
    if (request.mode === 'navigate') event.respondWith(page(event, pathname));
    else if (pathname.startsWith('/assets/')) event.respondWith(file(request));
  });

  /** From the network, whatever it says; what is kept only where nothing came. */
  async function page(event, pathname) {
    try {
      const response = (await event.preloadResponse) ?? (await fetch(event.request));
      // Whoever is sent elsewhere is not signed in any more, or may not see it.
      const isSentAway = response.type === 'opaqueredirect' && !/^\/user\/?$/.test(pathname);
      if (isSentAway) event.waitUntil(forget());
      return response;
    } catch (error) {
      const kept = await caches.match(ITS_ADDRESSES.includes(pathname) ? VERIFY : DOCUMENT);
      if (kept === undefined) throw error;
      return kept;
    }
  }

  /** Its name says what is in it, so that one that is kept is as good as any. */
  async function file(request) {
    const kept = await caches.match(request.url).catch(() => undefined);
    return kept ?? fetch(request);
  }

  async function forget() {
    const names = await caches.keys();
    await Promise.all(
      names.filter((name) => name.startsWith(OF_KEPT)).map((name) => caches.delete(name)),
    );
  }
})();
