import type { PrepareOutcome } from '@pratibha/contract/prepared-decisions';

type Refused = Exclude<PrepareOutcome['outcome'], 'done'>;

/** Why nothing was prepared for a row; `by` is who prepared something for it before. */
export function prepareRefusal(outcome: Refused, by: string | null): string {
  if (outcome === 'prepared-meanwhile' && by !== null)
    return `${by} was first and prepared a decision. Decide once more to put yours in its place.`;
  return REFUSED[outcome];
}

const REFUSED: Readonly<Record<Refused, string>> = {
  'not-found': 'This is not there any more.',
  'not-allowed': 'You do not organise this event.',
  'already-reviewed': 'This has already been reviewed.',
  'changed-meanwhile':
    'Somebody changed this while you were looking at it. Look at it again, then decide.',
  'prepared-meanwhile': 'Somebody took back what was prepared. Decide once more to prepare this.',
  'decided-at-once': 'This event makes its decisions at once by now. Reload the page, then decide.',
};
