import type { OwnData } from '@pratibha/contract/personal-data';
import { ERASED_WORDS } from '@pratibha/words/personal-data/erased';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { type PersonalData, withTimes } from '../../platform/personal-data.ts';
import { deleteConsentsOf, findConsentsOf } from './consents.queries.ts';
import { REVISION_COLUMNS } from './submissions.queries.ts';

/** What stands where the links of an erased person stood. */
const ERASED_LINK = 'https://erased.invalid/';

/** Works in every revision, and what organisers remarked. The submissions stay and count. */
export const personalData: PersonalData<Pick<OwnData, 'submissions' | 'work_consents'>> = {
  tables: { submissions: 'part', submission_revisions: 'part', work_consents: 'part' },
  async subjects(db, userId) {
    const own = db.selectFrom('submissions').select('id').where('user_id', '=', userId);
    return (await own.execute()).map(({ id }) => ['submission', id]);
  },
  async collect(db, { id }) {
    const [submissions, revisions, consents] = await Promise.all([
      findSubmissions(db, id),
      findRevisions(db, id),
      findConsentsOf(db, id),
    ]);
    const revisionsOf = (submissionId: number) =>
      revisions
        .filter(({ submission_id }) => submission_id === submissionId)
        .map(({ submission_id: _, ...row }) => ({
          ...withTimes(row, 'submitted_at'),
          reviewed_at: row.reviewed_at?.toISOString() ?? null,
        }));
    return {
      submissions: submissions.map((row) => ({ ...row, revisions: revisionsOf(row.id) })),
      work_consents: consents.map((row) => withTimes(row, 'said_at')),
    };
  },
  async erase(db, { id }) {
    await deleteConsentsOf(db, id);
    await db
      .updateTable('submissions')
      .set((eb) => ({ review_remarks: null, version: eb('version', '+', 1) }))
      .where('user_id', '=', id)
      .execute();
    await db
      .updateTable('submission_revisions')
      .set({
        work_link: ERASED_LINK,
        demo_or_alternate_link: null,
        description: ERASED_WORDS.text,
        review_remarks: null,
      })
      .where('submission_id', 'in', (eb) =>
        eb.selectFrom('submissions').select('id').where('user_id', '=', id),
      )
      .execute();
  },
};

function findSubmissions(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('submissions')
    .innerJoin('events', 'events.id', 'submissions.event_id')
    .select([
      'submissions.id',
      'submissions.event_id',
      'events.title as event_title',
      'submissions.status',
    ])
    .where('submissions.user_id', '=', userId)
    .orderBy('submissions.id')
    .execute();
}

function findRevisions(db: Kysely<DB>, userId: number) {
  return db
    .selectFrom('submission_revisions as work')
    .innerJoin('submissions', 'submissions.id', 'work.submission_id')
    .select(['work.submission_id', ...REVISION_COLUMNS])
    .where('submissions.user_id', '=', userId)
    .orderBy('work.submission_id')
    .orderBy('work.revision')
    .execute();
}
