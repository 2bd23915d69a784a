import { MOST_OPEN_ENQUIRIES } from '@pratibha/domain/enquiries/enquiries';
import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { ENQUIRY_REFUSAL_WORDS as ENGLISH } from '../../en/enquiries/refusals.ts';

const MOST = nepaliNumber(MOST_OPEN_ENQUIRIES);

/** Why somebody may ask nothing. */
export const ENQUIRY_REFUSAL_WORDS: typeof ENGLISH = {
  'enquiries-off': 'यस कार्यक्रमका आयोजकले यहाँ प्रश्न लिनुहुन्न।',
  'too-many-enquiries': `यस कार्यक्रमबारे तपाईंका ${MOST} वटा प्रश्नको उत्तर आउन बाँकी छ। एउटाको उत्तर आएपछि अर्को सोध्नुहोस्।`,
};
