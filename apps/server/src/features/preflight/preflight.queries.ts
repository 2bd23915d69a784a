import type { FileFacts } from '@pratibha/domain/preflight/facts';
import type { WorkPart } from '@pratibha/domain/works/work-form';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { Examined } from './examine-file.ts';

type State = 'waiting' | 'done' | 'failed';

/** A file each of bytes that have waited for an hour: what looks into them was given up. */
export function findLeft(db: Kysely<DB>) {
  return db
    .selectFrom('file_facts')
    .innerJoin('stored_bytes', 'stored_bytes.sha256', 'file_facts.sha256')
    .innerJoin('files', 'files.sha256', 'file_facts.sha256')
    .select((eb) => eb.fn.min('files.id').as('file'))
    .where('file_facts.state', '=', 'waiting')
    .where('stored_bytes.stored_at', '<', sql<Date>`now() - interval '1 hour'`)
    .groupBy('file_facts.sha256')
    .execute();
}

/** The bytes of a file, and whether they were looked into; undefined where it is gone. */
export function findBytes(db: Kysely<DB>, file: number) {
  return db
    .selectFrom('files')
    .innerJoin('file_facts', 'file_facts.sha256', 'files.sha256')
    .select(['file_facts.sha256', sql<State>`file_facts.state`.as('state')])
    .where('files.id', '=', file)
    .executeTakeFirst();
}

/**
 * The process that looked into these bytes ended over them.
 * @returns whether it was so often that nobody tries any more
 */
export async function noteEndedOver(
  db: Kysely<DB>,
  sha256: string,
  most: number,
): Promise<{ readonly isLast: boolean }> {
  const row = await db
    .updateTable('file_facts')
    .set({
      ended_over: sql`ended_over + 1`,
      state: sql`case when ended_over + 1 >= ${most} then 'failed' else state end`,
      examined_at: sql`now()`,
    })
    .where('sha256', '=', sha256)
    .where('state', '=', 'waiting')
    .returning('state')
    .executeTakeFirst();
  return { isLast: row?.state !== 'waiting' };
}

/** Keeps what was found, unless somebody did meanwhile, or the bytes are gone. */
export async function keepExamined(
  db: Kysely<DB>,
  sha256: string,
  { facts, previews }: Examined,
): Promise<void> {
  const kept = await db
    .updateTable('file_facts')
    .set({ state: 'done', facts: JSON.stringify(facts), examined_at: sql`now()` })
    .where('sha256', '=', sha256)
    .where('state', '=', 'waiting')
    .returning('sha256')
    .executeTakeFirst();
  if (kept === undefined) return;
  await db.deleteFrom('previews').where('sha256', '=', sha256).execute();
  if (previews.length === 0) return;
  await db
    .insertInto('previews')
    .values(previews.map(({ bytes, ...made }) => ({ ...made, sha256, bytes: bytes.length })))
    .execute();
}

/** A file of a work, with what was found of it. */
export type HandedFile = {
  readonly name: string;
  readonly part: string;
  readonly parts: readonly WorkPart[];
  readonly state: State;
  readonly facts: FileFacts | null;
};

/** Of a ZIP neither entries nor README: what is found of it hangs on neither. */
const lightFacts = sql<FileFacts | null>`
  file_facts.facts #- '{zip,entries}' #- '{zip,readme,text}'`;

/** The works in whose newest revision these bytes were handed in, once for each part. */
export function findWorksWith(db: Kysely<DB>, sha256: string) {
  return db
    .selectFrom('files')
    .innerJoin('handed_files as handed', 'handed.file_id', 'files.id')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.id', '=', 'handed.submission_id')
        .onRef('submissions.revision', '=', 'handed.revision'),
    )
    .innerJoin('handed_in', (join) =>
      join
        .onRef('handed_in.submission_id', '=', 'handed.submission_id')
        .onRef('handed_in.revision', '=', 'handed.revision'),
    )
    .innerJoin('file_facts', 'file_facts.sha256', 'files.sha256')
    .select([
      ...(['handed.submission_id', 'handed.revision', 'handed.part'] as const),
      ...(['submissions.event_id', 'submissions.user_id', 'files.name'] as const),
      sql<readonly WorkPart[]>`handed_in.parts`.as('parts'),
      sql<State>`file_facts.state`.as('state'),
      lightFacts.as('facts'),
    ])
    .where('files.sha256', '=', sha256)
    .orderBy('handed.submission_id')
    .execute();
}

/** What the mail about a revision tells; null where the revision is no longer the newest. */
export type FindingsOfMail = {
  readonly submission_close: string | null;
  readonly mending_hours: number | null;
  readonly parts: readonly WorkPart[];
  readonly files: readonly Omit<HandedFile, 'parts'>[];
};

/** Of the revision that the notification `told` names, as it is now. */
export const findingsOfMail = sql<FindingsOfMail>`(
  select to_jsonb(of_work) from (
    select to_char(events.submission_close at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as submission_close,
      work_forms.mending_hours, handed_in.parts, (
        select coalesce(jsonb_agg(jsonb_build_object(
          'name', files.name, 'part', handed.part, 'state', file_facts.state, 'facts', ${lightFacts}
        ) order by handed.part, handed.n), '[]')
        from handed_files as handed join files on files.id = handed.file_id
        join file_facts on file_facts.sha256 = files.sha256
        where handed.submission_id = handed_in.submission_id and handed.revision = handed_in.revision
      ) as files
    from submissions join handed_in
      on handed_in.submission_id = submissions.id and handed_in.revision = submissions.revision
    join events on events.id = submissions.event_id
    left join work_forms on work_forms.event_id = submissions.event_id
    where submissions.id = (told.params ->> 'submission_id')::int
      and submissions.revision = (told.params ->> 'revision')::int
  ) as of_work)`;
