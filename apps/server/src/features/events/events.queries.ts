import { BESIDE, type Beside } from '@pratibha/contract/event-beside';
import { EVENT_COLUMNS, type EventFilters, type EventValues } from '@pratibha/contract/events';
import { eventsWhere } from '@pratibha/domain/access';
import type { EventFacts } from '@pratibha/domain/events/event-facts';
import type { EventStatus, RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import type { WorkForm } from '@pratibha/domain/works/work-form';
import { type Kysely, type Selectable, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import { mentions } from '../../platform/db/search.ts';
import type { Asking } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInstant, byInteger, byText } from '../../platform/lists/paging.ts';
import type { InEdition } from './edition-asked.ts';
import { type EventsMeant, isMeant } from './in-edition.queries.ts';
import { EDITION_VENUE, type PlaceRow } from './places.queries.ts';
import { SEATS_SPOKEN_FOR } from './spoken-for.queries.ts';
import { WORK_FORM } from './work-form-of.queries.ts';

const COLUMNS = [...EVENT_COLUMNS, ...BESIDE].map((field) => `events.${field}` as const);

/** Columns by which the rules judge an event, for a row that stands for something in it. */
export const EVENT_FACTS = [
  'events.status',
  'events.internal_event',
  'events.requires_submission',
  'events.registration_open',
  'events.registration_close',
  'events.submission_start',
  'events.submission_close',
] as const satisfies readonly `events.${keyof EventFacts}`[];

/** An event as everybody may see it, and which version of it this is. */
export type EventRow = Pick<
  Selectable<DB['events']>,
  (typeof EVENT_COLUMNS)[number] | Beside | 'version'
>;

/** The same with the venue that its edition has, and the parts of works that it asks for. */
type EventWithVenue = EventRow &
  Pick<PlaceRow, 'edition_venue'> & { readonly work_form: WorkForm | null };

function eventsFor(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('events')
    .leftJoin('event_seats', 'event_seats.event_id', 'events.id')
    .leftJoin('registrations', (join) =>
      join
        .onRef('registrations.event_id', '=', 'events.id')
        .on('registrations.user_id', '=', userId),
    )
    .leftJoin('submissions', (join) =>
      join.onRef('submissions.event_id', '=', 'events.id').on('submissions.user_id', '=', userId),
    )
    .select([
      ...COLUMNS,
      WORK_FORM,
      SEATS_SPOKEN_FOR.as('seats_taken'),
      'registrations.id as registration_id',
      'registrations.status as registration_status',
      'submissions.id as submission_id',
      'submissions.status as submission_status',
    ])
    .where('events.kind', '=', 'event')
    .where('events.status', '<>', 'DELETED');
}

/** The events that people see, in the order in which they open, with the stamp of their state. */
export async function findEventsWithStamp(db: Kysely<DB>) {
  const rows = await db
    .selectFrom('events_stamp')
    .leftJoin('events', (join) =>
      join.on('events.status', '<>', 'DELETED').on('events.kind', '=', 'event'),
    )
    .select([...COLUMNS, 'events.version', EDITION_VENUE, WORK_FORM, 'events_stamp.n as stamp'])
    .orderBy('events.registration_open')
    .orderBy('events.id')
    .execute();
  const events = rows.filter((row): row is typeof row & EventWithVenue => row.id !== null);
  return { stamp: rows[0]?.stamp ?? 0, rows: events as readonly EventWithVenue[] };
}

type OwnState = [
  user: number,
  event: number,
  registration: number,
  RegistrationStatus,
  submission: number | null,
  SubmissionStatus | null,
];
type OwnStates = { stamp: number; states: OwnState[] | null; taken: [number, number][] | null };

const ownStates = prepared(
  (_db, { userIds }: { userIds: readonly number[] }) => sql<OwnStates>`
    select n as stamp,
      (select json_agg(json_build_array(r.user_id, r.event_id, r.id, r.status, s.id, s.status))
        from registrations r left join submissions s on s.registration_id = r.id
        where r.user_id = any(${userIds}::int[])) as states,
      (select json_agg(json_build_array(event_id, ${SEATS_SPOKEN_FOR}))
        from event_seats join events on events.id = event_id
        where capacity is not null) as taken
    from events_stamp`,
);

/**
 * What each of these people has done in each event, by the event's id, the seats taken, and the
 * events' stamp: one statement.
 */
export async function findOwnStates(db: Kysely<DB>, userIds: readonly number[]) {
  const [row] = await ownStates(db, { userIds });
  const taken = new Map(row?.taken ?? []);
  const byUser = new Map(userIds.map((id) => [id, new Map<number, OwnEventState>()]));
  for (const [
    user,
    event,
    registration_id,
    registration_status,
    submission_id,
    submission_status,
  ] of row?.states ?? []) {
    const state = { registration_id, registration_status, submission_id, submission_status };
    byUser.get(user)?.set(event, state);
  }
  return userIds.map((id) => ({
    stamp: row?.stamp ?? 0,
    states: byUser.get(id) ?? new Map<number, OwnEventState>(),
    taken,
  }));
}
export type OwnStatesOfOne = Awaited<ReturnType<typeof findOwnStates>>[number];

/** What one person has done in an event. */
export type OwnEventState = Pick<
  EventForPerson,
  'registration_id' | 'registration_status' | 'submission_id' | 'submission_status'
>;

/** One event with what this person has done in it, and which version of it this is. */
export async function findEventForPerson(db: Kysely<DB>, eventId: number, userId: number) {
  const [row] = await eventFor(db, { eventId, userId });
  return row;
}
export type EventForPerson = NonNullable<Awaited<ReturnType<typeof findEventForPerson>>>;
const eventFor = prepared((db, { eventId, userId }: { eventId: number; userId: number }) =>
  eventsFor(db, userId).select('events.version').where('events.id', '=', eventId),
);

/** What the triggers of the migrations 0007 and 0019 have counted. */
function counted(
  what: 'registrations' | 'submissions' | 'pending_registrations' | 'pending_submissions',
) {
  return sql<number>`(
    select coalesce(sum(${sql.ref(`counts.${what}`)}), 0)::int
    from event_counts counts where counts.event_id = events.id
  )`;
}

/** Decisions that are prepared and not made. */
const heldDecisions = sql<number>`(
  select count(*)::int from prepared_decisions where event_id = events.id
)`;

/** Null where they are not counted. */
const seatsTaken = sql<number | null>`case when events.capacity is not null then (
    select taken from event_seats where event_id = events.id
  ) end`;

const FIGURES = [
  counted('registrations').as('registrations'),
  counted('submissions').as('submissions'),
  counted('pending_registrations').as('pending_registrations'),
  counted('pending_submissions').as('pending_submissions'),
] as const;

/** All events for organisers, with how many take part, and how many of these wait. */
function adminEvents(db: Kysely<DB>) {
  return db
    .selectFrom('events')
    .select([
      ...COLUMNS,
      'events.holds_decisions',
      'events.takes_enquiries',
      'events.created_at',
      'events.updated_at',
      'events.version',
      ...FIGURES,
      heldDecisions.as('held_decisions'),
      sql<boolean>`events.edition_id = live_edition()`.as('in_live_edition'),
    ]);
}
export type AdminEventRow = Awaited<ReturnType<ReturnType<typeof adminEvents>['execute']>>[number];

/** The figures of those events that are not deleted. */
export function findEventFigures(db: Kysely<DB>, events: EventsMeant) {
  return adminEvents(db)
    .clearSelect()
    .select(['events.id', 'events.capacity', ...FIGURES, seatsTaken.as('seats_taken')])
    .where('events.status', '<>', 'DELETED')
    .where('events.kind', '=', 'event')
    .where(isMeant('events.id', events))
    .orderBy('events.id')
    .execute();
}

export const EVENT_ORDER = {
  sorts: {
    id: byInteger('events.id'),
    title: byText('events.title'),
    registration_open: byInstant('events.registration_open'),
    registration_close: byInstant('events.registration_close'),
  },
  first: '-id',
  id: 'events.id',
} as const;

/** Those of the events with which the organiser may do this. */
export function eventsMatching(
  db: Kysely<DB>,
  filters: InEdition<EventFilters>,
  { actor, action }: Asking,
) {
  const matching = adminEvents(db)
    .where('events.kind', '=', 'event')
    .where(mentions(['events.title'], filters.q))
    .where(isMeant('events.id', { ids: eventsWhere(action, actor), edition: filters.edition }));
  return filters.status ? matching.where('events.status', '=', filters.status) : matching;
}

export function findAdminEvent(db: Kysely<DB>, id: number) {
  return adminEvents(db).where('events.id', '=', id).executeTakeFirst();
}

/** What a change of an event needs to know; the row stays locked against registrations. */
export function lockEvent(db: Kysely<DB>, id: number) {
  return db
    .selectFrom('events')
    .select([...COLUMNS, 'holds_decisions', 'takes_enquiries', 'kind', 'updated_at', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function columnsOf(values: EventValues) {
  const { revision: _, event_questions, ...columns } = values;
  return { ...columns, event_questions: JSON.stringify(event_questions) };
}

export async function insertEvent(
  db: Kysely<DB>,
  values: EventValues,
  competition: string | null,
): Promise<number> {
  const { id } = await db
    .insertInto('events')
    .values({ ...columnsOf(values), competition })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function replaceEvent(db: Kysely<DB>, id: number, values: EventValues, now: Date) {
  await db
    .updateTable('events')
    .set((eb) => ({ ...columnsOf(values), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Says for which competition of its edition an event is. */
export async function setCompetition(
  db: Kysely<DB>,
  id: number,
  competition: string,
): Promise<void> {
  await db.updateTable('events').set({ competition }).where('id', '=', id).execute();
}

export async function setEventStatus(db: Kysely<DB>, id: number, status: EventStatus, now: Date) {
  await db
    .updateTable('events')
    .set((eb) => ({ status, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/**
 * Recounts the seats of an event. Only while the event is locked: then no registration is
 * under way, and the count is exact whatever the capacity was before.
 */
export async function recountSeats(db: Kysely<DB>, eventId: number): Promise<void> {
  await sql`select recount_seats(${eventId})`.execute(db);
}
