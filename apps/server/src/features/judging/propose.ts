import { createHash } from 'node:crypto';
import { type AssignmentInput, assigning } from '@pratibha/domain/judging/assignment';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import { findAssignments, findConflicts } from './assignments.queries.ts';
import { inSlices } from './in-slices.ts';
import { findJudges } from './judges.queries.ts';
import { isActive, type Proposed } from './judging.view.ts';
import { findOpenHints } from './round-hints.ts';
import { findRoundWorks } from './round-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

/**
 * Works out who would judge what. The same round gives the same proposal, so that it need not be
 * kept.
 */
export async function propose(db: Kysely<DB>, round: RoundRow): Promise<Proposed> {
  const input = await findInput(db, round);
  const proposed = await inSlices(assigning(input));
  return { basis: basisOf(input), kept: input.kept, proposed };
}

/** Of what a proposal is made: another one if anything of that changed. */
export async function findBasis(db: Kysely<DB>, round: RoundRow): Promise<string> {
  return basisOf(await findInput(db, round));
}

function basisOf(input: AssignmentInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('base64url');
}

function pairOf(row: { readonly judge_id: number; readonly submission_id: number }) {
  return { judgeId: row.judge_id, workId: row.submission_id };
}

async function findInput(db: Kysely<DB>, round: RoundRow): Promise<AssignmentInput> {
  const works = await findRoundWorks(db, round);
  const judges = await findJudges(db, round.id);
  const assignments = await findAssignments(db, round.id);
  const conflicts = (await findConflicts(db, round.id)).map(pairOf);
  // Nobody is given what they may know the people of, until an organiser says that they do not.
  const hinted = (await findOpenHints(db, round)).map(({ judgeId, workId }) => ({
    judgeId,
    workId,
  }));
  return {
    works: works
      .filter(({ is_listed, out_because }) => is_listed && out_because === null)
      .map(({ submission_id }) => submission_id),
    judges: judges
      .filter(
        ({ state, is_suspended, in_training }) =>
          state === 'accepted' && !is_suspended && !in_training,
      )
      .map(({ id, most_works }) => ({ id, mostWorks: most_works })),
    judgesPerWork: round.judges_per_work,
    conflicts: [...conflicts, ...hinted],
    kept: assignments.filter((row) => isActive(row) && !row.in_training).map(pairOf),
    common: works
      .filter(({ is_common, out_because }) => is_common && out_because === null)
      .map(({ submission_id }) => submission_id),
    seed: round.id,
  };
}
