import { eventsWhere } from '@pratibha/domain/access';
import type { LinkReason, LinkState } from '@pratibha/domain/links/link-states';
import { type Kysely, sql } from 'kysely';
import { type Asking, isOneOf } from '../../platform/db/seen-by.ts';
import type { DB } from '../../platform/db/types.gen.ts';

/** The links of the revisions that count, as far as they were checked. */
function checkedLinks(db: Kysely<DB>) {
  return db
    .selectFrom('submissions')
    .innerJoin('link_uses', (join) =>
      join
        .onRef('link_uses.submission_id', '=', 'submissions.id')
        .onRef('link_uses.revision', '=', 'submissions.revision'),
    )
    .innerJoin('link_checks', 'link_checks.id', 'link_uses.check_id')
    .select([
      'submissions.id as submission_id',
      'link_checks.link',
      'link_checks.state',
      'link_checks.reason',
      'link_checks.checked_at',
      'link_checks.opened_at',
    ])
    .where(sql<boolean>`link_checks.state is not null`)
    .orderBy('submissions.id')
    .orderBy('link_uses.n')
    .$narrowType<{ state: LinkState; reason: LinkReason | null; checked_at: Date }>();
}
export type CheckedLinkRow = Awaited<
  ReturnType<ReturnType<typeof checkedLinks>['execute']>
>[number];

/** Of one work, whoever asks. */
export function findLinksOfWork(db: Kysely<DB>, submissionId: number): Promise<CheckedLinkRow[]> {
  return checkedLinks(db).where('submissions.id', '=', submissionId).execute();
}

/** Of those of these works that the person may see. */
export function findLinksOfWorks(
  db: Kysely<DB>,
  ids: readonly number[],
  { actor, action }: Asking,
): Promise<CheckedLinkRow[]> {
  return checkedLinks(db)
    .where('submissions.id', 'in', ids)
    .where(isOneOf('submissions.event_id', eventsWhere(action, actor)))
    .execute();
}

/** The work of a person; undefined: it is not theirs. */
export function findOwnWork(db: Kysely<DB>, userId: number, id: number) {
  return db
    .selectFrom('submissions')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
