import { type EnquiryRefusal, MOST_OPEN_ENQUIRIES } from '@pratibha/domain/enquiries/enquiries';

/** Why somebody may ask nothing. */
export const ENQUIRY_REFUSAL_WORDS: Readonly<Record<EnquiryRefusal, string>> = {
  'enquiries-off': 'The organisers of this event take no questions here.',
  'too-many-enquiries': `${MOST_OPEN_ENQUIRIES} of your questions about this event wait for an answer. Ask the next one when one of them is answered.`,
};
