type WorkshopSegment = { readonly title: string; readonly length: string };

export type Workshop = {
  readonly name: string;
  readonly length: string;
  readonly about: string;
  /** The timed parts, where the programme fixes them. */
  readonly segments: readonly WorkshopSegment[];
};

export const PROGRAMME_WORDS: readonly Workshop[] = [
  {
    name: 'AI Workshop',
    length: '3 days',
    about: 'From a first prompt to a small project that solves a real problem.',
    segments: [],
  },
  {
    name: 'Web Design Workshop',
    length: '3 days',
    about: 'Plan, design and publish a site that people enjoy using.',
    segments: [],
  },
  {
    name: 'Graphic Design Workshop',
    length: '3 hours',
    about: 'A fast afternoon: learn the tools, sprint on a brief, present the result.',
    segments: [
      { title: 'Design sprint', length: '60 min' },
      { title: 'Presentations', length: '2 min each' },
    ],
  },
];

/** What this edition says of its workshops. */
export const WORKSHOP_NOTE_WORDS = {
  none: 'No workshops available right now. Please check back later.',
  formTitle: 'Workshop registration form',
} as const;
