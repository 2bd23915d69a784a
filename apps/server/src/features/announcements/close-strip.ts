import type * as calls from '@pratibha/contract/announcement-strips';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { markRead } from '../notifications/notifications.ts';
import { ownStrip } from './own-strip.ts';
import { findToldById } from './strips.queries.ts';

type Told = { readonly id: number };

export const findStripToClose: Find<typeof calls.closeStrip, Told> = (ctx, { id }) =>
  findToldById(ctx.db, ctx.actor.id, id);

/** Closes it on every device: it counts as read. */
export const closeStrip: UseCase<typeof calls.closeStrip, Told> = async (ctx, { found }) => {
  await markRead(ctx.db, found.id);
  return ownStrip(ctx);
};
