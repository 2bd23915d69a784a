import { CONTACT } from '@pratibha/domain/editions/contact';
import { DATES, EDITION_YEAR } from '@pratibha/domain/editions/edition';
import { zonedIso } from '@pratibha/domain/time/competition-time';
import { EDITION_WORDS } from '@pratibha/words/editions/edition';
import { PLACE_WORDS } from '@pratibha/words/editions/place';
import { HEAD_WORDS } from '@pratibha/words/pages/heads';
import { SIGN_IN_NOTICE_WORDS } from '@pratibha/words/session/sign-in-notices';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PATHS, publicPageOf } from '../data/address/paths.ts';
import { ACCOUNT_CLOSED } from '../features/pages/public/notices/notices.ts';
import { PublicPage } from '../features/pages/public/PublicPage.tsx';

// Of the web only this module is built for the server, which asks it for the addresses too.
export { isAppPage } from '../data/address/app-paths.ts';

export type RenderedPage = {
  readonly status: 200 | 404;
  /** What belongs inside `#root`; holds no clock and no session. */
  readonly html: string;
  readonly head: {
    readonly title: string;
    readonly description: string;
    /** Canonical path, or null where a page should not be indexed. */
    readonly canonical: string | null;
    readonly jsonLd: Readonly<Record<string, unknown>> | null;
  };
};

/**
 * What the sign-in left to tell in an address: `/?sign-in-error=<code>` or
 * `/unauthorized?reason=account-deleted`; null for everything else.
 */
export function noticeIn(url: string): string | null {
  const page = publicPageOf(url);
  const query = new URLSearchParams(url.split('?', 2)[1]);
  if (page === 'unauthorized')
    return query.get('reason') === ACCOUNT_CLOSED ? ACCOUNT_CLOSED : null;
  const code = query.get('sign-in-error') ?? '';
  return page === 'landing' && Object.hasOwn(SIGN_IN_NOTICE_WORDS, code) ? code : null;
}

/**
 * Renders a page of the public document; unknown paths give the not-found page with 404.
 * @param notice what `noticeIn` found in the address
 */
export function render(path: string, notice: string | null = null): RenderedPage {
  const page = publicPageOf(path);
  const html = renderToString(
    <StrictMode>
      <PublicPage path={path} notice={notice} />
    </StrictMode>,
  );
  if (page === 'landing') {
    return {
      status: 200,
      html,
      head: { ...HEAD_WORDS.landing, canonical: PATHS.home, jsonLd: EVENT },
    };
  }
  if (page === 'guidelines') {
    const head = { ...HEAD_WORDS.guidelines, canonical: PATHS.guidelines, jsonLd: null };
    return { status: 200, html, head };
  }
  const isKnown = page === 'unauthorized';
  const known = notice === ACCOUNT_CLOSED ? HEAD_WORDS.accountClosed : HEAD_WORDS.unauthorized;
  const words = isKnown ? known : HEAD_WORDS.notFound;
  return { status: isKnown ? 200 : 404, html, head: { ...words, canonical: null, jsonLd: null } };
}

/** The competition as search engines read it (schema.org Event); URLs are added by the server. */
const EVENT = {
  '@context': 'https://schema.org',
  '@type': 'EducationEvent',
  name: `${EDITION_WORDS.title} ${EDITION_YEAR}`,
  description: HEAD_WORDS.landing.description,
  startDate: zonedIso(DATES.eventDay),
  endDate: zonedIso(DATES.eventEnds),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: PLACE_WORDS.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: PLACE_WORDS.address,
      addressLocality: PLACE_WORDS.locality,
      addressCountry: CONTACT.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: CONTACT.latitude,
      longitude: CONTACT.longitude,
    },
  },
  organizer: { '@type': 'Organization', name: EDITION_WORDS.organiser, url: CONTACT.website },
} as const;
