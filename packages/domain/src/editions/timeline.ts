import type { TimelineStep } from './content.ts';

/** What a step of a timeline takes; it is over at `ends` (exclusive). */
type Span = Pick<TimelineStep, 'starts' | 'ends'>;

export type EntryState = 'past' | 'now' | 'next' | 'later';

/** Where `now` stands among the entries: at most one is next, the first that has not begun. */
export function entryStates(entries: readonly Span[], now: Date): readonly EntryState[] {
  const nextIndex = entries.findIndex((entry) => new Date(entry.starts) > now);
  return entries.map((entry, index) => {
    if (new Date(entry.ends) <= now) return 'past';
    if (new Date(entry.starts) <= now) return 'now';
    return index === nextIndex ? 'next' : 'later';
  });
}
