const broken = new Set<string>();

/**
 * Remembers the styles that could not be fetched. The bundler asks for each once only: the next
 * attempt to fetch a form would draw it without them.
 */
export function watchStyles(): void {
  const remember = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    broken.add(target.href);
    target.remove();
  };
  // Such an event does not bubble.
  window.addEventListener('error', remember, { capture: true });
}

/**
 * Keeps the page when code does not come because there is no connection: the router takes a missing
 * module for a new release, and would reload into the browser's own page about being offline.
 */
export function keepPageOffline(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
  });
}

/** Fetches those styles again. Rejects when one still does not come. */
export async function fetchBrokenStyles(): Promise<void> {
  await Promise.all([...broken].map(fetchStyle));
}

function fetchStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('error', () => reject(new Error(`No style came from ${href}`)));
    link.addEventListener('load', () => {
      broken.delete(href);
      resolve();
    });
    document.head.append(link);
  });
}
