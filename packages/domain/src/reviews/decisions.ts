import type { RegistrationStatus, SubmissionStatus } from '../statuses.ts';

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

/** Only PENDING can be reviewed (R4.11, R4.12). */
export function isReviewable(status: RegistrationStatus | SubmissionStatus): boolean {
  return status === 'PENDING';
}
