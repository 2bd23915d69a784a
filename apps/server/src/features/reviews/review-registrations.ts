import type * as calls from '@pratibha/contract/reviews';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { reviewMany } from './review-many.ts';

/** One decision on many registrations, each for itself. */
export const reviewRegistrations: UseCase<typeof calls.reviewRegistrations> = (ctx, { body }) =>
  reviewMany(ctx, 'registration', body);
