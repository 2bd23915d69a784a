import type { Final } from '@pratibha/domain/ranking/finals';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import {
  type BallotRow,
  type FinalRow,
  type FinalWorkRow,
  findBallots,
  findFinalWorks,
  findLastFinal,
} from './finals.queries.ts';

/** The last final of a round with what it is made of. */
export type FoundFinal = {
  readonly row: FinalRow;
  readonly works: readonly FinalWorkRow[];
  readonly ballots: readonly BallotRow[];
};

export async function findFinal(db: Kysely<DB>, row: FinalRow): Promise<FoundFinal> {
  const works = await findFinalWorks(db, row.id);
  return { row, works, ballots: await findBallots(db, row.id) };
}

/**
 * As it counts for ranks, by ids of submissions and judges.
 *
 * @param there the works that are still judged in the round
 */
export function finalOf({ row, works, ballots }: FoundFinal, there: ReadonlySet<number>): Final {
  const ids = works
    .map(({ submission_id }) => submission_id)
    .filter((id) => there.has(id))
    .map(String);
  if (row.way === 'meeting') return { way: 'meeting', works: ids };
  return {
    ...{ way: 'ballots', works: ids, prizes: row.prizes },
    ballots: ballots
      .filter(({ counts, better_id: better, other_id: other }) =>
        counts ? there.has(better) && there.has(other) : false,
      )
      .map(({ judge_id, better_id, other_id }) => ({
        ...{ judge: `${judge_id}`, better: `${better_id}`, other: `${other_id}` },
      })),
  };
}

/** Whether a final goes on in a round, and the one that counts: over, and not called off. */
export async function countedFinal(
  db: Kysely<DB>,
  roundId: number,
  there: ReadonlySet<number>,
): Promise<{ readonly hasOpenFinal: boolean; readonly final: Final | null }> {
  // Before its ballots: where it is over none comes after.
  const row = await findLastFinal(db, roundId);
  const hasOpenFinal = row !== undefined && row.ended_at === null;
  if (row === undefined || hasOpenFinal || row.ended_because === 'called-off') {
    return { hasOpenFinal, final: null };
  }
  return { hasOpenFinal, final: finalOf(await findFinal(db, row), there) };
}
