import { newKey } from './new-key.ts';

/** The secret of a link for guests, and the key by which this device presses it again. */
export type HeldLink = { readonly token: string; readonly key: string };

/** No draft: it outlasts a logout that has to come first. */
const AT = 'guest-link';

let held: HeldLink | null = null;

/**
 * The link with which this tab was opened, until it is taken. It goes out of the address at once, so
 * that it stands in no history, on no printed page and in no picture of the screen.
 */
export function takeGuestLink(): HeldLink | null {
  const { hash, pathname } = window.location;
  if (hash.length > 1) {
    hold({ token: hash.slice(1), key: newKey() });
    window.history.replaceState(window.history.state, '', pathname);
  }
  return held ?? kept();
}

/** It was taken, or is not wanted. */
export function dropGuestLink(): void {
  held = null;
  try {
    sessionStorage.removeItem(AT);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}

function hold(link: HeldLink): void {
  held = link;
  try {
    sessionStorage.setItem(AT, JSON.stringify(link));
  } catch {
    // It is gone with the page, then.
  }
}

function kept(): HeldLink | null {
  try {
    const { token, key } = JSON.parse(sessionStorage.getItem(AT) ?? '{}') as Partial<HeldLink>;
    held = typeof token === 'string' && typeof key === 'string' ? { token, key } : null;
  } catch {
    held = null;
  }
  return held;
}
