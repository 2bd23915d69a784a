/** Why somebody may not ask about their result. */
export const RESULT_ENQUIRY_REFUSALS = [
  'result-enquiries-off',
  'result-enquiry-made',
  'result-enquiries-over',
] as const;
export type ResultEnquiryRefusal = (typeof RESULT_ENQUIRY_REFUSALS)[number];
