import type { ReadKey } from '../queries.ts';

/** Something that a page shows: a call, and what it was asked with. */
export type KeptRead = readonly [call: ReadKey, input: object];

/** A page that can be read without a network, and what it shows. */
type KeptPage = {
  /** Of path and search. */
  readonly at: RegExp;
  /** @param id what the expression finds first */
  readonly reads: (id: string) => readonly KeptRead[];
};

const all = (...calls: ReadKey[]) => calls.map((call): KeptRead => [call, {}]);
const one = (call: ReadKey, id: string): KeptRead => [call, { params: { id } }];

/**
 * All of them. The forms of events are on the events' pages; what is typed in them, drafts keep,
 * and what a judge fills in, the outbox.
 */
const KEPT_PAGES: readonly KeptPage[] = [
  {
    at: /^\/user\/events(?:\/\d+)?\/?(?:\?|$)/,
    reads: () =>
      all('GET /user/available/events', 'GET /user/events/places', 'GET /user/events/waiting'),
  },
  {
    at: /^\/user\/event-registrations\/?(?:\?|$)/,
    reads: () => all('GET /user/registrations', 'GET /user/events/places'),
  },
  {
    at: /^\/user\/workshops\/?(?:\?|$)/,
    reads: () => all('GET /user/workshops/classes', 'GET /user/events/waiting'),
  },
  {
    at: /^\/user\/work-submissions\/?(?:\?|$)/,
    reads: () => all('GET /user/submissions'),
  },
  {
    at: /^\/user\/certificates\/?(?:\?|$)/,
    reads: () => all('GET /user/certificates'),
  },
  {
    at: /^\/user\/judging\/?\?(?:.*&)?round=(\d+)/,
    reads: (id) => [one('GET /judge/rounds/{id}', id)],
  },
  { at: /^\/user\/judging\/?(?:\?|$)/, reads: () => all('GET /judge/rounds') },
  {
    at: /^\/user\/judging\/(\d+)\/?(?:\?|$)/,
    reads: (id) => [one('GET /judge/works/{id}', id)],
  },
  { at: /^\/judge\/?(?:\?|$)/, reads: () => all('GET /judge/guest') },
  { at: /^\/judge\/(\d+)\/?(?:\?|$)/, reads: (id) => [one('GET /judge/works/{id}', id)] },
];

/**
 * The calls whose answers are kept, with whatever they were asked: what those pages begin with, and
 * what their parts ask for besides.
 */
export const KEPT_CALLS: ReadonlySet<ReadKey> = new Set<ReadKey>([
  'GET /user/available/events',
  'GET /user/events/places',
  'GET /user/events/waiting',
  'GET /user/workshops/classes',
  'GET /user/events/notices',
  'GET /user/events/{id}/what-to-bring',
  'GET /user/events/{id}/enquiries',
  'GET /user/registrations',
  'GET /user/registrations/coming',
  'GET /user/follow-ups',
  'GET /user/withdrawals',
  'GET /user/submissions',
  'GET /user/submissions/{id}',
  'GET /user/presentations',
  'GET /user/certificates',
  'GET /user/strip',
  'GET /user/stands',
  'GET /judge/guest',
  'GET /judge/rounds',
  'GET /judge/rounds/{id}',
  'GET /judge/rounds/{id}/standing',
  'GET /judge/rounds/{id}/stands',
  'GET /judge/works/{id}',
  'GET /judge/works/{id}/parts',
]);

/** What the page at an address shows; nothing for one that is not kept. */
export function keptReadsAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  for (const { at, reads } of KEPT_PAGES) {
    const found = at.exec(pathname + search);
    if (found !== null) return reads(found[1] ?? '');
  }
  return [];
}

/** Whether a page is of those on which guests judge, who have no account. */
export function isOfGuests({ pathname }: Pick<Location, 'pathname'>): boolean {
  return /^\/judge(?:\/|$)/.test(pathname);
}
