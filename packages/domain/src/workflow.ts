import type { RegistrationStatus, SubmissionStatus } from './statuses.ts';

/** What a review of a registration may decide. */
export const REGISTRATION_DECISIONS = [
  'SHORTLISTED',
  'REJECTED',
] as const satisfies readonly RegistrationStatus[];
export type RegistrationDecision = (typeof REGISTRATION_DECISIONS)[number];

/** What a review of a submission may decide. */
export const SUBMISSION_DECISIONS = [
  'ACCEPTED',
  'REJECTED',
  'RESUBMISSION_REQUIRED',
] as const satisfies readonly SubmissionStatus[];
export type SubmissionDecision = (typeof SUBMISSION_DECISIONS)[number];

/** An admin's step: what it is called and the status it leads to. */
export type Step<Status> = { action: string; from: readonly Status[]; to: Status };

/** The admin's steps with a registration (spec section 4; reopening takes a review back). */
export const REGISTRATION_STEPS = [
  { action: 'approve', from: ['PENDING'], to: 'SHORTLISTED' },
  { action: 'reject', from: ['PENDING'], to: 'REJECTED' },
  { action: 'reopen', from: REGISTRATION_DECISIONS, to: 'PENDING' },
] as const satisfies readonly Step<RegistrationStatus>[];
export type RegistrationAction = (typeof REGISTRATION_STEPS)[number]['action'];

/** The admin's steps with a submission (spec section 4; reopening takes a review back). */
export const SUBMISSION_STEPS = [
  { action: 'accept', from: ['PENDING'], to: 'ACCEPTED' },
  { action: 'reject', from: ['PENDING'], to: 'REJECTED' },
  { action: 'resubmission required', from: ['PENDING'], to: 'RESUBMISSION_REQUIRED' },
  { action: 'reopen', from: SUBMISSION_DECISIONS, to: 'PENDING' },
] as const satisfies readonly Step<SubmissionStatus>[];
export type SubmissionAction = (typeof SUBMISSION_STEPS)[number]['action'];

/** A submission and a resubmission both wait for review again. */
export const STATUS_AFTER_SUBMITTING = 'PENDING' satisfies SubmissionStatus;

/** Only PENDING can be reviewed (spec section 4). */
export function isReviewable(status: RegistrationStatus | SubmissionStatus): boolean {
  return status === 'PENDING';
}

/** The status the step leads to, or null when it does not start from this status. */
export function statusAfter<Status>(
  steps: readonly Step<Status>[],
  action: string,
  status: Status,
): Status | null {
  const step = steps.find((each) => each.action === action && each.from.includes(status));
  return step?.to ?? null;
}
