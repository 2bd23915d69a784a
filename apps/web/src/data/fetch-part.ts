/** Each file that was asked for; of a style sheet when it has come, until it has. */
const asked = new Map<string, Promise<void> | null>();

/**
 * Fetches a part of the page that came without it, with the files it needs beside it; the build
 * calls it at every `import()` (`build/small-preload.ts`). Each file is asked for once. What does
 * not come is told by `vite:preloadError` on the window, and rejects.
 *
 * @param files their addresses, without the slash they begin with
 */
export async function fetchPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[] = [],
): Promise<Part> {
  try {
    // A sheet that does not come must not keep another from coming first.
    const sheets = await Promise.allSettled(files.map(fetchBeside));
    for (const sheet of sheets) if (sheet.status === 'rejected') throw sheet.reason;
    return await load();
  } catch (error) {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

function fetchBeside(file: string): Promise<void> | null {
  const href = `/${file}`;
  const isStyle = file.endsWith('.css');
  const known = asked.get(href);
  if (known !== undefined) return known;
  asked.set(href, null);
  if (document.querySelector(`link[href="${href}"]${isStyle ? '[rel=stylesheet]' : ''}`))
    return null;
  const rel = isStyle ? 'stylesheet' : 'modulepreload';
  const link = Object.assign(document.createElement('link'), { rel, crossOrigin: '', href });
  document.head.append(link);
  if (!isStyle) return null;
  const sheet = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
  }).finally(() => asked.set(href, null));
  asked.set(href, sheet);
  return sheet;
}
