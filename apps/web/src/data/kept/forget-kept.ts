/**
 * How the names of caches begin that keep pages for when there is no network; `public/offline.js`
 * knows it.
 */
export const OF_KEPT = 'kept ';

/**
 * Removes what is kept in this browser: at a logout, and where the session is another's or over.
 * Whoever has such a cache open goes on with one that nobody finds any more.
 */
export async function forgetKept(): Promise<void> {
  try {
    for (const name of await caches.keys()) if (name.startsWith(OF_KEPT)) await caches.delete(name);
  } catch {
    // Where the browser has no storage for it, or refuses it, nothing is kept.
  }
}
