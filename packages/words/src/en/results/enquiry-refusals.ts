import type { ResultEnquiryRefusal } from '@pratibha/domain/results/result-enquiry-refusals';

/** Why somebody may not ask about their result. */
export const RESULT_ENQUIRY_REFUSAL_WORDS: Readonly<Record<ResultEnquiryRefusal, string>> = {
  'result-enquiries-off': 'The organisers take no questions about these results.',
  'result-enquiry-made': 'You asked about the result of this work already.',
  'result-enquiries-over': 'The time to ask about this result is over.',
};
