import type * as calls from '@pratibha/contract/standing';
import { foldedStand } from '@pratibha/domain/judging/stands';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdHall, refuseToGo } from './at-stands.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { writePlace } from './standing.queries.ts';
import { assignmentAt, isOwnWork, takeWork } from './take-work.ts';

/** The judge stands there: the work is assigned to them, whoever else stands there, too. */
export const standAt: UseCase<typeof calls.standAt, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  const hall = await holdHall(ctx, found);
  refuseToGo(ctx, hall, found);
  const folded = foldedStand(body.stand);
  const stand = hall.stands.find((each) => each.folded === folded);
  if (!stand) throw new Refused('stand-unknown');
  if (!isOwnWork(stand)) await takeWork(ctx, hall, stand, { isOneMore: body.one_more });
  const { submission_id, at_judge_id, arrived_at } = stand;
  await writePlace(ctx.db, hall.judgeId, {
    submission_id,
    taken_at: ctx.now,
    // Who comes back by the page has the time that is left.
    arrived_at: at_judge_id === null ? ctx.now : (arrived_at ?? ctx.now),
  });
  return { assignment_id: await assignmentAt(ctx, hall, submission_id) };
};
