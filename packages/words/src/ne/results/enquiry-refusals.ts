import type { ResultEnquiryRefusal } from '@pratibha/domain/results/result-enquiry-refusals';

/** Why somebody may not ask about their result. */
export const RESULT_ENQUIRY_REFUSAL_WORDS: Readonly<Record<ResultEnquiryRefusal, string>> = {
  'result-enquiries-off': 'यस नतिजाबारे आयोजकले प्रश्न लिनुहुन्न।',
  'result-enquiry-made': 'यस कृतिको नतिजाबारे तपाईंले सोधिसक्नुभयो।',
  'result-enquiries-over': 'यस नतिजाबारे सोध्ने समय सकियो।',
};
