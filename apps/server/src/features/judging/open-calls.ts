import type { JudgeCall } from '@pratibha/contract/running-rounds';
import type { Context } from '../../platform/serve/context.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { findOpenCalls } from './judge-calls.queries.ts';
import { judgeCallView } from './running.view.ts';

/** Judges of a round who wait for an organiser; none who needs one for a work that is hidden. */
export async function openCalls({ db, actor }: Context, roundId: number): Promise<JudgeCall[]> {
  const hidden = await findHiddenWorks(db, roundId, actor.id);
  return (await findOpenCalls(db, roundId))
    .filter(({ submission_id: id }) => id === null || !hidden.has(id))
    .map(judgeCallView);
}
