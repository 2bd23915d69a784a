import type * as calls from '@pratibha/contract/stands';
import { whyNotGiveStands } from '@pratibha/domain/judging/manners';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { holdStands, roundStands } from './round-stands.ts';
import type { RoundRow } from './rounds.queries.ts';
import { findStands, writeStandsPublished } from './stands.queries.ts';

/** Tells those who handed in where they stand, or tells it no more. */
export const publishStands: UseCase<typeof calls.publishStands, RoundRow> = async (
  ctx,
  { body: { is_published }, found },
) => {
  const round = await holdStands(ctx, found.id);
  refuse(whyNotGiveStands(round, ctx.now));
  const works = await findStands(ctx.db, round.id);
  if (is_published && works.every(({ stand }) => stand === null)) {
    throw new Refused('stands-missing');
  }
  await writeStandsPublished(ctx.db, round.id, is_published ? ctx.now : null);
  await ctx.audit({
    action: is_published ? 'round.stands-published' : 'round.stands-unpublished',
    subject: ['round', round.id],
    changes: { event_id: round.event_id },
  });
  return roundStands(ctx, round.id);
};
