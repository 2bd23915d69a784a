import { eventsWhere } from '@pratibha/domain/access';
import type { DeskKind } from '@pratibha/domain/desk/desk';
import { type Condition, FIND_NEEDS, type FoundList, lastBirth } from '@pratibha/domain/find/find';
import { writtenWays } from '@pratibha/domain/search/search';
import { startOfNextDay, ZONE_OFFSET } from '@pratibha/domain/time/competition-time';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { mentions } from '../../platform/db/search.ts';
import { type Asking, isOneOf } from '../../platform/db/seen-by.ts';
import { isAnswered, isLaterAnswered } from './answers.queries.ts';

/** What a list is filtered by, and the day on which it is asked for, by which people are so old. */
export type Found = { readonly conditions: readonly Condition[]; readonly today: string };

/** What a list is asked for besides. */
type FoundIn = {
  readonly find?: Found | undefined;
  readonly event_id?: number | undefined;
};

type Sql = RawBuilder<SqlBool>;

/** By which columns rows of a list are found. */
type Place = {
  readonly kind: DeskKind;
  readonly id: string;
  readonly person: string;
  /** Null: its rows are of no event. */
  readonly event: string | null;
  readonly came: string;
  /** All that happens to a row. */
  readonly changes: readonly RawBuilder<Date>[];
};

const at = (column: string) => sql<Date>`${sql.ref(column)}`;

const PLACES: Readonly<Record<FoundList, Place>> = {
  registrations: {
    kind: 'registration',
    id: 'registrations.id',
    person: 'registrations.user_id',
    event: 'registrations.event_id',
    came: 'registrations.registered_on',
    changes: [
      ...['registered_on', 'reviewed_at', 'cannot_come_at'].map((of) => at(`registrations.${of}`)),
      sql<Date>`(select max(changed_at) from earlier_answers
        where registration_id = registrations.id)`,
      sql<Date>`(select answered_at from follow_up_answers
        where registration_id = registrations.id)`,
    ],
  },
  submissions: {
    kind: 'submission',
    id: 'submissions.id',
    person: 'submissions.user_id',
    event: 'submissions.event_id',
    came: 'submissions.submitted_at',
    changes: ['submitted_at', 'reviewed_at', 'replaced_at'].map((of) => at(`submissions.${of}`)),
  },
  users: {
    kind: 'user',
    id: 'users.id',
    person: 'users.id',
    event: null,
    came: 'users.registered_at',
    changes: [
      at('users.updated_at'),
      sql<Date>`(select updated_at from profiles where user_id = users.id)`,
    ],
  },
};

/**
 * Whether a row of the list fits all conditions. What somebody may not read finds nothing for them:
 * answers, age and gender are of those who read contacts, tags, notes and whose a row is of those
 * whose desk it is. An answer is one to a question of the event that the list is of.
 */
export function fits(list: FoundList, asked: FoundIn, asking: Asking): Sql {
  const { conditions, today } = asked.find ?? { conditions: [], today: '' };
  const all = conditions.map((condition) => {
    const needs = FIND_NEEDS[condition.field];
    const isSo = sql<SqlBool>`(${holds(list, condition, asked.event_id, today)})`;
    return needs === undefined ? isSo : sql<SqlBool>`${isSo} and ${may(list, needs, asking)}`;
  });
  return all.length === 0 ? sql`true` : sql`${sql.join(all, sql` and `)}`;
}

function may(list: FoundList, action: 'contacts.read' | 'desk.work', { actor }: Asking): Sql {
  const { event } = PLACES[list];
  const events = eventsWhere(action, actor);
  // What is of no event is theirs who organise all of them.
  return event === null ? sql`${events === null}` : isOneOf(event, events);
}

