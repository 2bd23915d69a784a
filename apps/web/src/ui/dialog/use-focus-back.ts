import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Mantine does so for dialogs that stay
 * mounted; most of ours are mounted open, and many unmounted to close. What opened it may be gone or
 * disabled by then: the focus goes to the dialog below, or to the heading of the page.
 *
 * @returns for the dialog's content. While it slides away the focus is still in it, and is nobody
 *   else's.
 */
export function useFocusBack(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => void setTimeout(() => giveBack(opener, content));
  }, [isOpen]);
  return content;
}

function giveBack(opener: Element | null, content: RefObject<Element | null>): void {
  const { activeElement, body } = document;
  const closing = content.current;
  // Something else may have taken it already, such as the next dialog.
  if (activeElement !== body && closing?.contains(activeElement) !== true) return;
  const dialogs = [...document.querySelectorAll('[aria-modal="true"]')];
  const places = [
    opener === body ? null : opener,
    dialogs.findLast((dialog) => dialog !== closing),
    document.querySelector('main h1'),
  ];
  for (const place of places) {
    if (!(place instanceof HTMLElement)) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}
