import { MOST_SAME_MOBILE } from '@pratibha/contract/registrations';
import { eventsWhere } from '@pratibha/domain/access';
import type { AssignedFilter } from '@pratibha/domain/desk/assigned';
import type { PreparedFilter } from '@pratibha/domain/reviews/prepared-filters';
import type { RegistrationStatus } from '@pratibha/domain/statuses';
import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import { type Asking, isOneOf, seenBy } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { byInstant, byInteger, byText } from '../../platform/lists/paging.ts';
import { hasTag, isAssigned, isPrepared } from '../desk/desk.ts';
import { EVENT_FACTS, hasStatus, isInEdition, isOfNoClass } from '../events/events.ts';
import { type Found, fits } from '../find/find.ts';

const OWN_COLUMNS = [
  'registrations.id',
  'registrations.event_id',
  'registrations.registered_on',
  'registrations.status as registration_status',
  'registrations.review_remarks',
  'registrations.reviewed_at',
  'registrations.answers',
  'registrations.questions',
  'events.title as event_title',
  ...EVENT_FACTS,
] as const;

function ownRegistrations(db: Kysely<DB>) {
  return db
    .selectFrom('registrations')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .select(OWN_COLUMNS)
    .select(
      sql<boolean>`exists (select 1 from submissions where registration_id = registrations.id)`.as(
        'has_work',
      ),
    );
}

const ownNewestFirst = prepared((db, { userIds }: { userIds: readonly number[] }) =>
  ownRegistrations(db)
    .select('registrations.user_id')
    .where('registrations.user_id', '=', sql<number>`any(${userIds}::int[])`)
    .where('events.kind', '=', 'event')
    .orderBy('registrations.id', 'desc'),
);

/**
 * What each of these people is registered for, newest first, deleted events too, and no classes.
 */
export async function findOwnRegistrations(db: Kysely<DB>, userIds: readonly number[]) {
  const rows = await ownNewestFirst(db, { userIds });
  const byUser = Map.groupBy(rows, (row) => row.user_id);
  return userIds.map((id): OwnRegistrationRow[] => byUser.get(id) ?? []);
}
export type OwnRegistrationRow = Awaited<
  ReturnType<ReturnType<typeof ownRegistrations>['execute']>
>[number];

/** Keeps registrations of this person waiting that count withdrawals (migration 0014). */
export async function holdPerson(db: Kysely<DB>, id: number): Promise<void> {
  await db.selectFrom('users').where('id', '=', id).forNoKeyUpdate().execute();
}

