import type * as calls from '@pratibha/contract/standing';
import { nextStand } from '@pratibha/domain/judging/stands';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdHall, refuseToGo, standsToJudge } from './at-stands.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { writePlace } from './standing.queries.ts';
import { placeOf, standForJudge } from './stands.view.ts';

/** Sends a judge to the next stand, which is theirs from now on; who is on the way stays on it. */
export const goToNextStand: UseCase<typeof calls.goToNextStand, JudgedRoundRow> = async (
  ctx,
  { body, found },
) => {
  const hall = await holdHall(ctx, found);
  refuseToGo(ctx, hall, found);
  const { round, judgeId, stands, works, mostWorks } = hall;
  const here = placeOf(stands, ctx.now);
  if (here && here.arrived_at === null) return standsToJudge(ctx, found);
  if (mostWorks !== null && works >= mostWorks) throw new Refused('as-many-as-wanted');
  const last = stands.find(({ at_judge_id }) => at_judge_id !== null);
  const next = nextStand(
    stands.map((row) => standForJudge(row, ctx.now)),
    {
      judgesPerWork: round.judges_per_work,
      area: body.area?.trim() || (last?.area ?? null),
      at: last?.submission_id ?? null,
    },
    ctx.now,
  );
  if (next !== null) {
    const place = { submission_id: next, taken_at: ctx.now, arrived_at: null };
    await writePlace(ctx.db, judgeId, place);
  } else if (last) {
    const { submission_id } = last;
    await writePlace(ctx.db, judgeId, { submission_id, taken_at: null, arrived_at: null });
  }
  return standsToJudge(ctx, found);
};
