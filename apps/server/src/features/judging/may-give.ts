import { whyNotGive } from '@pratibha/domain/judging/judges';
import type { Pair } from '@pratibha/domain/judging/shared-works';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import { findAssignments, findConflicts } from './assignments.queries.ts';
import { findJudges } from './judges.queries.ts';
import { isActive } from './judging.view.ts';
import { findOpenHints } from './round-hints.ts';
import { findRoundWorks } from './round-works.queries.ts';
import type { RoundRow } from './rounds.queries.ts';

type Given = Pair & { readonly mayGoBeyond: boolean };

/**
 * Refuses to let a judge have a work who does not judge, has it, may not have it, or wants no more
 * than they have.
 */
export async function refuseToHave(
  { db }: Pick<Context, 'db'>,
  round: RoundRow,
  { judgeId, workId, mayGoBeyond }: Given,
): Promise<void> {
  const judge = (await findJudges(db, round.id)).find(({ id }) => id === judgeId);
  if (!judge) throw new Refused('judge-not-taking-part');
  const isOf = (row: { readonly judge_id: number; readonly submission_id: number }) =>
    row.judge_id === judgeId && row.submission_id === workId;
  const works = await findRoundWorks(db, round);
  const own = (await findAssignments(db, round.id)).filter(
    (row) => row.judge_id === judgeId && isActive(row),
  );
  refuse(
    whyNotGive({
      state: judge.state,
      isIn: works.some(
        (work) => work.submission_id === workId && work.is_listed && work.out_because === null,
      ),
      hasConflict: (await findConflicts(db, round.id)).some(isOf),
      isAssigned: own.some(isOf),
      works: own.length,
      mostWorks: judge.most_works,
      mayGoBeyond,
    }),
  );
}

/** The same of what is given by hand: hints are settled before. */
export async function refuseToGive(
  ctx: Pick<Context, 'db'>,
  round: RoundRow,
  given: Given,
): Promise<void> {
  await refuseToHave(ctx, round, given);
  const hints = await findOpenHints(ctx.db, round);
  if (hints.some((hint) => hint.judgeId === given.judgeId && hint.workId === given.workId)) {
    throw new Refused('conflict-hinted');
  }
}
