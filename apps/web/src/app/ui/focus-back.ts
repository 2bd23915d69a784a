import { useLayoutEffect } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Mantine does so for dialogs that stay
 * mounted; most of ours are mounted open and unmounted to close. What opened it may be gone or
 * disabled by then: the focus goes to the dialog below, or to the heading of the page.
 */
export function useFocusBack(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => void setTimeout(() => giveBack(opener));
  }, [isOpen]);
}

function giveBack(opener: Element | null): void {
  // Something else may have taken it already, such as the next dialog.
  if (document.activeElement !== document.body) return;
  const places = [
    opener === document.body ? null : opener,
    [...document.querySelectorAll('[aria-modal="true"]')].at(-1),
    document.querySelector('main h1'),
  ];
  for (const place of places) {
    if (!(place instanceof HTMLElement)) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}
