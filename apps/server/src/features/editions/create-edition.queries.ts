import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** A year of which nothing is published yet. */
export async function insertEdition(db: Kysely<DB>, slug: string, now: Date): Promise<number> {
  const { id } = await db
    .insertInto('editions')
    .values({ slug, status: 'draft', version: 0, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Copy = { readonly from: number; readonly to: number; readonly days: number };
type Column = keyof DB['events'];
type Copied = (column: Column, copy: Copy) => RawBuilder<unknown>;

const asItWas: Copied = (column) => sql.ref(column);
const daysLater: Copied = (column, { days }) => sql`${sql.ref(column)} + ${days}::int`;
/** Nepal knows no daylight saving, so a day is 24 hours. */
const hoursLater: Copied = (column, { days }) =>
  sql`${sql.ref(column)} + make_interval(days => 0, hours => ${days * 24})`;

/** What becomes of each column of an event in the copy; null: it begins as in a new event. */
const IN_COPY: Readonly<Record<Column, Copied | null>> = {
  id: null,
  edition_id: (_, { to }) => sql`${to}`,
  status: () => sql`'INACTIVE'`,
  title: asItWas,
  description: asItWas,
  event_banner: asItWas,
  event_details_url: asItWas,
  internal_event: asItWas,
  requires_submission: asItWas,
  registration_open: hoursLater,
  registration_close: hoursLater,
  submission_start: hoursLater,
  submission_close: hoursLater,
  event_date: daysLater,
  event_questions: asItWas,
  description_word_limit: asItWas,
  capacity: asItWas,
  competition: asItWas,
  holds_decisions: asItWas,
  created_at: null,
  updated_at: null,
  version: null,
};

/**
 * Copies the events of an edition, without those that were deleted: inactive, with their questions and texts,
 * moved by so many days, and with nobody in them.
 */
export async function copyEvents(db: Kysely<DB>, copy: Copy): Promise<void> {
  const columns = (Object.keys(IN_COPY) as Column[]).flatMap((column) => {
    const value = IN_COPY[column]?.(column, copy);
    return value ? [{ column, value }] : [];
  });
  await sql`
    with copied as (
      insert into events (${sql.join(columns.map(({ column }) => sql.ref(column)))})
      select ${sql.join(columns.map(({ value }) => value))}
      from events where edition_id = ${copy.from} and status <> 'DELETED'
      order by id
      returning id, capacity)
    insert into event_seats (event_id, taken) select id, 0 from copied where capacity is not null
  `.execute(db);
}
