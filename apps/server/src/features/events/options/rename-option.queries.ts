import type { QuestionsAsked } from '@pratibha/domain/questions/option-seats';
import type { Renaming } from '@pratibha/domain/questions/rename-option';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

type Of = { readonly eventId: number; readonly asked: QuestionsAsked };

/** The follow-up questions of an event that is locked, and their version. */
export function findFollowUpQuestions(db: Kysely<DB>, eventId: number) {
  return db
    .selectFrom('follow_ups')
    .select(['questions', 'version'])
    .where('event_id', '=', eventId)
    .executeTakeFirst();
}

/**
 * Gives an option one more name, or all of a question: whoever has it under the name before holds
 * it still.
 */
export async function addNames(
  db: Kysely<DB>,
  { eventId, asked }: Of,
  { question, option, to }: Renaming,
): Promise<void> {
  await sql`
    insert into option_names (event_id, asked, question, option, option_id)
    select event_id, asked, ${option === null ? to : question}, ${option === null ? sql`option` : to}, option_id
    from option_names
    where event_id = ${eventId} and asked = ${asked} and question = ${question}
      and ${option === null ? sql`true` : sql`option = ${option}`}
    on conflict (event_id, asked, question, option) do update set option_id = excluded.option_id
  `.execute(db);
}

type Row = { readonly id: number; readonly answers: unknown; readonly questions: unknown };

/** Whether the answers of a row say what gets other words. */
function says({ question, option }: Renaming): RawBuilder<boolean> {
  return option === null
    ? sql<boolean>`exists (select from jsonb_each(questions) as each where each.value ->> 'question' = ${question})`
    : sql<boolean>`exists (
        select from chosen_options(answers, questions) as chosen
        where chosen.question = ${question} and chosen.option = ${option}
      )`;
}

/**
 * Locks what the answers stand in that may get other words: of who is pending, of who waits, or
 * those to follow-up questions; each with its id.
 */
async function findToRename(db: Kysely<DB>, of: Place, eventId: number, renaming: Renaming) {
  const { rows } = await sql<Row>`
    select ${sql.ref(of.key)} as id, answers, questions from ${sql.table(of.table)}
    where ${of.meant(eventId)} and ${says(renaming)}
    order by 1 for no key update`.execute(db);
  return rows;
}

type Place = {
  readonly table: 'registrations' | 'waiting' | 'follow_up_answers';
  readonly key: string;
  readonly meant: (eventId: number) => RawBuilder<unknown>;
  /** What else is written: who has read the answers before is told that they are others. */
  readonly besides: RawBuilder<unknown>;
};

const PLACES: Readonly<Record<QuestionsAsked, readonly Place[]>> = {
  registration: [
    {
      ...{ table: 'registrations', key: 'id', besides: sql`, version = version + 1` },
      meant: (eventId) => sql`event_id = ${eventId} and status = 'PENDING'`,
    },
    {
      ...{ table: 'waiting', key: 'id', besides: sql`` },
      meant: (eventId) => sql`event_id = ${eventId} and ended_at is null`,
    },
  ],
  'follow-up': [
    {
      ...{ table: 'follow_up_answers', key: 'registration_id' },
      besides: sql`, version = version + 1`,
      meant: (eventId) =>
        sql`registration_id in (select id from registrations where event_id = ${eventId})`,
    },
  ],
};

/**
 * Gives the answers of whoever is pending or waits, or to follow-up questions, the other words.
 *
 * @returns in how many
 */
export async function renameAnswers(
  db: Kysely<DB>,
  { eventId, asked }: Of,
  renaming: Renaming,
  renamed: (row: Row) => { readonly answers: unknown; readonly questions: unknown },
): Promise<number> {
  let count = 0;
  for (const place of PLACES[asked]) {
    const rows = await findToRename(db, place, eventId, renaming);
    if (rows.length === 0) continue;
    const written = JSON.stringify(rows.map((row) => ({ id: row.id, ...renamed(row) })));
    await sql`
      update ${sql.table(place.table)} as kept
      set answers = written.answers, questions = written.questions ${place.besides}
      from jsonb_to_recordset(${written}::jsonb) as written (id int, answers jsonb, questions jsonb)
      where kept.${sql.ref(place.key)} = written.id`.execute(db);
    count += rows.length;
  }
  return count;
}

/** Writes the questions of an event that is locked, and answers their version. */
export async function writeQuestions(
  db: Kysely<DB>,
  { eventId, asked }: Of,
  questions: object,
  now: Date,
): Promise<number> {
  const written = JSON.stringify(questions);
  const { rows } = await (asked === 'registration'
    ? sql<{ version: number }>`
        update events set event_questions = ${written}::jsonb, updated_at = ${now},
          version = version + 1
        where id = ${eventId} returning version`
    : sql<{ version: number }>`
        update follow_ups set questions = ${written}::jsonb, updated_at = ${now},
          version = version + 1
        where event_id = ${eventId} returning version`
  ).execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`event ${eventId} is not there after it was locked`);
  return row.version;
}
