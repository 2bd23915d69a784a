import type * as calls from '@pratibha/contract/rounds';
import { Chance } from '@pratibha/domain/chance';
import { whyNotOpenRound, wouldTake } from '@pratibha/domain/judging/rounds';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { takeBest } from './best-works.ts';
import { roundDetails } from './round-details.ts';
import { findRoundWorks, fixWorks, holdWorks } from './round-works.queries.ts';
import { lockRound, markOpened, type RoundRow } from './rounds.queries.ts';
import { findRubric } from './rubrics.queries.ts';

/** Fixes the works of a round and gives them numbers that say nothing of who handed in first. */
export const openRound: UseCase<typeof calls.openRound, RoundRow> = async (
  ctx,
  { body, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (body.version !== undefined && body.version !== round.version) {
    throw new Refused('changed-meanwhile');
  }
  await holdWorks(ctx.db, round.event_id);
  const best = round.takes === 'best' ? await takeBest(ctx, round, body.best) : null;
  const taken = (await findRoundWorks(ctx.db, round)).filter(
    ({ submission_id, status, is_listed }) =>
      best?.ids.has(submission_id) ?? wouldTake(round.takes, { status, isChosen: is_listed }),
  );
  const { criteria } = await findRubric(ctx.db, round.id);
  refuse(whyNotOpenRound({ ...round, works: taken.length, criteria: criteria.length }, ctx.now));
  const works = new Chance(round.id).shuffle(taken).map((work, at) => ({
    submission_id: work.submission_id,
    revision: work.current_revision,
    number: at + 1,
  }));
  await fixWorks(ctx.db, round.id, works);
  await markOpened(ctx.db, round.id, { now: ctx.now, borderReason: best?.reason ?? null });
  await ctx.audit({
    action: 'round.opened',
    subject: ['round', round.id],
    changes: {
      event_id: round.event_id,
      works: works.length,
      ...(best?.reason ? { reason: best.reason } : {}),
    },
  });
  return roundDetails(ctx, round.id);
};
