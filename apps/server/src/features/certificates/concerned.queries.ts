import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { isReleased } from '../results/results.ts';

/** Whether results that are out now give the award of a certificate, by what it is called. */
export const isStillGiven = (now: Date) => sql<boolean>`exists (
  select from awards as was
  join result_snapshots as earlier on earlier.id = was.snapshot_id
  join awards as given on given.submission_id = was.submission_id and given.title = was.title
  join result_snapshots as snapshot on snapshot.id = given.snapshot_id
  where was.id = certificates.award_id and snapshot.round_id = earlier.round_id
    and ${isReleased(now)})`;

/**
 * Certificates that count and were issued for awards of a round, with whether the same work has the
 * same award in the results that are out now.
 */
export async function findConcerned(db: Kysely<DB>, roundId: number, now: Date) {
  const rows = await db
    .selectFrom('certificates')
    .innerJoin('awards', 'awards.id', 'certificates.award_id')
    .innerJoin('result_snapshots as issued_by_them', 'issued_by_them.id', 'awards.snapshot_id')
    .select([
      'certificates.id',
      'certificates.number',
      'certificates.name',
      'awards.title as award',
      isStillGiven(now).as('is_still_given'),
    ])
    .where('issued_by_them.round_id', '=', roundId)
    .where('certificates.revoked_at', 'is', null)
    .orderBy('awards.place')
    .orderBy('certificates.id')
    .execute();
  return rows;
}