function holds(
  list: FoundList,
  condition: Condition,
  eventId: number | undefined,
  today: string,
): Sql {
  const { field } = condition;
  const place = PLACES[list];
  switch (field) {
    case 'answer':
      return isAnswered(list, condition, eventId);
    case 'follow_up':
      return isLaterAnswered(condition, eventId);
    case 'college':
      if (condition.is === 'is') return isOfCollege(place, condition);
      return ofPerson(place, condition, hasInCollege(condition));
    case 'gender':
      return ofPerson(place, condition, sql`gender = any(${condition.values}::text[])`);
    case 'age':
      return ofPerson(place, condition, isSoOld(condition, today));
    case 'tag':
      return isKept(place, condition, 'tagged', sql`tag_id = any(${condition.values}::int[])`);
    case 'assigned':
      return isKept(
        place,
        condition,
        'desk_assignments',
        sql`user_id = any(${condition.values}::int[])`,
      );
    case 'notes':
      return isKept(place, condition, 'notes', sql`true`);
    case 'event':
      return takesPart(condition);
    case 'decided_by':
      return isId(`${list}.reviewed_by`, condition);
    case 'decided':
      return isAt(at(`${list}.reviewed_at`), condition);
    case 'replaced':
      return isAt(at('submissions.replaced_at'), condition);
    case 'registered':
    case 'submitted':
      return isAt(at(place.came), condition);
    case 'changed': {
      const each = place.changes.map((change) => isAt(change, condition));
      return sql`(${sql.join(each, sql` or `)})`;
    }
  }
}

/** Whether the profile of whoever a row is of is so; who has none said nothing. */
function ofPerson({ person }: Place, { is }: Condition, isSo: Sql): Sql {
  const of = sql.ref(person);
  if (is === 'empty') return sql`not exists (select from profiles where profiles.user_id = ${of})`;
  const some = is === 'filled' ? sql`true` : isSo;
  return sql`${of} in (select user_id from profiles where ${some})`;
}

/**
 * The people of a college are few, and an index knows them. They are looked up before the rows, as
 * an array: joined, rows are read from the newest on in the hope of a page of them, which is all
 * rows where hardly anybody of the college is among them.
 */
function isOfCollege({ person }: Place, { values }: Condition): Sql {
  const names = values.map((value) => value.toLowerCase());
  return sql`${sql.ref(person)} = any(array(
    select user_id from profiles where lower(college_name) = any(${names}::text[])))`;
}

function hasInCollege({ values: [words = ''] }: Condition): Sql {
  const ways = writtenWays(words).map(
    (way) => sql`position(lower(${way}) in lower(college_name)) > 0`,
  );
  // The index of the search finds whoever may have it, and more.
  return sql`user_id in (select id from users
      where ${mentions(['users.name', 'users.email', 'users.profile_search'], words)})
    and (${sql.join(ways, sql` or `)})`;
}

function isSoOld({ values: [from = '', to = ''] }: Condition, today: string): Sql {
  const years = (text: string) => Math.min(Math.max(Number(text), 0), MOST_YEARS);
  const least = from === '' ? sql`true` : sql`dob <= ${lastBirth(today, Math.ceil(years(from)))}`;
  const next = Math.floor(years(to)) + 1;
  const most = to === '' ? sql`true` : sql`dob > ${lastBirth(today, next)}`;
  return sql`${least} and ${most}`;
}
/** Nobody is so old; a day before 1900 is none. */
const MOST_YEARS = 110;

/** Whether something is kept beside a row at the desk. */
function isKept({ kind, id }: Place, { is }: Condition, table: string, isSo: Sql): Sql {
  const rows = sql`from ${sql.table(table)} where kind = ${kind}`;
  if (is === 'empty') return sql`not exists (select ${rows} and row_id = ${sql.ref(id)})`;
  const some = is === 'is' ? isSo : sql`true`;
  return sql`${sql.ref(id)} in (select row_id ${rows} and ${some})`;
}

/** Whether a person is registered for one of these events, for any, or for none. */
function takesPart({ is, values }: Condition): Sql {
  const some = is === 'is' ? sql`event_id = any(${values}::int[])` : sql`true`;
  const no = is === 'empty' ? sql`not` : sql``;
  return sql`${no} exists (
    select from registrations where registrations.user_id = users.id and ${some})`;
}

function isId(column: string, { is, values }: Condition): Sql {
  if (is === 'is') return sql`${sql.ref(column)} = any(${values}::int[])`;
  return is === 'empty' ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} is not null`;
}

/** Whether something happened from one day to another, both included, as Nepal counts days. */
function isAt(instant: RawBuilder<Date>, { is, values: [from = '', to = ''] }: Condition): Sql {
  if (is === 'empty') return sql`${instant} is null`;
  if (is === 'filled') return sql`${instant} is not null`;
  const start = (day: string) => new Date(`${day}T00:00${ZONE_OFFSET}`);
  const least = from === '' ? sql`true` : sql`${instant} >= ${start(from)}`;
  const most = to === '' ? sql`true` : sql`${instant} < ${startOfNextDay(start(to))}`;
  return sql`(${least} and ${most})`;
}
