import type * as calls from '@pratibha/contract/stands';
import { whyNotGiveStands } from '@pratibha/domain/judging/manners';
import { foldedStand } from '@pratibha/domain/judging/stands';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { refuseHidden } from './hidden-works.ts';
import { holdStands, roundStands } from './round-stands.ts';
import type { RoundRow } from './rounds.queries.ts';
import { findStands, writeStands } from './stands.queries.ts';

/** Gives one work of a round another stand. */
export const changeStand: UseCase<typeof calls.changeStand, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await holdStands(ctx, found.id);
  refuse(whyNotGiveStands(round, ctx.now));
  await refuseHidden(ctx, round.id, body.submission_id);
  const works = await findStands(ctx.db, round.id);
  const before = works.find(({ submission_id }) => submission_id === body.submission_id);
  if (!before) throw new Refused('work-not-in-round');
  const stand = body.stand.trim();
  const folded = foldedStand(stand);
  if (works.some((work) => work !== before && work.folded === folded)) {
    throw new Refused('stand-taken');
  }
  const { submission_id } = before;
  const area = body.area?.trim() || null;
  await writeStands(ctx.db, round.id, [{ submission_id, stand, folded, area }]);
  await ctx.audit({
    action: 'round.stand-changed',
    subject: ['round', round.id],
    changes: {
      event_id: round.event_id,
      submission: submission_id,
      stand: [before.stand, stand],
      area: [before.area, area],
    },
  });
  return roundStands(ctx, round.id);
};
