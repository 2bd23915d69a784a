import type { Context } from '../../../platform/serve/context.ts';
import { endToken, type OwnTokenRow } from './own-tokens.queries.ts';

/**
 * Ends a token of the person, which opens nothing from the next request on; one that is over stays
 * so.
 */
export async function endOwnToken(ctx: Context, { id, name, is_live }: OwnTokenRow): Promise<void> {
  if (!is_live) return;
  await endToken(ctx.db, id);
  ctx.userChanged(ctx.actor.id);
  await ctx.audit({
    action: 'token.ended',
    subject: ['user', ctx.actor.id],
    changes: { token: id, token_name: name },
  });
}
