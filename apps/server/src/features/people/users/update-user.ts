import type * as calls from '@pratibha/contract/users';
import { whyNotEditUser } from '@pratibha/domain/access';
import { refuse } from '../../../platform/serve/refused.ts';
import type { UseCase } from '../../../platform/serve/use-case.ts';
import { applyChange, type UserFacts } from './change-of-user.ts';

/** Changes role, status or internal mark (R6.6 to R6.9, R7.17). What is not named stays. */
export const updateUser: UseCase<typeof calls.updateUser, UserFacts> = async (
  ctx,
  { body, found },
) => {
  refuse(whyNotEditUser({ ...found, change: body }));
  return applyChange(ctx, 'user.updated', found.target, body);
};
