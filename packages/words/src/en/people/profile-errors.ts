import type { ProfileFieldError } from '@pratibha/domain/people/profile';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What these fields are called within a sentence. */
export const PROFILE_LABELS = {
  name: 'Name',
  mobile: 'Mobile number',
  dob: 'Date of birth',
  gender: 'Gender',
  address: 'Address',
  college_name: 'College name',
  college_address: 'College address',
} as const;

/** What is said under a field of the profile, word for word from R5.1 and R5.2. */
export const PROFILE_ERRORS: Sentences<ProfileFieldError> = {
  ...textSentences(PROFILE_LABELS),
  'invalid-mobile': 'Enter a valid 10-digit mobile number',
  'invalid-date-of-birth': 'Enter a valid date of birth',
  'too-young': ({ youngest }) => `You must be at least ${youngest} years old`,
  'too-old': ({ oldest }) => `Check the year: that is more than ${oldest} years ago`,
  'unknown-gender': 'Select a valid gender',
};
