type OfRound = { readonly event_id: number; readonly round_id: number };
/** Results of a round that are out, for whoever made the work. */
type OfResults = OfRound & { readonly submission_id: number; readonly snapshot_id: number };
type OfEnquiry = OfRound & { readonly enquiry_id: number };

/** What people are told of the results of a round. */
export type ToldOfResults = {
  'results-out': OfResults;
  /** Told who gains or loses an award. */
  'results-corrected': OfResults;
  /** Told whoever can approve them as a second person. */
  'approval-waits': OfRound & { readonly snapshot_id: number };
  /** By which it is told that some of a round wait. */
  'result-enquiries-wait': OfEnquiry;
  /** `version`: of the response; another one is told again. */
  'result-enquiry-responded': OfEnquiry & {
    readonly submission_id: number;
    readonly version: number;
  };
};

const AT_ONCE = { canWait: true, isHeldBack: false } as const;

const toWork = ({ submission_id }: { readonly submission_id: number }) =>
  `/user/work-submissions?open=${submission_id}`;

/** Once a snapshot. */
const OF_RESULTS = {
  ...AT_ONCE,
  group: 'decisions',
  leadsTo: toWork,
  key: ({ snapshot_id }: OfResults) => `${snapshot_id}`,
} as const;

/** The rules of each. */
export const RULES_OF_RESULTS = {
  'results-out': OF_RESULTS,
  'results-corrected': OF_RESULTS,
  'approval-waits': {
    ...AT_ONCE,
    group: 'organising',
    leadsTo: ({ round_id }: ToldOfResults['approval-waits']) => `/admin/results/${round_id}`,
    key: ({ snapshot_id }: ToldOfResults['approval-waits']) => `${snapshot_id}`,
  },
  'result-enquiries-wait': {
    ...AT_ONCE,
    group: 'organising',
    leadsTo: ({ round_id }: OfEnquiry) => `/admin/ranking/${round_id}`,
    key: ({ enquiry_id }: OfEnquiry) => `${enquiry_id}`,
  },
  'result-enquiry-responded': {
    ...AT_ONCE,
    group: 'decisions',
    leadsTo: toWork,
    key: ({ enquiry_id, version }: ToldOfResults['result-enquiry-responded']) =>
      `${enquiry_id}.${version}`,
  },
} as const;
