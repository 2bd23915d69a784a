import {
  EVENT_FIELD_NAMES,
  EVENT_FIELDS,
  type EventField,
} from '@pratibha/domain/events/event-fields';
import { isInstant } from '@pratibha/domain/form-value';
import type { Value } from '@pratibha/domain/value';
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

/** Dates move along; every other field stays as it was. */
function copiedField(value: Value): Copied {
  if (isInstant(value)) return hoursLater;
  const some = value.kind === 'optional' ? value.of : value;
  return some.kind === 'text' && some.format === 'day' ? daysLater : asItWas;
}

const FIELDS = Object.fromEntries(
  EVENT_FIELD_NAMES.map((field) => [field, copiedField(EVENT_FIELDS[field])]),
) as Record<EventField, Copied>;

/** What becomes of each column of an event in the copy; null: it begins as in a new event. */
const IN_COPY: Readonly<Record<Column, Copied | null>> = {
  ...FIELDS,
  status: () => sql`'INACTIVE'`,
  // Nobody has said yet at which hours the next one is.
  // A class is no class without them, and keeps its own.
  starts_at: () => sql`case when kind = 'workshop' then starts_at end`,
  ends_at: () => sql`case when kind = 'workshop' then ends_at end`,
  kind: asItWas,
  speakers: asItWas,
  id: null,
  edition_id: (_, { to }) => sql`${to}`,
  event_questions: asItWas,
  competition: asItWas,
  created_at: null,
  updated_at: null,
  version: null,
};

/**
 * Copies the events of an edition, without those that were deleted: inactive, with their questions
 * and texts, moved by so many days, and with nobody in them. Their follow-up questions come along,
 * without the last day, how their waiting lists work, and what they ask to hand in.
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
      returning id, capacity
    ), seats as (
      insert into event_seats (event_id, taken) select id, 0 from copied where capacity is not null
    ), pairs as (
      -- Ids are given in the order of the insert, so that the first is the copy of the first.
      select former.id as was, young.id as copy from (
        select id, row_number() over (order by id) as n
        from events where edition_id = ${copy.from} and status <> 'DELETED'
      ) as former join (
        select id, row_number() over (order by id) as n from copied
      ) as young using (n)
    ), lists as (
      insert into waiting_lists (event_id, is_on, by_lot, offer_hours, after_close, updated_at)
      select pairs.copy, is_on, by_lot, offer_hours, after_close, now()
      from waiting_lists join pairs on was = event_id
    ), forms as (
      insert into work_forms
        (event_id, asks_link, parts, grace_minutes, mending_hours, refuses_findings)
      select pairs.copy, asks_link, parts, grace_minutes, mending_hours, refuses_findings
      from work_forms join pairs on was = event_id
    )
    insert into follow_ups (event_id, questions, last_day, updated_at)
    select pairs.copy, questions, null, now() from follow_ups join pairs on was = event_id
    where questions <> '{}'
  `.execute(db);
}

/** The certificates of another year begin as those of this one. */
export async function copyCertificateTemplate(
  db: Kysely<DB>,
  { from, to, now }: { readonly from: number; readonly to: number; readonly now: Date },
): Promise<void> {
  await sql`
    insert into certificate_templates (edition_id, content, version, changed_at)
    select ${to}, content, 1, ${now} from certificate_templates where edition_id = ${from}
  `.execute(db);
}
