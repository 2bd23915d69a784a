import type * as calls from '@pratibha/contract/works-for-all';
import { whyNotPropose } from '@pratibha/domain/judging/manners';
import { whyNotAssign } from '@pratibha/domain/judging/rounds';
import { whyNotMakeCommon } from '@pratibha/domain/judging/works-for-all';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseHidden } from './hidden-works.ts';
import { roundDetails } from './round-details.ts';
import { findRoundWorks, writeCommon } from './round-works.queries.ts';
import { lockRound, type RoundRow } from './rounds.queries.ts';

/** Says whether every judge is to get a work; who has it already keeps it. */
export const settleCommonWork: UseCase<typeof calls.settleCommonWork, RoundRow> = async (
  ctx,
  { body: { submission_id: submissionId, is_common: isCommon }, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  refuse(whyNotPropose(round) ?? whyNotAssign(round, ctx.now));
  await refuseHidden(ctx, round.id, submissionId);
  const works = (await findRoundWorks(ctx.db, round)).filter(
    ({ is_listed, out_because }) => is_listed && out_because === null,
  );
  const work = works.find(({ submission_id }) => submission_id === submissionId);
  const others = works.filter((each) => each !== work && each.is_common).length;
  if (isCommon) refuse(whyNotMakeCommon({ isIn: work !== undefined, others }));
  await writeCommon(ctx.db, round.id, { submissionId, isCommon });
  await ctx.audit({
    action: isCommon ? 'round.work-made-common' : 'round.work-common-no-more',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, submission: submissionId },
  });
  return roundDetails(ctx, round.id);
};
