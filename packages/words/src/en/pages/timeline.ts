import { SPANS, type Span } from '@pratibha/domain/editions/timeline';

/** One step of a timeline. */
export type TimelineEntry = Span & {
  readonly title: string;
  readonly words: string;
  readonly note: string;
};

/** The landing page's reading (R2.17). */
export const LANDING_TIMELINE_WORDS: readonly TimelineEntry[] = [
  {
    ...SPANS.opening,
    title: 'Registrations Open',
    words: '24 June',
    note: 'Sign in and choose your competition.',
  },
  {
    ...SPANS.deadline,
    title: 'Registrations Deadline',
    words: '8 August',
    note: 'Extended from 16 July. The whole day counts.',
  },
  {
    ...SPANS.submissions,
    title: 'Work Submissions',
    words: '9–13 August',
    note: 'Send the link to your work and a description.',
  },
  {
    ...SPANS.event,
    title: 'Event Date',
    words: '15 August',
    note: 'The stage, the jury and the prizes.',
  },
];

/** The guidelines page's reading (R2.26); it names another day as the final event. */
export const GUIDELINES_TIMELINE_WORDS: readonly TimelineEntry[] = [
  {
    ...SPANS.opening,
    title: 'Registrations open',
    words: '24 June',
    note: 'Sign in and complete your profile.',
  },
  {
    ...SPANS.deadline,
    title: 'Registration deadline',
    words: '08 August',
    note: 'The last day to register for an event.',
  },
  {
    ...SPANS.submissions,
    title: 'Workshops and work submissions',
    words: '09–13 August',
    note: 'Learn, build and hand in.',
  },
  {
    ...SPANS.finalByGuidelines,
    title: 'Final event',
    words: '13 August',
    note: 'Presentations and results.',
  },
];

/** Headings of the two readings and the words of the marks. */
export const TIMELINE_WORDS = {
  landing: { eyebrow: 'Event timeline', heading: 'From the first click to the stage' },
  guidelines: 'Timeline and flow',
  marks: { past: 'Done', now: 'Now', next: 'Next' },
} as const;
