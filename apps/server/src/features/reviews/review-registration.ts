import type * as calls from '@pratibha/contract/reviews';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import {
  type AdminRegistrationRow,
  adminRegistrationView,
  findAdminRegistration,
} from '../registrations/registrations.ts';
import { review } from './review.ts';

export const findRegistrationToReview: Find<
  typeof calls.reviewRegistration,
  AdminRegistrationRow
> = (ctx, { id }) => findAdminRegistration(ctx.db, id);

/** Shortlists or rejects a pending registration. */
export const reviewRegistration: UseCase<
  typeof calls.reviewRegistration,
  AdminRegistrationRow
> = async (ctx, { body, found }) =>
  adminRegistrationView(await review(ctx, 'registration', found, body), ctx.actor);
