import type * as calls from '@pratibha/contract/score-sheets';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findHiddenWorks } from './hidden-works.queries.ts';
import { lockUnfrozen } from './lock-unfrozen.ts';
import { hasUnsentSheets, roundDetails } from './round-details.ts';
import { countLate, type FoundSheet, lockAssignment, writeOutBecause } from './sheets.queries.ts';

/**
 * Refuses whoever judges in the round and has sheets to send: until then they see no score of
 * others. A work with which they have a conflict, or that is theirs, is not there for them.
 */
export async function refuseJudges(ctx: Context, sheet: FoundSheet): Promise<void> {
  const hidden = await findHiddenWorks(ctx.db, sheet.round_id, ctx.actor.id);
  if (hidden.has(sheet.submission_id)) throw new Refused('not-found');
  if (await hasUnsentSheets(ctx, sheet.round_id)) throw new Refused('own-sheets-unsent');
}

/** Takes a sheet out with a reason, lets it count again, or lets one count that came late. */
export const settleSheet: UseCase<typeof calls.settleSheet, FoundSheet> = async (
  ctx,
  { body, found },
) => {
  if (!body.counts && body.reason === null) {
    refuseField({ pointer: '/reason', error: { code: 'reason-missing' } });
  }
  await refuseJudges(ctx, found);
  if (body.counts && found.state === 'begun') throw new Refused('sheet-not-sent');
  await lockUnfrozen(ctx.db, found.round_id);
  await lockAssignment(ctx.db, found.assignment_id);
  if (body.counts && found.is_late) await countLate(ctx.db, found);
  else await writeOutBecause(ctx.db, found.id, body.counts ? null : body.reason);
  await ctx.audit({
    action: body.counts ? 'sheet.counted' : 'sheet.taken-out',
    subject: ['sheet', found.id],
    changes: {
      event_id: found.event_id,
      round: found.round_id,
      work: found.number,
      ...(found.is_late ? { late: true } : {}),
      ...(body.counts ? {} : { reason: body.reason }),
    },
  });
  return roundDetails(ctx, found.round_id);
};
