import type * as calls from '@pratibha/contract/reviews';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type AdminRegistrationRow,
  adminRegistrationView,
  findAdminRegistration,
} from '../registrations/registrations.ts';
import { undo } from './review.ts';

export const findRegistrationToUndo: Find<
  typeof calls.undoRegistrationReview,
  AdminRegistrationRow
> = (ctx, { id }) => findAdminRegistration(ctx.db, id);

/** Takes an own decision on a registration back, just after it was made. */
export const undoRegistrationReview: UseCase<
  typeof calls.undoRegistrationReview,
  AdminRegistrationRow
> = async (ctx, { found }) =>
  adminRegistrationView(await undo(ctx, 'registration', found), ctx.actor);
