import type * as calls from '@pratibha/contract/prepared-decisions';
import type { UseCase } from '../../platform/serve/use-case.ts';
import { prepareDecisions } from './prepare-decisions.ts';

/** Prepares a judgement of submissions, each for itself. */
export const prepareSubmissions: UseCase<typeof calls.prepareSubmissions> = (ctx, { body }) =>
  prepareDecisions(ctx, 'submission', body);
