import { UNSUBSCRIBE_WORDS } from '@pratibha/words/notifications/unsubscribe';
import { duskPage, duskPageCsp } from '../../platform/edge/dusk-page.ts';
import { escaped } from '../../platform/edge/escaped.ts';

export const UNSUBSCRIBE_PAGE_CSP = duskPageCsp("'self'");

/** What a form sends; the first as programs of mailboxes do (RFC 8058). */
export const STOP = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
export const AGAIN = { name: 'announcements', value: 'by-mail' } as const;

const SENT_BY = { ask: STOP, done: AGAIN, again: STOP } as const;

/**
 * One of the pages with its button, which posts to the page's own address: the link stands nowhere
 * in it.
 */
export function unsubscribePage(siteName: string, page: keyof typeof SENT_BY): string {
  const { heading, text, button } = UNSUBSCRIBE_WORDS[page];
  const { name, value } = SENT_BY[page];
  return duskPage(
    siteName,
    heading,
    `<p>${escaped(text)}</p>
<form class="ways" method="post"><button name="${name}" value="${value}">${escaped(button)}</button>
<a href="/user/notifications">${escaped(UNSUBSCRIBE_WORDS.notifications)}</a></form>`,
  );
}

/** What to do where the link is none of ours. */
export function unknownLinkPage(siteName: string): string {
  const { heading, text } = UNSUBSCRIBE_WORDS.unknown;
  return duskPage(
    siteName,
    heading,
    `<p>${escaped(text)}</p>
<p class="ways"><a href="/user/notifications">${escaped(UNSUBSCRIBE_WORDS.notifications)}</a><a href="/">${escaped(UNSUBSCRIBE_WORDS.home)}</a></p>`,
  );
}
