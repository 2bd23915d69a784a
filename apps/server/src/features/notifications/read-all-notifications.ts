import type * as calls from '@pratibha/contract/notifications';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { findUnread, markReadUpTo } from './notifications.queries.ts';

/** Marks as read what was seen; what came meanwhile stays unread. */
export const readAllNotifications: UseCase<typeof calls.readAllNotifications> = async (
  ctx,
  { body },
) => {
  await markReadUpTo(ctx.db, ctx.actor.id, body.up_to);
  return findUnread(ctx.db, ctx.actor.id);
};
