import type * as calls from '@pratibha/contract/feedback';
import { SHEET_LIMITS } from '@pratibha/domain/judging/score-sheets';
import { textError } from '@pratibha/domain/text/text-rule';
import { Refused, refuseField } from '../../platform/serve/refused.ts';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { FoundSheet } from '../judging/judging.ts';
import { findComment, writeComment } from './comments.queries.ts';
import { feedbackView } from './list-feedback.ts';
import { lockResults } from './settle-results.ts';

/**
 * Holds a comment back, puts it otherwise, or lets it be read as it is. Once people have read it,
 * it takes a correction.
 */
export const settleComment: UseCase<typeof calls.settleComment, FoundSheet> = async (
  ctx,
  { body, found },
) => {
  const wrong = textError(body.comment, { field: 'comment', limit: SHEET_LIMITS.comment });
  if (wrong !== null) return refuseField({ pointer: '/comment', error: wrong });
  const { round, state } = await lockResults(ctx, { id: found.round_id });
  if (state === 'released') throw new Refused('results-released');
  const before = await findComment(ctx.db, found.id);
  if (!before) throw new Refused('sheet-not-counted');
  const comment = body.comment.trim();
  await writeComment(ctx.db, found.id, {
    is_held: body.is_held,
    comment: comment === '' || comment === before.written ? null : comment,
    ...{ settled_at: ctx.now, settled_by: ctx.actor.id },
  });
  await ctx.audit({
    action: 'sheet.comment-settled',
    subject: ['sheet', found.id],
    changes: {
      ...{ event_id: round.event_id, round: round.id, work: found.number },
      is_held: [before.is_held, body.is_held],
    },
  });
  const after = await findComment(ctx.db, found.id);
  if (!after) throw new Error(`no comment of sheet ${found.id} after it was settled`);
  return feedbackView(after);
};
