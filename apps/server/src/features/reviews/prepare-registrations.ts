import type * as calls from '@pratibha/contract/prepared-decisions';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { prepareDecisions } from './prepare-decisions.ts';

/** Prepares a decision on registrations, each for itself. */
export const prepareRegistrations: UseCase<typeof calls.prepareRegistrations> = (ctx, { body }) =>
  prepareDecisions(ctx, 'registration', body);
