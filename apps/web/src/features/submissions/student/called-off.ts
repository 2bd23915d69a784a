import type { UserSubmission } from '@pratibha/contract/submissions';

/** Whether the organisers deleted the event; that comes before all else that keeps a work back. */
export function isCalledOff({ resubmission_refusal }: UserSubmission): boolean {
  return resubmission_refusal === 'event-deleted';
}
