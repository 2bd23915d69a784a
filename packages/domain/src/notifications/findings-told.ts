type OfFindings = {
  readonly event_id: number;
  readonly submission_id: number;
  readonly revision: number;
};

/** What a student is told of the files of a work. */
export type ToldOfFindings = {
  /** Something does not meet what the event asks for; of each revision once, whatever it is. */
  'work-findings': OfFindings;
};

export const RULES_OF_FINDINGS = {
  'work-findings': {
    group: 'works',
    canWait: true,
    isHeldBack: false,
    leadsTo: ({ submission_id }: OfFindings) => `/user/work-submissions?open=${submission_id}`,
    key: ({ submission_id, revision }: OfFindings) => `${submission_id}.${revision}`,
  },
} as const;
