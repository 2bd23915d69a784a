import type * as calls from '@pratibha/contract/rubrics';
import { roundState } from '@pratibha/domain/judging/rounds';
import { whyNotChangeRubric } from '@pratibha/domain/judging/rubrics';
import { Refused } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { copyNominations } from './copy-nominations.ts';
import { setSheetsAside } from './earlier-sheets.queries.ts';
import { rubricView } from './judged.view.ts';
import { lockRound, type RoundRow, touchRound } from './rounds.queries.ts';
import {
  findRubric,
  holdRubric,
  insertRubric,
  isRubricUsed,
  replaceRubric,
} from './rubrics.queries.ts';

/**
 * Saves the rubric as a whole. Once a sheet was sent by it only its sentences change; whatever else
 * changes begins a new version, by which judges are asked again.
 */
export const saveRubric: UseCase<typeof calls.saveRubric, RoundRow> = async (
  ctx,
  { body: { version, as_new_version: asNewVersion, nominations, ...form }, found },
) => {
  const round = await lockRound(ctx.db, found.id);
  if (!round) throw new Refused('not-found');
  if (version !== undefined && version !== round.version) throw new Refused('changed-meanwhile');
  const before = await findRubric(ctx.db, round.id);
  // Nobody sends a sheet by it while it changes.
  await holdRubric(ctx.db, before.id);
  const isUsed = await isRubricUsed(ctx.db, before.id);
  const why = whyNotChangeRubric({ before, after: form, isUsed });
  const changes = {
    event_id: round.event_id,
    criteria: [before.criteria.length, form.criteria.length],
  };
  if (why === null) {
    await replaceRubric(ctx.db, before.id, form);
    await ctx.audit({
      action: 'round.rubric-saved',
      subject: ['round', round.id],
      changes,
    });
  } else {
    if (!asNewVersion) throw new Refused(why);
    if (roundState(round, ctx.now) === 'over') throw new Refused('round-over');
    const id = await insertRubric(ctx.db, round.id, form, before.number + 1);
    const sheets = await setSheetsAside(ctx.db, round.id, id);
    await ctx.audit({
      action: 'round.rubric-renewed',
      subject: ['round', round.id],
      changes: { ...changes, sheets },
    });
  }
  await copyNominations(ctx, round, nominations);
  const saved = await touchRound(ctx.db, round.id);
  return { rubric: rubricView(await findRubric(ctx.db, round.id)), version: saved };
};
