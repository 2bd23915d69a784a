/** The reason in the address of the unauthorized page (`?reason=`), set by the server's sign-in. */
export const ACCOUNT_CLOSED = 'account-deleted';

/** The notice that the server put into the page (`render.tsx`), or null. */
export function findNotice(root: HTMLElement): HTMLElement | null {
  return root.querySelector<HTMLElement>('[data-notice]');
}

/**
 * Takes the reason out of the address bar, so that neither reload nor bookmark tells it again, and
 * begins at the notice, so that a screen reader reads it first.
 */
export function announceNotice(notice: HTMLElement | null): void {
  if (notice === null) return;
  history.replaceState(history.state, '', location.pathname);
  notice.focus({ preventScroll: true });
}
