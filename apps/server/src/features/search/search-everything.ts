import type { FoundThings } from '@pratibha/contract/search';
import { type Actor, eventsWhere, mayDo } from '@pratibha/domain/access';
import {
  type FoundKind,
  type FoundThing,
  isSearched,
  numberIn,
  SEARCH_LIMITS,
} from '@pratibha/domain/search/search';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findAnnouncements, findEvents, findPeople, findPeopleMeant } from './search.queries.ts';
import { findRows } from './search-rows.queries.ts';

const NOTHING: FoundThings = {
  ...{ people: [], events: [], registrations: [], submissions: [], announcements: [] },
};

/** Whatever the organiser may look at and these words, or this number, are found in. */
export async function searchEverything(
  db: Kysely<DB>,
  actor: Actor,
  q: string,
): Promise<FoundThings> {
  if (!isSearched(q)) return NOTHING;
  const number = numberIn(q);
  const [meant, events] = await Promise.all([
    findPeopleMeant(db, q),
    findEvents(db, { q, number, among: eventsWhere('events.read', actor) }),
  ]);
  const titled = events.filter(({ id }) => id !== number).map(({ id }) => id);
  const rows = { q, number, actor, people: meant, events: titled };
  const [people, registrations, submissions, announcements] = await Promise.all([
    mayDo('users.read', actor) ? findPeople(db, { q, number, among: meant.ids }) : [],
    findRows(db, 'registrations', rows),
    findRows(db, 'submissions', rows),
    mayDo('announcements.write', actor) ? findAnnouncements(db, { q, number }) : [],
  ]);
  return {
    ...{ people, registrations, submissions, announcements },
    events: events.slice(0, SEARCH_LIMITS.ofKind),
  };
}

/** Those of these things that are there, and that the organiser may look at. */
export async function findNamed(
  db: Kysely<DB>,
  actor: Actor,
  things: readonly FoundThing[],
): Promise<FoundThings> {
  const idsOf = (kind: FoundKind) =>
    things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  const may = { people: mayDo('users.read', actor), tell: mayDo('announcements.write', actor) };
  const [people, events, registrations, submissions, announcements] = await Promise.all([
    may.people ? findPeople(db, { ids: idsOf('person') }) : [],
    findEvents(db, { ids: idsOf('event'), among: eventsWhere('events.read', actor) }),
    findRows(db, 'registrations', { ids: idsOf('registration'), actor }),
    findRows(db, 'submissions', { ids: idsOf('submission'), actor }),
    may.tell ? findAnnouncements(db, { ids: idsOf('announcement') }) : [],
  ]);
  return { people, events, registrations, submissions, announcements };
}
