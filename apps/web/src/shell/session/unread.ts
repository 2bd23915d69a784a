import { api } from '../../data/api.ts';
import { createStore } from '../../data/store.ts';
import { xsrfToken } from '../../data/xsrf-token.ts';

/** How much of what the person was told is not read; null while nobody has asked. */
export const unread = createStore<number | null>(null);

/** A count that was asked for before this one was is outdated when it comes. */
let latest = 0;

/** Takes the count from the response to marking something as read. */
export function noteUnread(count: number): void {
  latest += 1;
  unread.set(count);
}

/** Asks again. Where nobody answers, what was known stays: the bell is a link all the same. */
export async function refreshUnread(): Promise<void> {
  // A page that the browser kept is seen for a moment after a logout in another tab.
  if (!xsrfToken()) return;
  latest += 1;
  const mine = latest;
  try {
    const { unread: count } = await api('GET /user/notifications/unread', {});
    if (mine === latest) unread.set(count);
  } catch {
    // The page says what failed; the bell has no room for it.
  }
}
