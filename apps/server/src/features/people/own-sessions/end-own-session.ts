import { whyNotEndSession } from '@pratibha/domain/people/sessions';
import type { Context } from '../../../platform/serve/context.ts';
import { refuse } from '../../../platform/serve/refused.ts';
import { deleteOwnSession, type OwnSessionRow } from './own-sessions.queries.ts';

/** Ends a session of the person in another browser; it opens nothing from the next request on. */
export async function endOwnSession(ctx: Context, session: OwnSessionRow): Promise<void> {
  refuse(whyNotEndSession({ isCurrent: Boolean(session.is_current) }));
  const { id } = ctx.actor;
  await deleteOwnSession(ctx.db, id, session.id);
  ctx.userChanged(id);
  await ctx.audit({ action: 'session.ended', subject: ['user', id] });
}
