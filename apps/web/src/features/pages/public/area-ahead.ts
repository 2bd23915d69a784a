import { PREFIX } from '@pratibha/words/language';
import { currentSession } from '../../../shell/session/session.ts';

/** What a browser tells of its connection; not all do. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Beside the pages of each language. */
const FILES = `${PREFIX}/area-files.json`;

let isAsked = false;

/**
 * Fetches the scripts that a student's page begins with, once: at once for somebody who is about to
 * sign in, as this page needs nothing any more by then, and after all else for a student who is.
 * Not where somebody pays for every byte. What is prefetched the browser asks for when it has
 * nothing else to do.
 */
export function fetchArea(): void {
  const { saveData, effectiveType } =
    (navigator as { readonly connection?: Connection }).connection ?? {};
  if (isAsked || saveData || effectiveType?.endsWith('2g')) return;
  isAsked = true;
  if (currentSession().status === 'anonymous') void prefetchAll();
  else whenLoaded(() => void prefetchAll());
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

async function prefetchAll(): Promise<void> {
  try {
    const response = await fetch(FILES, { cache: 'no-cache', priority: 'low' });
    const files = (await response.json()) as readonly string[];
    document.head.append(...files.map(prefetch));
  } catch {
    // Then they come with the page.
  }
}

function prefetch(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href });
}
