import type { WorkForm } from '@pratibha/domain/works/work-form';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** An event with what it asks to hand in; nothing of the form where nobody has saved any. */
export function findEventForm(db: Kysely<DB>, eventId: number) {
  return db
    .selectFrom('events')
    .leftJoin('work_forms as form', 'form.event_id', 'events.id')
    .select([
      'events.id',
      'events.status',
      sql<WorkForm['asks_link'] | null>`form.asks_link`.as('asks_link'),
      sql<WorkForm['parts'] | null>`form.parts`.as('parts'),
      'form.grace_minutes',
      'form.mending_hours',
      'form.refuses_findings',
      'form.version',
    ])
    .where('events.id', '=', eventId)
    .executeTakeFirst();
}
export type EventFormRow = NonNullable<Awaited<ReturnType<typeof findEventForm>>>;

/**
 * The same, with the event locked: of two organisers one saves first, and nobody hands in
 * meanwhile.
 */
export async function lockEventForm(db: Kysely<DB>, eventId: number) {
  await db.selectFrom('events').select('id').where('id', '=', eventId).forUpdate().execute();
  return findEventForm(db, eventId);
}

/** Writes what an event that is locked asks to hand in. */
export async function saveForm(db: Kysely<DB>, event_id: number, form: WorkForm): Promise<void> {
  const values = { ...form, parts: JSON.stringify(form.parts) };
  await db
    .insertInto('work_forms')
    .values({ event_id, ...values })
    .onConflict((conflict) =>
      conflict.column('event_id').doUpdateSet((eb) => ({
        ...values,
        version: eb('work_forms.version', '+', 1),
      })),
    )
    .execute();
}

/** Bytes that somebody has sent, or begun to send, for an event. */
export async function findBytesSent(db: Kysely<DB>, eventId: number, userId: number) {
  const { bytes } = await db
    .selectFrom('files')
    .select(sql<string>`coalesce(sum(size), 0)`.as('bytes'))
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}
