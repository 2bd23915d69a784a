import type * as calls from '@pratibha/contract/waiting';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { holdOwnLine, ownLineAfterwards } from './join-waiting-list.ts';
import { endWaiting } from './line.queries.ts';
import type { OwnLineRow } from './own-waiting.queries.ts';

type Mine = OwnLineRow & { readonly waiting_id: number };

export const findLineToLeave: Find<typeof calls.leaveWaitingList, Mine> = async (ctx, params) => {
  const row = await holdOwnLine(ctx, params);
  return row && row.waiting_id !== null ? { ...row, waiting_id: row.waiting_id } : undefined;
};

/** Ends the person's waiting; a seat that was held for them is offered to the next. */
export const leaveWaitingList: UseCase<typeof calls.leaveWaitingList, Mine> = async (
  ctx,
  { found },
) => {
  await endWaiting(ctx.db, [found.waiting_id], 'left', ctx.now);
  await ctx.audit({
    action: 'waiting.left',
    subject: ['waiting', found.waiting_id],
    changes: { event_id: [found.id, null] },
  });
  return ownLineAfterwards(ctx, found.id);
};
