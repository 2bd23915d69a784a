import type { Language } from '@pratibha/domain/language/languages';
import { INVITATION_PAGE_WORDS } from '@pratibha/words/both/people/invitation';
import { formatDateTime } from '@pratibha/words/both/time';
import { duskPage, duskPageCsp } from '../../../platform/edge/dusk-page.ts';
import { escaped } from '../../../platform/edge/escaped.ts';
import type { InvitationRow } from './invitations.queries.ts';

export const INVITATION_PAGE_CSP = duskPageCsp("'self'");

type Around = { readonly siteName: string; readonly language: Language };

/** What a program that follows links sees, too: nobody's address. */
export function askingPage({ siteName, language }: Around): string {
  const { ask } = INVITATION_PAGE_WORDS[language];
  return duskPage(
    siteName,
    ask.heading,
    `<p>${escaped(ask.text)}</p>
<form class="ways" method="post"><button>${escaped(ask.button)}</button></form>`,
    '',
    language,
  );
}

/** The invitation, and the way to the sign-in. */
export function openedPage({ siteName, language }: Around, invitation: InvitationRow): string {
  const { opened } = INVITATION_PAGE_WORDS[language];
  const { email, invited_by: by, expires_at: until, event_grants: grants } = invitation;
  const events = grants.map(({ event_title, kind }) => {
    const title = event_title ?? opened.everyEvent;
    return kind === 'read' ? opened.reads(title) : title;
  });
  const told = events.length === 0 ? [opened.everyEvent] : events;
  const signIn = new URLSearchParams({ return_to: '/admin/dashboard', login_hint: email });
  return duskPage(
    siteName,
    opened.heading,
    `<p>${escaped(opened.invited(by))} ${escaped(told.join(', '))}.</p>
<p>${escaped(opened.how(email))} ${escaped(opened.until(formatDateTime[language](until)))}</p>
<p class="ways"><a href="/api/oauth/login?${escaped(String(signIn))}">${escaped(opened.signIn)}</a></p>`,
    '',
    language,
  );
}

/** What to do where the link opens nothing. */
export function unknownInvitationPage({ siteName, language }: Around): string {
  const { unknown, home } = INVITATION_PAGE_WORDS[language];
  return duskPage(
    siteName,
    unknown.heading,
    `<p>${escaped(unknown.text)}</p>
<p class="ways"><a href="/">${escaped(home)}</a></p>`,
    '',
    language,
  );
}