/** Whether this registration is the person's; a look that locks nothing. */
export async function isOwnRegistration(db: Kysely<DB>, userId: number, id: number) {
  const own = db.selectFrom('registrations').select('id').where('user_id', '=', userId);
  return (await own.where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** One of them, also a seat in a class. */
export function findOwnRegistration(db: Kysely<DB>, userId: number, id: number) {
  return ownRegistrations(db)
    .where('registrations.user_id', '=', userId)
    .where('registrations.id', '=', id)
    .executeTakeFirst();
}

/** The same, with the registration locked for its withdrawal and the event against a change. */
export function lockOwnRegistration(db: Kysely<DB>, userId: number, id: number) {
  return ownRegistrations(db)
    .where('registrations.user_id', '=', userId)
    .where('registrations.id', '=', id)
    .forUpdate('registrations')
    .forShare('events')
    .executeTakeFirst();
}

/** Registrations for organisers, with the person, the event and the reviewer. */
function adminRegistrations(db: Kysely<DB>) {
  return db
    .selectFrom('registrations')
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .innerJoin('events', 'events.id', 'registrations.event_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('users as reviewer', 'reviewer.id', 'registrations.reviewed_by')
    .select([
      'registrations.id',
      'registrations.event_id',
      'registrations.user_id',
      'registrations.registered_on',
      'registrations.status',
      'registrations.review_remarks',
      'registrations.reviewed_at',
      'registrations.answers',
      'registrations.questions',
      'registrations.version',
      'registrations.cannot_come_at',
      'events.title as event_title',
      'events.status as event_status',
      'users.name as user_name',
      'users.email as user_email',
      'profiles.college_name as user_college',
      'profiles.college_address as user_college_address',
      'reviewer.id as reviewed_by_id',
      'reviewer.name as reviewed_by',
    ]);
}

/** The same registrations, each with how many others of its event have the same mobile. */
export function withSameMobile(rows: ReturnType<typeof adminRegistrations>) {
  return rows.select(
    sql<number>`(select count(*) from (
      select from profiles as theirs join registrations as other using (user_id)
      where theirs.mobile = profiles.mobile and theirs.user_id <> profiles.user_id
        and other.event_id = registrations.event_id
      limit ${sql.lit(MOST_SAME_MOBILE)}) as others)::int`.as('same_mobile'),
  );
}

/**
 * Whether somebody else's registration for the same event has the same mobile. Mobiles that more
 * than one person has are few, and found at once; to ask for each registration takes far longer.
 */
const hasSameMobile = sql<boolean>`registrations.id = any(array(
  select unnest(array_agg(one.id)) from (
      select mobile from profiles group by mobile having count(*) > 1
    ) as shared
    join profiles using (mobile)
    join registrations as one on one.user_id = profiles.user_id
  group by one.event_id, mobile having count(*) > 1))`;

export type AdminRegistrationRow = Awaited<
  ReturnType<ReturnType<typeof withSameMobile>['execute']>
>[number];

export const REGISTRATION_ORDER = {
  sorts: {
    id: byInteger('registrations.id'),
    registered_on: byInstant('registrations.registered_on'),
    user_name: byText('users.name'),
    event_title: byText('events.title'),
    status: byText('registrations.status'),
  },
  first: '-id',
  id: 'registrations.id',
} as const;

type Filters = {
  q?: string | undefined;
  event_id?: number | undefined;
  edition?: number | undefined;
  tag?: number | undefined;
  assigned?: AssignedFilter | undefined;
  find?: Found | undefined;
  prepared?: PreparedFilter | undefined;
  status?: RegistrationStatus | undefined;
  same_mobile?: 'true' | undefined;
  follow_up?: 'answered' | 'unanswered' | undefined;
  coming?: 'comes' | 'cannot_come' | undefined;
};

const SEARCHED = {
  event: 'registrations.event_id',
  names: ['users.name'],
  contacts: ['users.email'],
} as const;

/** A mobile reaches a person: who shares one is found only where contacts may be read. */
function sharesMobile({ actor }: Asking) {
  return sql<boolean>`${hasSameMobile} and ${isOneOf(SEARCHED.event, eventsWhere('contacts.read', actor))}`;
}

/**
 * Of those who are in, come and are asked follow-up questions whoever has answered, or has not yet.
 */
function hasFollowUp(which: NonNullable<Filters['follow_up']>) {
  const has = which === 'answered' ? sql`` : sql`not`;
  return sql<boolean>`registrations.status = 'SHORTLISTED' and cannot_come_at is null
    and exists (
      select from follow_ups
      where follow_ups.event_id = registrations.event_id and last_day is not null
    )
    and ${has} exists (
      select from follow_up_answers where registration_id = registrations.id
    )`;
}

/** Of those who are in whoever comes, or of all but rejected ones whoever said that they cannot. */
function isComing(which: NonNullable<Filters['coming']>) {
  return which === 'comes'
    ? sql<boolean>`registrations.status = 'SHORTLISTED' and cannot_come_at is null`
    : sql<boolean>`registrations.status <> 'REJECTED' and cannot_come_at is not null`;
}

/** Those of one event; seats in classes are found by those alone who ask for the class. */
function ofEvent(id: number | undefined) {
  return id
    ? sql<boolean>`registrations.event_id = ${id}`
    : sql<boolean>`${isOfNoClass(SEARCHED.event)}`;
}

/** Registrations by event, status, shared mobile and words of the person's name or address. */
export function registrationsMatching(db: Kysely<DB>, filters: Filters, asking: Asking) {
  const { q, event_id, edition, tag, assigned, status, same_mobile, follow_up, coming } = filters;
  let matching = adminRegistrations(db).where(seenBy(asking, SEARCHED, q));
  matching = matching.where(ofEvent(event_id));
  if (edition) matching = matching.where(isInEdition(SEARCHED.event, edition));
  if (status) matching = matching.where(hasStatus('registrations', filters));
  if (tag) matching = matching.where(hasTag('registration', tag, asking));
  if (assigned) matching = matching.where(isAssigned('registration', assigned, asking));
  if (filters.find) matching = matching.where(fits('registrations', filters, asking));
  if (filters.prepared)
    matching = matching.where(isPrepared('registration', filters.prepared, asking));
  if (same_mobile) matching = matching.where(sharesMobile(asking));
  if (follow_up) matching = matching.where(hasFollowUp(follow_up));
  if (coming) matching = matching.where(isComing(coming));
  return matching;
}

/** The same rows for counting: people are looked at only where words are searched in them. */
export function registrationsCounted(db: Kysely<DB>, filters: Filters, asking: Asking) {
  const { q, event_id, edition, tag, assigned, status, same_mobile, follow_up, coming } = filters;
  const events = eventsWhere(asking.action, asking.actor);
  let matching = db
    .selectFrom('registrations')
    .select('registrations.id')
    .where(isOneOf(SEARCHED.event, events));
  matching = matching.where(ofEvent(event_id));
  if (edition) matching = matching.where(isInEdition(SEARCHED.event, edition));
  if (status) matching = matching.where(hasStatus('registrations', filters));
  if (tag) matching = matching.where(hasTag('registration', tag, asking));
  if (assigned) matching = matching.where(isAssigned('registration', assigned, asking));
  if (filters.find) matching = matching.where(fits('registrations', filters, asking));
  if (filters.prepared)
    matching = matching.where(isPrepared('registration', filters.prepared, asking));
  if (same_mobile) matching = matching.where(sharesMobile(asking));
  if (follow_up) matching = matching.where(hasFollowUp(follow_up));
  if (coming) matching = matching.where(isComing(coming));
  if (!q) return matching;
  return matching
    .innerJoin('users', 'users.id', 'registrations.user_id')
    .where(seenBy(asking, SEARCHED, q));
}

export function findAdminRegistration(db: Kysely<DB>, id: number) {
  return withSameMobile(adminRegistrations(db))
    .where('registrations.id', '=', id)
    .executeTakeFirst();
}
