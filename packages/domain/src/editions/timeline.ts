import { zonedStart } from '../time/competition-time.ts';
import { DATES } from './edition.ts';

/** What a step of a timeline takes; it is over at `ends` (exclusive). */
export type Span = { readonly starts: Date; readonly ends: Date };

/** The steps that both pages tell. */
export const SPANS = {
  opening: { starts: DATES.registrationOpens, ends: zonedStart(2025, 6, 25) },
  deadline: { starts: zonedStart(2025, 8, 8), ends: DATES.registrationCloses },
  submissions: { starts: DATES.submissionsOpen, ends: DATES.submissionsClose },
  event: { starts: DATES.eventDay, ends: DATES.eventEnds },
  /**
   * The guidelines page names 13 August as the final event where the landing page names 15 August;
   * R2.17 keeps both, so each page shows its own.
   */
  finalByGuidelines: { starts: zonedStart(2025, 8, 13), ends: zonedStart(2025, 8, 14) },
} as const satisfies Record<string, Span>;

export type EntryState = 'past' | 'now' | 'next' | 'later';

/** Where `now` stands among the entries: at most one is next, the first that has not begun. */
export function entryStates(entries: readonly Span[], now: Date): readonly EntryState[] {
  const nextIndex = entries.findIndex((entry) => entry.starts > now);
  return entries.map((entry, index) => {
    if (entry.ends <= now) return 'past';
    if (entry.starts <= now) return 'now';
    return index === nextIndex ? 'next' : 'later';
  });
}
