import type { EnquiryFilters } from '@pratibha/contract/enquiries';
import { eventsWhere } from '@pratibha/domain/access';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import { mentions } from '../../platform/db/search.ts';
import type { Asking } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInteger } from '../../platform/lists/paging.ts';
import { type InEdition, isMeant } from '../events/events.ts';

/** What of an event says whether this person finds it, and may ask something. */
function eventsToAsk(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('events')
    .select([
      'events.id',
      'events.status',
      'events.registration_open',
      'events.takes_enquiries',
      sql<boolean>`events.edition_id = live_edition()`.as('in_live_edition'),
      sql<boolean>`exists (
        select from registrations where event_id = events.id and user_id = ${userId}
      )`.as('is_registered'),
    ])
    .where('events.status', '<>', 'DELETED');
}
export type EventToAsk = Awaited<ReturnType<ReturnType<typeof eventsToAsk>['execute']>>[number];

const eventToAsk = prepared((db, { id, userId }: { id: number; userId: number }) =>
  eventsToAsk(db, userId).where('events.id', '=', id),
);

/** An event that is not deleted. */
export async function findEvent(
  db: Kysely<DB>,
  of: { readonly id: number; readonly userId: number },
): Promise<EventToAsk | undefined> {
  const [row] = await eventToAsk(db, of);
  return row;
}

/** The same, which nobody changes until the transaction ends. */
export function holdEvent(
  db: Kysely<DB>,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<EventToAsk | undefined> {
  return eventsToAsk(db, userId).where('events.id', '=', id).forShare('events').executeTakeFirst();
}

const ownOf = prepared((db, { eventId, userId }: { eventId: number; userId: number }) =>
  db
    .selectFrom('enquiries')
    .select(['id', 'text', 'asked_at', 'response', 'responded_at', 'shared_text'])
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc'),
);

/** What a person asked of an event, the newest first. */
export function findOwnEnquiries(
  db: Kysely<DB>,
  of: { readonly eventId: number; readonly userId: number },
) {
  return ownOf(db, of);
}
export type OwnEnquiryRow = Awaited<ReturnType<typeof findOwnEnquiries>>[number];

const sharedOf = prepared((db, { eventId }: { eventId: number }) =>
  db
    .selectFrom('enquiries')
    .select(['id', sql<string>`shared_text`.as('question'), sql<string>`response`.as('response')])
    .where('event_id', '=', eventId)
    .where(sql<boolean>`shared_text is not null`)
    .orderBy('responded_at', 'desc')
    .orderBy('id', 'desc'),
);

/** What everybody reads of an event, the newest first. */
export function findSharedEnquiries(db: Kysely<DB>, eventId: number) {
  return sharedOf(db, { eventId });
}

/**
 * What is known of an event of which somebody asks something now: who else asks there waits, so
 * that what is counted holds until it is written.
 */
export async function countBeforeAsking(
  db: Kysely<DB>,
  { eventId, userId }: { readonly eventId: number; readonly userId: number },
) {
  await sql`select pg_advisory_xact_lock(hashtext('enquiries'), ${eventId})`.execute(db);
  return db
    .selectFrom('enquiries')
    .select([
      sql<number>`count(*) filter (where response is null)::int`.as('waiting'),
      sql<number>`count(*) filter (where response is null and user_id = ${userId})::int`.as('open'),
      sql<Date | null>`max(asked_at) filter (where tells)`.as('lastTold'),
    ])
    .where('event_id', '=', eventId)
    .executeTakeFirstOrThrow();
}

type NewEnquiry = {
  readonly event_id: number;
  readonly user_id: number;
  readonly text: string;
  readonly asked_at: Date;
  readonly tells: boolean;
};

export function insertEnquiry(db: Kysely<DB>, enquiry: NewEnquiry): Promise<OwnEnquiryRow> {
  return db
    .insertInto('enquiries')
    .values(enquiry)
    .returning(['id', 'text', 'asked_at', 'response', 'responded_at', 'shared_text'])
    .executeTakeFirstOrThrow();
}

function enquiries(db: Kysely<DB>) {
  return db
    .selectFrom('enquiries')
    .innerJoin('events', 'events.id', 'enquiries.event_id')
    .innerJoin('users', 'users.id', 'enquiries.user_id')
    .select([
      'enquiries.id',
      'enquiries.event_id',
      'events.title as event_title',
      'enquiries.user_id',
      'users.name as user_name',
      sql<boolean>`users.erased_at is not null`.as('is_user_erased'),
      'enquiries.text',
      'enquiries.asked_at',
      'enquiries.response',
      'enquiries.responded_at',
      'enquiries.shared_text',
      'enquiries.version',
    ]);
}
export type EnquiryRow = Awaited<ReturnType<ReturnType<typeof enquiries>['execute']>>[number];

/** Ids are given in the order of asking. */
export const ENQUIRY_ORDER = {
  sorts: { id: byInteger('enquiries.id') },
  first: '-id',
  id: 'enquiries.id',
} as const;

/** Those of the events with which the organiser may do this. */
export function enquiriesMatching(
  db: Kysely<DB>,
  { q, event_id, edition, state }: InEdition<EnquiryFilters>,
  { actor, action }: Asking,
) {
  let matching = enquiries(db)
    .where(mentions(['enquiries.text', 'users.name'], q))
    .where(isMeant('enquiries.event_id', { ids: eventsWhere(action, actor), edition }));
  if (event_id) matching = matching.where('enquiries.event_id', '=', event_id);
  if (state) {
    const isWaiting = state === 'waiting';
    matching = matching.where(sql<boolean>`(enquiries.response is null) = ${isWaiting}`);
  }
  return matching;
}

/** One that is about to be responded to: nobody else does meanwhile. */
export function lockEnquiry(db: Kysely<DB>, id: number): Promise<EnquiryRow | undefined> {
  return enquiries(db)
    .where('enquiries.id', '=', id)
    .forNoKeyUpdate('enquiries')
    .executeTakeFirst();
}

type Response = {
  readonly response: string;
  readonly responded_at: Date;
  readonly shared_text: string | null;
};

export async function writeResponse(db: Kysely<DB>, id: number, response: Response): Promise<void> {
  await db
    .updateTable('enquiries')
    .set((eb) => ({ ...response, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

type EnquiryOfMail = {
  readonly text: string;
  readonly response: string | null;
  /** Whether it was responded to again, of which a mail of its own tells. */
  readonly is_told_anew: boolean;
};

/** Of the enquiry that the notification `told` names, as it is now. */
export const enquiryOfMail = sql<EnquiryOfMail>`(
  select to_jsonb(of_enquiry) from (
    select text, response, exists (
      select from notifications as later
      where later.user_id = told.user_id and later.kind = told.kind and later.id > told.id
        and later.params @> jsonb_build_object('enquiry_id', enquiries.id)
    ) as is_told_anew from enquiries
    where id = (told.params ->> 'enquiry_id')::int
  ) as of_enquiry)`;

/** How many wait in the event that the notification `told` names, as it is now. */
export const waitingOfMail = sql<number>`(
  select to_jsonb(count(*)) from enquiries
  where event_id = (told.params ->> 'event_id')::int and response is null)`;
