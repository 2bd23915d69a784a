import type * as calls from '@pratibha/contract/feedback';
import type { FeedbackComment } from '@pratibha/contract/feedback';
import { GUEST_WORDS } from '@pratibha/words/judging/guest';
import type { UseCase } from '../../platform/serve/use-case.ts';
import type { RoundRow } from '../judging/judging.ts';
import { type CommentRow, findComments } from './comments.queries.ts';
import { refuseUnseen } from './who-approves.ts';

export const listFeedback: UseCase<typeof calls.listFeedback, RoundRow> = async (
  ctx,
  { found },
) => {
  await refuseUnseen(ctx, found);
  return (await findComments(ctx.db, found.id)).map(feedbackView);
};

export function feedbackView(row: CommentRow): FeedbackComment {
  const { round_id: _, event_id: __, settled_at, judge_name, ...rest } = row;
  return {
    ...rest,
    judge_name: judge_name ?? GUEST_WORDS.nameless,
    settled_at: settled_at?.toISOString() ?? null,
  };
}
