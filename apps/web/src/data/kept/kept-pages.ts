import type { FirstReads } from '../begin.ts';

/** A page that can be read without a network, and the lists that it shows. */
type KeptPage = { readonly at: RegExp; readonly reads: readonly (keyof FirstReads)[] };

/**
 * All of them. The forms of events are on the events' pages; what is typed in them, drafts keep.
 */
export const KEPT_PAGES: readonly KeptPage[] = [
  {
    at: /^\/user\/events(\/\d+)?\/?$/,
    reads: ['GET /user/available/events', 'GET /user/events/places'],
  },
  {
    at: /^\/user\/event-registrations\/?$/,
    reads: ['GET /user/registrations', 'GET /user/events/places'],
  },
];

/** The lists of all of them, each once. */
export const KEPT_READS = [...new Set(KEPT_PAGES.flatMap(({ reads }) => reads))];
