import { api } from '../../data/api.ts';
import { createStore } from '../../data/store.ts';
import { xsrfToken } from '../../data/xsrf-token.ts';

/** How much of what the person was told is not read; null while nobody has asked. */
export const unread = createStore<number | null>(null);

/** Asks again. Where nobody answers, what was known stays: the bell is a link all the same. */
export async function refreshUnread(): Promise<void> {
  // A page that the browser kept is seen for a moment after a logout in another tab.
  if (!xsrfToken()) return;
  try {
    unread.set((await api('GET /user/notifications/unread', {})).unread);
  } catch {
    // The page says what failed; the bell has no room for it.
  }
}
