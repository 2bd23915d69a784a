import { firstName } from '@pratibha/domain/announcements/placeholders';
import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import type { placeholderFacts as english } from '../../en/announcements/filling.ts';

export type { RecipientFacts } from '../../en/announcements/filling.ts';

/** As it stands within a sentence. */
const STATUS_WORDS: Readonly<Record<RegistrationStatus | SubmissionStatus, string>> = {
  PENDING: 'विचाराधीन',
  SHORTLISTED: 'छनोट भएको',
  REJECTED: 'अस्वीकृत',
  ACCEPTED: 'स्वीकृत',
  RESUBMISSION_REQUIRED: 'फेरि बुझाउनुपर्ने',
};

/** The same in words, as an announcement says it. */
export const placeholderFacts: typeof english = ({ name, event, status }) => ({
  first_name: firstName(name),
  name,
  event,
  status: status === null ? null : STATUS_WORDS[status],
});
