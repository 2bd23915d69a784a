type OfRegistration = { readonly event_id: number; readonly registration_id: number };
type OfWork = { readonly event_id: number; readonly submission_id: number };
/** The version that the row has by it: a later correction is another reason. */
type Versioned = { readonly version: number };

/** What students are told where remarks were corrected that they had been told. */
export type ToldOfCorrections = {
  'registration-remarks-corrected': OfRegistration & Versioned;
  'work-remarks-corrected': OfWork & Versioned;
};

/** The rules of each. */
export const RULES_OF_CORRECTIONS = {
  'registration-remarks-corrected': {
    group: 'decisions',
    canWait: true,
    isHeldBack: false,
    leadsTo: ({ registration_id }: OfRegistration) =>
      `/user/event-registrations?open=${registration_id}`,
    key: ({ registration_id, version }: OfRegistration & Versioned) =>
      `${registration_id}.${version}`,
  },
  'work-remarks-corrected': {
    group: 'decisions',
    canWait: true,
    isHeldBack: false,
    leadsTo: ({ submission_id }: OfWork) => `/user/work-submissions?open=${submission_id}`,
    key: ({ submission_id, version }: OfWork & Versioned) => `${submission_id}.${version}`,
  },
} as const;
