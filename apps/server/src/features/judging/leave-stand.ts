import type * as calls from '@pratibha/contract/standing';
import { isDeserted } from '@pratibha/domain/judging/stands';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { tellOrganisersOf } from '../notifications/notifications.ts';
import { type AtStands, holdHall, standsToJudge } from './at-stands.ts';
import { findWhoIsNotTold } from './hidden-works.queries.ts';
import type { JudgeContext } from './judge-context.ts';
import type { JudgedRoundRow } from './judged.queries.ts';
import { type StandForJudgeRow, writeMark, writePlace } from './standing.queries.ts';
import { placeOf } from './stands.view.ts';

/** Frees the stand of a judge; what they say of it decides when they are sent there again. */
export const leaveStand: UseCase<typeof calls.leaveStand, JudgedRoundRow> = async (
  ctx,
  { body: { because }, found },
) => {
  const hall = await holdHall(ctx, found);
  const here = placeOf(hall.stands, ctx.now);
  if (!here) return standsToJudge(ctx, found);
  const { submission_id } = here;
  if (because === 'nobody') await tellOfNobody(ctx, hall, here);
  await writePlace(ctx.db, hall.judgeId, { submission_id, taken_at: null, arrived_at: null });
  if (because !== 'break') {
    await writeMark(ctx.db, hall.judgeId, { submission_id, mark: because, at: ctx.now });
  }
  return standsToJudge(ctx, found);
};

/**
 * Asks the organisers once so many judges found nobody there, but for those who have a conflict
 * with the work. Where that is everybody they are told all the same, without the work.
 */
async function tellOfNobody(
  ctx: JudgeContext,
  { round, judgeId }: AtStands,
  { submission_id, nobody, mark, number }: StandForJudgeRow,
): Promise<void> {
  await ctx.audit({
    action: 'judge.found-nobody',
    subject: ['judge', judgeId],
    changes: { event_id: round.event_id, round: round.id, work: number },
  });
  const found = nobody + (mark === 'nobody' ? 0 : 1);
  if (isDeserted(nobody) || !isDeserted(found)) return;
  const { event_id: eventId, id: round_id } = round;
  const tell = (of: number | null, but: ReadonlySet<number>) => {
    const params = { event_id: eventId, round_id, submission_id: of, at: ctx.now.toISOString() };
    const told = { kind: 'nobody-at-stand', params } as const;
    const to = { eventId, action: 'judging.organise', but } as const;
    return tellOrganisersOf(ctx.db, to, told, ctx.now);
  };
  const reached = await tell(submission_id, await findWhoIsNotTold(ctx.db, submission_id));
  if (reached === 0) await tell(null, new Set());
}
