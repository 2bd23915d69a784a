import { publicAddress } from '../../../../data/address/public-address.ts';

/** As `public/offline.js` knows it, in whatever language it was read last. */
const ADDRESS = '/verify';

/** Hands the page over as a file that checks wherever it lies. @param source as it came */
export function savePage(source: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([source], { type: 'text/html' }));
  link.download = `check-certificates-${window.location.hostname}.html`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * Keeps the page in this browser for when there is no network (ADR 53): it puts itself there and
 * asks for nothing again. A browser that refuses keeps nothing.
 */
export async function keepPage(source: string): Promise<void> {
  if (!window.isSecureContext) return;
  try {
    const cache = await caches.open(ADDRESS);
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    await cache.put(ADDRESS, new Response(source, { headers }));
    // Certificates lead to the first, which leads on.
    for (const scope of new Set([ADDRESS, publicAddress(ADDRESS)]))
      await navigator.serviceWorker?.register('/offline.js', { scope });
  } catch {
    // There is no room, or no leave to keep anything.
  }
}
