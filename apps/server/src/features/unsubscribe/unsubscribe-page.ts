import type { Language } from '@pratibha/domain/language/languages';
import { UNSUBSCRIBE_WORDS } from '@pratibha/words/both/notifications/unsubscribe';
import { duskPage, duskPageCsp } from '../../platform/edge/dusk-page.ts';
import { escaped } from '../../platform/edge/escaped.ts';

export const UNSUBSCRIBE_PAGE_CSP = duskPageCsp("'self'");

/** What a form sends; the first as programs of mailboxes do (RFC 8058). */
export const STOP = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
export const AGAIN = { name: 'announcements', value: 'by-mail' } as const;

const SENT_BY = { ask: STOP, done: AGAIN, again: STOP } as const;

type Around = { readonly siteName: string; readonly language: Language };

/**
 * One of the pages with its button, which posts to the page's own address: the link stands nowhere
 * in it.
 */
export function unsubscribePage(
  { siteName, language }: Around,
  page: keyof typeof SENT_BY,
): string {
  const { [page]: said, notifications } = UNSUBSCRIBE_WORDS[language];
  const { heading, text, button } = said;
  const { name, value } = SENT_BY[page];
  return duskPage(
    siteName,
    heading,
    `<p>${escaped(text)}</p>
<form class="ways" method="post"><button name="${name}" value="${value}">${escaped(button)}</button>
<a href="/user/notifications">${escaped(notifications)}</a></form>`,
    '',
    language,
  );
}

/** What to do where the link is none of ours. */
export function unknownLinkPage({ siteName, language }: Around): string {
  const { unknown, notifications, home } = UNSUBSCRIBE_WORDS[language];
  const { heading, text } = unknown;
  return duskPage(
    siteName,
    heading,
    `<p>${escaped(text)}</p>
<p class="ways"><a href="/user/notifications">${escaped(notifications)}</a><a href="/">${escaped(home)}</a></p>`,
    '',
    language,
  );
}
