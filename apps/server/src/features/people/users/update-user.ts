import type * as calls from '@pratibha/contract/users';
import { whyNotEditUser } from '@pratibha/domain/people/accounts';
import { refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { applyChange, type UserFacts } from './change-of-user.ts';
import { refuseUnknownEvents } from './event-grants.ts';

/**
 * Changes role, status, internal mark or the events of an event admin (R6.6 to R6.10, R7.17). What
 * is not named stays. The lock on the person keeps two who set events from mixing: the later set is
 * the whole one.
 */
export const updateUser: UseCase<typeof calls.updateUser, UserFacts> = async (
  ctx,
  { body, found },
) => {
  await refuseUnknownEvents(ctx, body);
  refuse(whyNotEditUser({ ...found, change: body }));
  return applyChange(ctx, 'user.updated', found.target, body);
};
