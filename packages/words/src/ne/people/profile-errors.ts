import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { ProfileFieldError } from '@pratibha/domain/people/profile';
import type { PROFILE_LABELS as ENGLISH } from '../../en/people/profile-errors.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** What these fields are called within a sentence. */
export const PROFILE_LABELS: Said<typeof ENGLISH> = {
  name: 'नाम',
  mobile: 'मोबाइल नम्बर',
  dob: 'जन्म मिति',
  gender: 'लिङ्ग',
  address: 'ठेगाना',
  college_name: 'कलेजको नाम',
  college_address: 'कलेजको ठेगाना',
};

/** What is said under a field of the profile (R5.1, R5.2). */
export const PROFILE_ERRORS: Sentences<ProfileFieldError> = {
  ...textSentences(PROFILE_LABELS),
  'invalid-mobile': '१० अङ्कको सही मोबाइल नम्बर लेख्नुहोस्।',
  'invalid-date-of-birth': 'सही जन्म मिति लेख्नुहोस्।',
  'too-young': ({ youngest }) => `तपाईं कम्तीमा ${inNepaliDigits(youngest)} वर्षको हुनुपर्छ।`,
  'too-old': ({ oldest }) =>
    `वर्ष मिल्यो कि हेर्नुहोस्: यो ${inNepaliDigits(oldest)} वर्षभन्दा पुरानो मिति हो।`,
  'unknown-gender': 'सूचीबाट लिङ्ग छान्नुहोस्।',
};
