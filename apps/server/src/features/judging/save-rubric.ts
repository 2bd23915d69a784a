import type * as calls from '@pratibha/contract/rubrics';
import { whyNotChangeRubric } from '@pratibha/domain/judging/rubrics';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { rubricView } from './judged.view.ts';
import { lockRound, type RoundRow, touchRound } from './rounds.queries.ts';
import { findRubric, holdRubric, isRubricUsed, replaceRubric } from './rubrics.queries.ts';

/** Saves the rubric as a whole; once a sheet was sent by it only its sentences. */
export const saveRubric: UseCase<typeof calls.saveRubric, RoundRow> = async (
  ctx,
  { body: { version, ...form }, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (version !== undefined && version !== round.version) throw new Refused('changed-meanwhile');
  const before = await findRubric(ctx.db, round.id);
  // Nobody sends a sheet by it while it changes.
  await holdRubric(ctx.db, before.id);
  const isUsed = await isRubricUsed(ctx.db, before.id);
  refuse(whyNotChangeRubric({ before, after: form, isUsed }));
  await replaceRubric(ctx.db, before.id, form);
  const saved = await touchRound(ctx.db, round.id);
  await ctx.audit({
    action: 'round.rubric-saved',
    subject: ['round', round.id],
    changes: { event_id: round.event_id, criteria: [before.criteria.length, form.criteria.length] },
  });
  return { rubric: rubricView(await findRubric(ctx.db, round.id)), version: saved };
};
