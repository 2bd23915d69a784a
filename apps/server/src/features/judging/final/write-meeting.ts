import type * as calls from '@pratibha/contract/finals';
import { meetingErrors, passesOver } from '@pratibha/domain/ranking/final-rules';
import { Refused, refuseFields } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import type { RoundRow } from '../rounds.queries.ts';
import { beforeBeginning } from './begin-final.ts';
import { insertFinal } from './finals.queries.ts';
import { roundFinal } from './round-final.ts';

/** Writes down how a meeting ranked the best; a reason is kept where one was needed. */
export const writeMeeting: UseCase<typeof calls.writeMeeting, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const { round, finalists, number } = await beforeBeginning(ctx, found, body.works.length);
  const rankOf = new Map(finalists.map(({ work, rank }) => [Number(work), rank]));
  const works = body.works.map(({ submission_id, reason }) => ({
    ...{ submission_id, reason, rank: rankOf.get(submission_id) ?? 0 },
  }));
  const given = new Set(works.map(({ submission_id }) => submission_id));
  const areThose =
    given.size === works.length &&
    given.size === finalists.length &&
    works.every(({ rank }) => rank);
  // Others are the best than whoever wrote it down was shown.
  if (!areThose) throw new Refused('changed-meanwhile');
  refuseFields(
    meetingErrors(works).map(({ path, error }) => ({ pointer: `/works${path}`, error })),
  );
  await insertFinal(
    ctx.db,
    {
      ...{ round_id: round.id, number, way: 'meeting', prizes: works.length },
      ...{ begun_at: ctx.now, begun_by: ctx.actor.id },
      ...{ ended_at: ctx.now, ended_because: 'by-hand' },
    },
    works.map(({ submission_id, reason }, at) => ({
      ...{ submission_id, rank: at + 1 },
      reason: passesOver(works, at) ? reason.trim() : null,
    })),
  );
  await ctx.audit({
    action: 'round.meeting-written',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, final: number, works: works.length },
  });
  return roundFinal(ctx, round);
};
