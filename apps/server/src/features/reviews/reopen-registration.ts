import type * as calls from '@pratibha/contract/reviews';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type AdminRegistrationRow,
  adminRegistrationView,
  findAdminRegistration,
} from '../registrations/registrations.ts';
import { reopen } from './review.ts';

export const findRegistrationToReopen: Find<
  typeof calls.reopenRegistration,
  AdminRegistrationRow
> = (ctx, { id }) => findAdminRegistration(ctx.db, id);

/** Takes a decision on a registration back. */
export const reopenRegistration: UseCase<
  typeof calls.reopenRegistration,
  AdminRegistrationRow
> = async (ctx, { body, found }) =>
  adminRegistrationView(await reopen(ctx, 'registration', found, body), ctx.actor);
