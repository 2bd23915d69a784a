/** Results of a round that are out, for whoever made the work. */
export type OfResults = {
  readonly event_id: number;
  readonly round_id: number;
  readonly submission_id: number;
  readonly snapshot_id: number;
};

/** The rule of what is told of them: once a snapshot. */
export const OF_RESULTS = {
  group: 'decisions',
  canWait: true,
  isHeldBack: false,
  leadsTo: ({ submission_id }: OfResults) => `/user/work-submissions?open=${submission_id}`,
  key: ({ snapshot_id }: OfResults) => `${snapshot_id}`,
} as const;
