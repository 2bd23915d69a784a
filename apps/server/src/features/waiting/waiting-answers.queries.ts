import { type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/types.gen.ts';
import { holdPeople } from './line.queries.ts';

type Whose = { readonly eventId: number; readonly userId: number };

const answersOf = prepared((db, { eventId, userId }: Whose) =>
  db
    .selectFrom('waiting')
    .innerJoin('events', 'events.id', 'waiting.event_id')
    .select([
      'waiting.id',
      'waiting.event_id',
      'waiting.answers',
      'waiting.questions',
      'events.title as event_title',
      'events.event_questions',
      'events.status',
    ])
    .where('waiting.event_id', '=', eventId)
    .where('waiting.user_id', '=', userId)
    .where(sql<boolean>`waiting.ended_at is null`),
);
export type WaitingAnswersRow = Awaited<ReturnType<typeof answersOf>>[number];

/** What somebody answered who waits, with the questions of the event as they are now. */
export async function findWaitingAnswers(
  db: Kysely<DB>,
  whose: Whose,
): Promise<WaitingAnswersRow | undefined> {
  return (await answersOf(db, whose))[0];
}

/**
 * The same, with the event locked against other questions, the person against an erasure, and then
 * the row.
 */
export async function holdWaitingAnswers(db: Kysely<DB>, whose: Whose) {
  await db.selectFrom('events').select('id').where('id', '=', whose.eventId).forShare().execute();
  await holdPeople(db, [whose.userId]);
  const { rows: locked } = await sql<{ id: number }>`
    select id from waiting
    where event_id = ${whose.eventId} and user_id = ${whose.userId} and ended_at is null
    for no key update`.execute(db);
  const row = await findWaitingAnswers(db, whose);
  // Of who joins between the two statements nothing is locked, and it may end meanwhile.
  return locked[0]?.id === row?.id ? row : undefined;
}

/** Writes other answers of somebody whose row is locked. */
export async function replaceWaitingAnswers(
  db: Kysely<DB>,
  id: number,
  { answers, questions }: { readonly answers: readonly unknown[]; readonly questions: object },
): Promise<void> {
  await db
    .updateTable('waiting')
    .set({ answers: JSON.stringify(answers), questions: JSON.stringify(questions) })
    .where('id', '=', id)
    .execute();
}
