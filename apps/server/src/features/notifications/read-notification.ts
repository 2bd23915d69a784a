import type * as calls from '@pratibha/contract/notifications';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { findNotification, findUnread, markRead } from './notifications.queries.ts';

type Found = { readonly id: number };

export const findNotificationToRead: Find<typeof calls.readNotification, Found> = (ctx, { id }) =>
  findNotification(ctx.db, ctx.actor.id, id);

/**
 * Marks one as read. Who has read what is written nowhere else: the audit is of what people change.
 */
export const readNotification: UseCase<typeof calls.readNotification, Found> = async (
  ctx,
  { found },
) => {
  await markRead(ctx.db, found.id);
  return findUnread(ctx.db, ctx.actor.id);
};
