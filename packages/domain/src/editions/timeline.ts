import { zonedStart } from '../time/competition-time.ts';
import { DATES } from './edition.ts';

/** One step of a timeline; it is over at `ends` (exclusive). */
export type TimelineEntry = {
  readonly title: string;
  readonly words: string;
  readonly note: string;
  readonly starts: Date;
  readonly ends: Date;
};

/** The landing page's reading (spec section 2). */
export const LANDING_TIMELINE: readonly TimelineEntry[] = [
  {
    title: 'Registrations Open',
    words: '24 June',
    note: 'Sign in and choose your competition.',
    starts: DATES.registrationOpens,
    ends: zonedStart(2025, 6, 25),
  },
  {
    title: 'Registrations Deadline',
    words: '8 August',
    note: 'Extended from 16 July. The whole day counts.',
    starts: zonedStart(2025, 8, 8),
    ends: DATES.registrationCloses,
  },
  {
    title: 'Work Submissions',
    words: '9–13 August',
    note: 'Send the link to your work and a description.',
    starts: DATES.submissionsOpen,
    ends: DATES.submissionsClose,
  },
  {
    title: 'Event Date',
    words: '15 August',
    note: 'The stage, the jury and the prizes.',
    starts: DATES.eventDay,
    ends: DATES.eventEnds,
  },
];

/**
 * The guidelines page's reading. It names 13 August as the final event where the landing page
 * names 15 August; the specification keeps both, so each page shows its own.
 */
export const GUIDELINES_TIMELINE: readonly TimelineEntry[] = [
  {
    title: 'Registrations open',
    words: '24 June',
    note: 'Sign in and complete your profile.',
    starts: DATES.registrationOpens,
    ends: zonedStart(2025, 6, 25),
  },
  {
    title: 'Registration deadline',
    words: '08 August',
    note: 'The last day to register for an event.',
    starts: zonedStart(2025, 8, 8),
    ends: DATES.registrationCloses,
  },
  {
    title: 'Workshops and work submissions',
    words: '09–13 August',
    note: 'Learn, build and hand in.',
    starts: DATES.submissionsOpen,
    ends: DATES.submissionsClose,
  },
  {
    title: 'Final event',
    words: '13 August',
    note: 'Presentations and results.',
    starts: zonedStart(2025, 8, 13),
    ends: zonedStart(2025, 8, 14),
  },
];

/** Headings of the two readings and the words of the marks. */
export const TIMELINE_WORDS = {
  landing: { eyebrow: 'Event timeline', heading: 'From the first click to the stage' },
  guidelines: 'Timeline and flow',
  marks: { past: 'Done', now: 'Now', next: 'Next' },
} as const;

export type EntryState = 'past' | 'now' | 'next' | 'later';

/** Where `now` stands among the entries: at most one is next, the first that has not begun. */
export function entryStates(entries: readonly TimelineEntry[], now: Date): readonly EntryState[] {
  const nextIndex = entries.findIndex((entry) => entry.starts > now);
  return entries.map((entry, index) => {
    if (entry.ends <= now) return 'past';
    if (entry.starts <= now) return 'now';
    return index === nextIndex ? 'next' : 'later';
  });
}
