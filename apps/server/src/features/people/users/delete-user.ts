import type * as calls from '@pratibha/contract/users';
import { whyNotDeleteUser } from '@pratibha/domain/people/accounts';
import { refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { applyChange, type UserFacts } from './change-of-user.ts';

/** Marks a user as deleted: the history stays, the sessions end at once. */
export const deleteUser: UseCase<typeof calls.deleteUser, UserFacts> = async (ctx, { found }) => {
  refuse(whyNotDeleteUser(found));
  return applyChange(ctx, 'user.deleted', found.target, { status: 'DELETED' });
};
