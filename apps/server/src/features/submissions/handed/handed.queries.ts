import type { FileFacts } from '@pratibha/domain/preflight/facts';
import { findingsOf } from '@pratibha/domain/preflight/findings';
import type { SubmissionStatus } from '@pratibha/domain/statuses';
import type { WorkForm, WorkPart } from '@pratibha/domain/works/work-form';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { WORK_FORM } from '../../events/events.ts';

/** A file of a revision, with what was found of it and the pictures there are. */
type HandedFileRow = {
  readonly id: number;
  readonly part: string;
  readonly name: string;
  readonly size: number;
  readonly media_type: string;
  readonly sha256: string;
  readonly state: 'waiting' | 'done' | 'failed';
  readonly facts: FileFacts | null;
  readonly previews: readonly {
    readonly page: number;
    readonly width: number;
    readonly height: number;
  }[];
};

/** A revision that was handed in by parts, and by what it is known whether it may be mended. */
export type HandedRow = {
  readonly revision: number;
  readonly code: string;
  readonly parts: readonly WorkPart[];
  readonly begun_in_time: boolean;
  /** ISO 8601. */
  readonly submitted_at: string;
  readonly event_title: string;
  readonly works_once: boolean;
  readonly submission_close: string | null;
  readonly work_form: WorkForm | null;
  readonly status: SubmissionStatus;
  /** The one that counts. */
  readonly current: number;
  readonly files: readonly HandedFileRow[];
  readonly links: readonly { readonly part: string; readonly link: string }[];
};

/**
 * What was handed in, as JSON. The page of the work, its receipt and the mail are all made of this,
 * so that they agree.
 */
function handed(isMeant: RawBuilder<unknown>) {
  return sql`
    select to_jsonb(of) from (
      select handed.revision, handed.code, handed.parts, handed.begun_in_time, work.submitted_at,
        events.title as event_title, events.works_once, events.submission_close, ${WORK_FORM},
        submissions.status, submissions.revision as current,
        (
          select coalesce(jsonb_agg(jsonb_build_object('id', files.id, 'part', each.part,
            'name', files.name, 'size', files.size, 'media_type', files.media_type,
            'sha256', files.sha256, 'state', coalesce(file_facts.state, 'waiting'),
            'facts', file_facts.facts, 'previews', (
              select coalesce(jsonb_agg(jsonb_build_object(
                'page', page, 'width', width, 'height', height) order by page, width), '[]')
              from previews where previews.sha256 = files.sha256
            )) order by each.part, each.n), '[]')
          from handed_files as each join files on files.id = each.file_id
            left join file_facts on file_facts.sha256 = files.sha256
          where each.submission_id = handed.submission_id and each.revision = handed.revision
        ) as files,
        (
          select coalesce(
            jsonb_agg(jsonb_build_object('part', part, 'link', link) order by part, n), '[]')
          from handed_links as each
          where each.submission_id = handed.submission_id and each.revision = handed.revision
        ) as links
      from handed_in as handed
        join submission_revisions as work using (submission_id, revision)
        join submissions on submissions.id = handed.submission_id
        join events on events.id = submissions.event_id
      where ${isMeant}
      order by handed.revision desc
    ) as of`;
}

async function findHanded(db: Kysely<DB>, isMeant: RawBuilder<unknown>) {
  const found = await sql<{ to_jsonb: HandedRow }>`${handed(isMeant)}`.execute(db);
  return found.rows.map((row) => row.to_jsonb);
}

/** The revisions of a work that were handed in by parts, the newest first. */
export function findHandedOf(db: Kysely<DB>, submissionId: number): Promise<HandedRow[]> {
  return findHanded(db, sql`handed.submission_id = ${submissionId}`);
}

/** The revision that a receipt is of. */
export async function findReceipt(db: Kysely<DB>, code: string): Promise<HandedRow | undefined> {
  const [row] = await findHanded(db, sql`handed.code = ${code}`);
  return row;
}

/** The same of the work that a notification `told` names. */
export const HANDED_OF_MAIL = sql<HandedRow | null>`(${handed(
  sql`handed.submission_id = (told.params ->> 'submission_id')::int
    and handed.revision = (told.params ->> 'revision')::int`,
)})`;

/** Whether a file of a revision does not meet what its part asked for. */
export async function hasWrongFindings(
  db: Kysely<DB>,
  submissionId: number,
  revision: number,
): Promise<boolean> {
  const rows = await findHandedOf(db, submissionId);
  const row = rows.find((each) => each.revision === revision);
  return row !== undefined && isWrong(row);
}

/** Whether something of what was handed in does not meet what was asked for. */
export function isWrong({ parts, files }: Pick<HandedRow, 'parts' | 'files'>): boolean {
  return files.some(({ part: id, facts }) => {
    const part = parts.find((each) => each.id === id);
    if (part === undefined || facts === null) return false;
    return findingsOf(facts, part).some(({ weight }) => weight === 'wrong');
  });
}
