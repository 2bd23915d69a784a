import { isDeepStrictEqual } from 'node:util';
import type { EditionVenue } from '@pratibha/domain/editions/content';
import { isNear, venueOf } from '@pratibha/domain/events/event-place';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { defineJob, type Job, type JobKind } from '../../platform/jobs/job.ts';
import { addJob } from '../../platform/jobs/jobs.queries.ts';
import type { Clock } from '../../platform/process/clock.ts';
import {
  findPlace,
  keepPlaceChange,
  type PlaceRow,
  raiseInheriting,
  takePlaceChange,
  tellPlaceChange,
} from './places.queries.ts';

/**
 * So long nothing of it has changed before it is told: whoever mends a slip mends it within
 * minutes.
 */
const QUIET_MS = 10 * 60_000;

/** An event was moved or is elsewhere, with this version. */
const PLACE_CHANGED: JobKind<{ event_id: number; version: number }> = {
  name: 'events.place-changed',
  payload: z.object({ event_id: z.number(), version: z.number() }),
};

/** Tells whoever is registered, once, when and where an event is, after the last of its changes. */
export function placeJobs(clock: Clock): readonly Job[] {
  return [
    defineJob(PLACE_CHANGED, ({ database }, { event_id, version }) =>
      inTransaction(database, async (db) => {
        const change = await takePlaceChange(db, event_id, version);
        if (change === undefined) return;
        const event = await findPlace(db, event_id);
        const isAsBefore = isDeepStrictEqual(change.said, saidOf(event));
        if (event.status === 'ACTIVE' && !isAsBefore) {
          await tellPlaceChange(db, event_id, clock.now());
        }
      }),
    ),
  ];
}

/**
 * Lets whoever is registered be told that the event is at another hour or elsewhere, where it is
 * near now or was before; in the transaction of the change.
 */
export async function notePlaceChange(
  db: Kysely<DB>,
  before: PlaceRow,
  after: PlaceRow,
  now: Date,
): Promise<void> {
  if (after.status !== 'ACTIVE' || !(isNear(before, now) || isNear(after, now))) return;
  const { id, version } = after;
  await keepPlaceChange(db, after, saidOf(before));
  await addJob(db, {
    kind: PLACE_CHANGED,
    payload: { event_id: id, version },
    key: `${id}.${version}`,
    runAt: new Date(Date.now() + QUIET_MS),
  });
}

/** The same of all events of an edition that inherit its venue: it was this until now. */
export async function noteEditionVenue(
  db: Kysely<DB>,
  edition: { readonly id: number; readonly before: EditionVenue | null; readonly now: Date },
): Promise<void> {
  const { id, before: edition_venue, now } = edition;
  for (const event of await raiseInheriting(db, id, now))
    await notePlaceChange(db, { ...event, edition_venue }, event, now);
}

/** What people know of it, as it is kept. */
function saidOf(event: PlaceRow) {
  const { event_date, starts_at, ends_at, ends_on, what_to_bring } = event;
  const venue = venueOf(event, event.edition_venue);
  return { event_date, starts_at, ends_at, ends_on, what_to_bring, ...venueFields(venue) };
}

function venueFields(venue: ReturnType<typeof venueOf>) {
  const { venue_name, venue_room, venue_address, venue_map_url } = venue;
  return { venue_name, venue_room, venue_address, venue_map_url };
}
