import type { PageHead, Shown } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { shownSections } from '@pratibha/domain/editions/sections';
import { venueOfEdition } from '@pratibha/domain/events/event-place';
import { roomAndName } from '@pratibha/domain/events/room-and-name';
import { zonedIso } from '@pratibha/domain/time/competition-time';
import { editionName, headWords } from '@pratibha/words/pages/heads';
import { PATHS, type PublicPageName } from '../data/address/paths.ts';
import { eventOfResults, isCheckPath } from '../data/address/results-path.ts';
import { yearOfWorks } from '../data/address/works-path.ts';
import { helpPage } from '../features/pages/public/help/handbook.ts';
import { renderedMarkdown } from '../features/pages/public/markdown/rendered.ts';
import { ACCOUNT_CLOSED } from '../features/pages/public/notices/notices.ts';

/** The head of a page; `notice` as `render` takes it. */
export function headOf(
  page: PublicPageName,
  path: string,
  notice: string | null,
  content: EditionContent,
  { results = [], works = [], work, of }: Pick<Shown, 'results' | 'works' | 'work' | 'of'> = {},
): PageHead {
  const words = headWords(content);
  const head = { siteName: content.shortTitle, canonical: null, jsonLd: [] };
  switch (page) {
    case 'landing':
      return {
        ...head,
        ...words.landing,
        canonical: PATHS.home,
        jsonLd: [eventData(content), ...faqData(content)],
      };
    case 'guidelines':
      return { ...head, ...words.guidelines, canonical: PATHS.guidelines };
    case 'privacy':
    case 'rules':
      return { ...head, ...words.legal(content.legal[page].title), canonical: PATHS[page] };
    case 'help':
      return { ...head, ...words.help(helpPage(path).title), canonical: path };
    case 'results': {
      const id = eventOfResults(path);
      const title = results.find(({ event_id }) => event_id === id)?.event_title;
      // Of what is not out nothing is found.
      const canonical = results.length > 0 ? path : null;
      return { ...head, ...words.results(title ?? null, isCheckPath(path), of?.name), canonical };
    }
    case 'works': {
      if (work) return { ...head, ...words.work(work, of?.name), canonical: path };
      const year = yearOfWorks(path) ?? String(content.year);
      // What nobody showed is found by nobody.
      const canonical = works.some(({ edition }) => edition === year) ? path : null;
      return { ...head, ...words.works(year, of?.name), canonical };
    }
    // Whoever has a code comes by its address; nobody looks for it.
    case 'receipt':
      return { ...head, ...words.receipt };
    case 'unauthorized':
      return { ...head, ...(notice === ACCOUNT_CLOSED ? words.accountClosed : words.unauthorized) };
    case 'not-found':
      return { ...head, ...words.notFound };
  }
}

/** The competition as search engines read it (schema.org Event); URLs are added by the server. */
function eventData(content: EditionContent) {
  const { dates, contact } = content;
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationEvent',
    name: editionName(content),
    description: content.descriptions.landing,
    startDate: zonedIso(new Date(dates.eventDay)),
    endDate: zonedIso(new Date(dates.eventEnds)),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationData(content),
    organizer: { '@type': 'Organization', name: content.organiser, url: contact.website },
  };
}

/** Its venue, or else the place of the college. */
function locationData({ place, venue }: EditionContent) {
  const { name, address, locality } = place;
  const own = { '@type': 'Place', name: roomAndName(venueOfEdition(venue)) };
  if (own.name === null)
    return { ...own, name, address: addressData(address, locality), ...coordinatesOf(place) };
  // In which town another venue is nobody says but its address.
  const town = venue.address === null ? { addressLocality: locality } : {};
  return {
    ...own,
    address: { ...addressData(venue.address ?? undefined), ...town },
    ...(venue.map === null ? {} : { hasMap: venue.map }),
  };
}

/** The competition's time is Nepal's, and so is its place. */
function addressData(streetAddress?: string, addressLocality?: string) {
  return { '@type': 'PostalAddress', streetAddress, addressLocality, addressCountry: 'NP' };
}

function coordinatesOf({ latitude, longitude }: EditionContent['place']) {
  if (latitude === null || longitude === null) return {};
  return { geo: { '@type': 'GeoCoordinates', latitude, longitude } };
}

/** The questions as search engines read them (schema.org FAQPage), where the page shows them. */
function faqData(content: EditionContent) {
  if (!shownSections(content).includes('faq')) return [];
  const mainEntity = content.faq.all.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: renderedMarkdown(answer, 3).html },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}
