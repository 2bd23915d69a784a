import type { Context } from '../../../platform/serve/context.ts';
import { deleteOtherSessions } from './own-sessions.queries.ts';

/**
 * Ends every session of the person but the one in use.
 * @param current hash of its token
 */
export async function endOtherSessions(ctx: Context, current: Buffer): Promise<void> {
  const { id } = ctx.actor;
  const sessions = await deleteOtherSessions(ctx.db, id, current);
  if (sessions === 0) return;
  ctx.userChanged(id);
  await ctx.audit({ action: 'session.others-ended', subject: ['user', id], changes: { sessions } });
}
