import { zonedIso } from '@pratibha/domain/competition-time';
import { CONTACT } from '@pratibha/domain/edition/contact';
import { DATES, EDITION } from '@pratibha/domain/edition/edition';
import { HEADS } from '@pratibha/domain/edition/guidelines';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { PATHS, publicPageOf } from '../paths.ts';
import { PublicPage } from './PublicPage.tsx';

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

/** Renders a page of the public document; unknown paths give the not-found page with 404. */
export function render(path: string): RenderedPage {
  const page = publicPageOf(path);
  const html = renderToString(
    <StrictMode>
      <PublicPage path={path} />
    </StrictMode>,
  );
  if (page === 'landing') {
    return { status: 200, html, head: { ...HEADS.landing, canonical: PATHS.home, jsonLd: EVENT } };
  }
  if (page === 'guidelines') {
    const head = { ...HEADS.guidelines, canonical: PATHS.guidelines, jsonLd: null };
    return { status: 200, html, head };
  }
  const isKnown = page === 'unauthorized';
  const words = isKnown ? HEADS.unauthorized : HEADS.notFound;
  return { status: isKnown ? 200 : 404, html, head: { ...words, canonical: null, jsonLd: null } };
}

/** The competition as search engines read it (schema.org Event); URLs are added by the server. */
const EVENT = {
  '@context': 'https://schema.org',
  '@type': 'EducationEvent',
  name: `${EDITION.title} ${EDITION.year}`,
  description: HEADS.landing.description,
  startDate: zonedIso(DATES.eventDay),
  endDate: zonedIso(DATES.eventEnds),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: CONTACT.place.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: CONTACT.place.address,
      addressLocality: CONTACT.place.locality,
      addressCountry: CONTACT.place.country,
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: CONTACT.place.latitude,
      longitude: CONTACT.place.longitude,
    },
  },
  organizer: { '@type': 'Organization', name: EDITION.organiser, url: CONTACT.website },
} as const;
