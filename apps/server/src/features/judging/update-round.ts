import type * as calls from '@pratibha/contract/rounds';
import { whyNotChangeRound } from '@pratibha/domain/judging/rounds';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { roundDetails } from './round-details.ts';
import { findRoundBefore, type RoundRow, replaceRound } from './rounds.queries.ts';

const AUDITED = [
  'title',
  'takes',
  'best',
  'judges_per_work',
  'minutes_per_work',
  'is_blind',
] as const;

/**
 * Changes a round; of an open one its end may move, and works put in later get more or fewer
 * judges.
 */
export const updateRound: UseCase<typeof calls.updateRound, RoundRow> = async (
  ctx,
  { body: { version, ...form }, found },
) => {
  const round = await lockUnfrozen(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (version !== undefined && version !== round.version) throw new Refused('changed-meanwhile');
  refuse(whyNotChangeRound(round, form, ctx.now));
  if (form.takes === 'best' && !(await findRoundBefore(ctx.db, round.id))) {
    throw new Refused('no-round-before');
  }
  await replaceRound(ctx.db, round.id, form);
  const changes: Record<string, unknown> = {};
  for (const field of AUDITED) {
    const after = form[field] ?? null;
    if (round[field] !== after) changes[field] = [round[field], after];
  }
  for (const field of ['opens_at', 'closes_at'] as const) {
    const [before, after] = [round[field].toISOString(), new Date(form[field]).toISOString()];
    if (before !== after) changes[field] = [before, after];
  }
  await ctx.audit({ action: 'round.changed', subject: ['round', round.id], changes });
  return roundDetails(ctx, round.id);
};
