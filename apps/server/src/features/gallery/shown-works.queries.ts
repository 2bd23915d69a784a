import type { WorkPicture } from '@pratibha/contract/public-works';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';

/** Characters of a description that lists need, many more than they show. */
const BEGINNING = 400;

/** Pages of one file that the page of a work shows. */
const MOST_PAGES = 8;

/**
 * What is shown of the files of a work: those of which there are pictures, in the order in which
 * its parts were asked for, each with the pictures of its first pages.
 */
const picturesOf = (pages: number, files: number) => sql<readonly WorkPicture[]>`(
  select coalesce(json_agg(shown.picture order by shown.place, shown.n), '[]') from (
    select asked.place, handed.n, json_build_object('file', files.id, 'previews', json_agg(
      json_build_object('page', made.page, 'width', made.width, 'height', made.height)
      order by made.page, made.width)) as picture
    from handed_files as handed
    join handed_in using (submission_id, revision)
    join jsonb_array_elements(handed_in.parts) with ordinality as asked (part, place)
      on asked.part ->> 'id' = handed.part
    join files on files.id = handed.file_id
    join previews as made on made.sha256 = files.sha256 and made.page <= ${sql.lit(pages)}
    where handed.submission_id = submissions.id and handed.revision = submissions.revision
    group by asked.place, handed.n, files.id
    order by asked.place, handed.n
    limit ${sql.lit(files)}) as shown)`;

/** Files that the page of a work shows. */
const MOST_FILES = 20;

/**
 * Works of these events whose makers said that they may be shown, whatever else stands against it.
 */
export function findConsentedWorks(db: Kysely<DB>, eventIds: readonly number[]) {
  return db
    .selectFrom('work_consents as said')
    .innerJoin('submissions', 'submissions.id', 'said.submission_id')
    .innerJoin('submission_revisions as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'submissions.id')
        .onRef('work.revision', '=', 'submissions.revision'),
    )
    .innerJoin('users', 'users.id', 'submissions.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'submissions.id as submission_id',
      'submissions.event_id',
      'submissions.user_id',
      'submissions.revision',
      'submissions.status',
      'said.shown_as',
      'said.show_work',
      'said.name_with_work',
      'users.status as account',
      'users.name',
      'profiles.college_name as college',
      sql<boolean>`users.erased_at is not null`.as('isErased'),
      sql<string>`left(work.description, ${BEGINNING})`.as('beginning'),
      picturesOf(1, 1).as('pictures'),
    ])
    .where('said.show_work', '=', true)
    .where('submissions.event_id', 'in', eventIds)
    .orderBy('said.shown_as')
    .execute();
}
export type ConsentedRow = Awaited<ReturnType<typeof findConsentedWorks>>[number];

/** The words and links of a work, as it was last handed in; none once it is not to be shown. */
export function findWordsOfWork(db: Kysely<DB>, shownAs: string) {
  return db
    .selectFrom('work_consents as said')
    .innerJoin('submissions', 'submissions.id', 'said.submission_id')
    .innerJoin('submission_revisions as work', (join) =>
      join
        .onRef('work.submission_id', '=', 'submissions.id')
        .onRef('work.revision', '=', 'submissions.revision'),
    )
    .select([
      'work.description',
      'work.work_link',
      'work.demo_or_alternate_link',
      'work.submitted_at',
      picturesOf(MOST_PAGES, MOST_FILES).as('pictures'),
    ])
    .where('said.shown_as', '=', shownAs)
    .where('said.show_work', '=', true)
    .where('submissions.status', '=', 'ACCEPTED')
    .executeTakeFirst();
}

/** A file of a work, as it was last handed in, of which pictures may be shown. */
export function findShownFile(db: Kysely<DB>, shownAs: string, fileId: number) {
  return db
    .selectFrom('work_consents as said')
    .innerJoin('submissions', 'submissions.id', 'said.submission_id')
    .innerJoin('handed_files as handed', (join) =>
      join
        .onRef('handed.submission_id', '=', 'submissions.id')
        .onRef('handed.revision', '=', 'submissions.revision'),
    )
    .innerJoin('files', 'files.id', 'handed.file_id')
    .select(['files.id', sql<string>`files.sha256`.as('sha256')])
    .where('said.shown_as', '=', shownAs)
    .where('said.show_work', '=', true)
    .where('submissions.status', '=', 'ACCEPTED')
    .where('files.id', '=', fileId)
    .executeTakeFirst();
}

/** An own work; undefined: not theirs. */
export function findOwnWork(db: Kysely<DB>, userId: number, id: number) {
  return db
    .selectFrom('submissions')
    .leftJoin('work_consents as said', 'said.submission_id', 'submissions.id')
    .select(['submissions.id', 'said.shown_as'])
    .where('submissions.id', '=', id)
    .where('submissions.user_id', '=', userId)
    .executeTakeFirst();
}
