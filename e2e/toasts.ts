import { expect, type Page } from '@playwright/test';

/** A toast as it came. */
type Toast = {
  readonly kind: 'success' | 'error';
  readonly text: string;
  readonly place: string;
  readonly duration: string;
  readonly hasBar: boolean;
  /** Whether a step of the test has asserted it. */
  isTaken: boolean;
};

/** Where the toasts of a document are written down. */
type Written = { toasts?: Toast[] };

/**
 * Runs in every page, first: writes each toast down, as it is, the moment it appears. Its two or
 * five seconds may be over before a busy machine looks.
 */
export function writeDownToasts(): void {
  // A frame may be one in which no script may run, also not this one's observer.
  if (window !== window.top) return;
  const toasts: Toast[] = [];
  Object.assign(window, { toasts });
  const known = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.Toastify__toast')) {
      const bar = toast.querySelector('.Toastify__progress-bar--animated');
      if (known.has(toast) || bar === null) continue;
      known.add(toast);
      const container = toast.closest('.Toastify__toast-container');
      const around = bar.parentElement ?? bar;
      toasts.push({
        kind: toast.classList.contains('Toastify__toast--error') ? 'error' : 'success',
        text: toast.textContent.replaceAll(/\s+/g, ' ').trim(),
        place: container?.className.replace(/.*container--/, '') ?? '',
        duration: getComputedStyle(bar).animationDuration,
        hasBar: getComputedStyle(around).opacity === '1',
        isTaken: false,
      });
      // The bar's animation is what ends a toast.
      if ('toastsStay' in document.documentElement.dataset)
        for (const animation of bar.getAnimations()) animation.pause();
    }
  }).observe(document, { childList: true, subtree: true });
}

/**
 * From now on toasts of this document stay until they are closed or asserted: a step that measures
 * or presses one is not pressed for time.
 */
export async function holdToasts(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-toasts-stay', ''));
}

/**
 * Waits for a toast that no step has asserted yet.
 *
 * @returns it, and whatever others came with it that match as well
 */
export async function takeToasts(
  page: Page,
  words: RegExp,
  like: Partial<Toast>,
): Promise<readonly Toast[]> {
  const wanted = { source: words.source, flags: words.flags, like: Object.entries(like) };
  const take = () =>
    page.evaluate(({ source, flags, like }) => {
      const { toasts = [] } = window as Written;
      const isMeant = (toast: Toast) =>
        !toast.isTaken &&
        new RegExp(source, flags).test(toast.text) &&
        like.every(([name, value]) => toast[name as keyof Toast] === value);
      const taken = toasts.filter(isMeant);
      for (const toast of taken) toast.isTaken = true;
      return taken;
    }, wanted);
  let taken: readonly Toast[] = [];
  const came = async () => (taken = await take()).length > 0;
  await expect.poll(came, `a toast ${words.source}`).toBe(true);
  return taken;
}

/** What finds these words as they are. */
export function wordsOf(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
