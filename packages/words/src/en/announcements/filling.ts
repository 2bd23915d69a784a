import { firstName, type PlaceholderFacts } from '@pratibha/domain/announcements/placeholders';
import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';

/** As it stands within a sentence. */
const STATUS_WORDS: Readonly<Record<RegistrationStatus | SubmissionStatus, string>> = {
  PENDING: 'pending',
  SHORTLISTED: 'shortlisted',
  REJECTED: 'rejected',
  ACCEPTED: 'accepted',
  RESUBMISSION_REQUIRED: 'to be handed in again',
};

/** What is known of a recipient; null is what is not there, or not any more. */
export type RecipientFacts = {
  readonly name: string;
  readonly event: string | null;
  readonly status: RegistrationStatus | SubmissionStatus | null;
};

/** The same in words, as an announcement says it. */
export function placeholderFacts({ name, event, status }: RecipientFacts): PlaceholderFacts {
  return {
    first_name: firstName(name),
    name,
    event,
    status: status === null ? null : STATUS_WORDS[status],
  };
}
