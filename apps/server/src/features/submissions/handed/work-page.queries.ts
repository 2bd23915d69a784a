import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';

/**
 * The work whose page has this code, by which assignment the person judges it (null: they do not),
 * and under which name everybody sees it, once it may be shown.
 */
export function findWorkOfCode(db: Kysely<DB>, code: string, personId: number | null) {
  return db
    .selectFrom('handed_in')
    .innerJoin('submissions', 'submissions.id', 'handed_in.submission_id')
    .leftJoin('work_consents', 'work_consents.submission_id', 'submissions.id')
    .select([
      'submissions.id',
      'submissions.user_id',
      'submissions.event_id',
      'work_consents.shown_as',
      sql<number | null>`(
        select max(assignments.id) from assignments join judges on judges.id = judge_id
        where assignments.submission_id = submissions.id and judges.person_id = ${personId}
          and judges.state = 'accepted' and not assignments.is_ended
      )`.as('assignment_id'),
    ])
    .where('handed_in.code', '=', code)
    .executeTakeFirst();
}
