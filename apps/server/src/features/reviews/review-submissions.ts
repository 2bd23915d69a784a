import type * as calls from '@pratibha/contract/reviews';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { reviewMany } from './review-many.ts';

/** One decision on many submissions, each for itself. */
export const reviewSubmissions: UseCase<typeof calls.reviewSubmissions> = (ctx, { body }) =>
  reviewMany(ctx, 'submission', body);
