import type * as calls from '@pratibha/contract/users';
import { whyNotSignOutUser } from '@pratibha/domain/people/accounts';
import { refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { deleteSessionsOf } from '../../../platform/session/session.queries.ts';
import { endTokensOf } from '../../../platform/session/tokens.queries.ts';
import type { UserFacts } from './change-of-user.ts';

/**
 * Ends every session and every token of a user at once; role, status and history stay as they are.
 */
export const signOutUser: UseCase<typeof calls.signOutUser, UserFacts> = async (ctx, { found }) => {
  refuse(whyNotSignOutUser(found));
  const { id } = found.target;
  const ended = await deleteSessionsOf(ctx.db, id);
  const tokens = await endTokensOf(ctx.db, id);
  ctx.userChanged(id);
  const changes = { ended, ...(tokens > 0 ? { tokens } : {}) };
  await ctx.audit({ action: 'user.signed-out', subject: ['user', id], changes });
  return { id, ended };
};
