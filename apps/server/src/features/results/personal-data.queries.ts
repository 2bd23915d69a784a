import type { OwnData } from '@pratibha/contract/personal-data';
import type { PersonalData } from '../../platform/personal-data.ts';
import { ownResults } from './own-results.ts';
import { SnapshotContents } from './snapshot-contents.ts';

type Part = Pick<OwnData, 'results'>;

/**
 * What is out of somebody's works. A snapshot names nobody, and an award stays, as one of a
 * participant; what was said of it in words goes.
 */
export const personalData: PersonalData<Part> = {
  tables: { result_snapshots: 'results', awards: 'results', settled_comments: 'results' },
  async collect(db, { id }, now) {
    return { results: await ownResults(db, new SnapshotContents(), { userId: id, now }) };
  },
  async erase(db, { id }) {
    const works = db.selectFrom('submissions').select('id').where('user_id', '=', id);
    await db
      .updateTable('awards')
      .set({ tie_note: null })
      .where('submission_id', 'in', works)
      .execute();
    await db
      .updateTable('settled_comments')
      .set({ comment: null })
      .where('sheet_id', 'in', (eb) =>
        eb
          .selectFrom('score_sheets')
          .innerJoin('assignments', 'assignments.id', 'score_sheets.assignment_id')
          .select('score_sheets.id')
          .where('assignments.submission_id', 'in', works),
      )
      .execute();
  },
};
