type OfEnquiry = {
  readonly event_id: number;
  readonly round_id: number;
  readonly enquiry_id: number;
};
/** What was asked about a result, by which it is told that some of a round wait. */
export type ResultEnquiryWaits = OfEnquiry;
/** `version`: of the response; another one is told again. */
export type ResultEnquiryResponded = OfEnquiry & {
  readonly submission_id: number;
  readonly version: number;
};
/** Frozen results, for whoever can approve them. */
export type ApprovalWaits = {
  readonly event_id: number;
  readonly round_id: number;
  readonly snapshot_id: number;
};

const AT_ONCE = { canWait: true, isHeldBack: false } as const;

export const RESULT_ENQUIRY_WAITS = {
  ...AT_ONCE,
  group: 'organising',
  leadsTo: ({ round_id }: ResultEnquiryWaits) => `/admin/ranking/${round_id}`,
  key: ({ enquiry_id }: ResultEnquiryWaits) => `${enquiry_id}`,
} as const;

export const RESULT_ENQUIRY_RESPONDED = {
  ...AT_ONCE,
  group: 'decisions',
  leadsTo: ({ submission_id }: ResultEnquiryResponded) =>
    `/user/work-submissions?open=${submission_id}`,
  key: ({ enquiry_id, version }: ResultEnquiryResponded) => `${enquiry_id}.${version}`,
} as const;

export const APPROVAL_WAITS = {
  ...AT_ONCE,
  group: 'organising',
  leadsTo: ({ round_id }: ApprovalWaits) => `/admin/results/${round_id}`,
  key: ({ snapshot_id }: ApprovalWaits) => `${snapshot_id}`,
} as const;
