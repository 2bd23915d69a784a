import type { PrepareOutcome } from '@pratibha/contract/prepared-decisions';

/** Words of decisions that stand beside a list until they are released. */
export const PREPARED_WORDS = {
  label: 'Prepared decisions',
  prepared: (count: number) =>
    count === 1
      ? '1 decision is prepared. Its student is told once it is released.'
      : `${count.toLocaleString('en-US')} decisions are prepared. Students are told once they are released.`,
  release: (count: number) =>
    count === 1 ? 'Release 1 Decision' : `Release ${count.toLocaleString('en-US')} Decisions`,
  releases: 'Releases',

  prepare: 'Prepare',
  prepareMany: (count: number) => `Prepare ${count}`,
  preparing: 'Preparing…',
  bulkText: (names: number) =>
    names === 1
      ? 'The decision and the remarks wait beside 1 row.'
      : `The decision and the same remarks wait beside ${names} rows.`,
  bulkProgress: (done: number, count: number) => `${done} of ${count} prepared…`,
  bulkDone: (done: number, count: number) => `${done} of ${count} prepared.`,
  note: 'This event prepares its decisions: the student sees and hears nothing before the release.',
  noteOfSome: (prepared: number, all: number) =>
    `${prepared} of ${all} are prepared, as their event says; the others are decided at once.`,
  done: (name: string) => `Prepared: ${name}`,
  state: 'prepared',
  takenBack: 'Nothing is prepared for this any more.',

  inDrawer: (status: string, by: string, at: string) => `Prepared: ${status}, by ${by}, ${at}.`,
  releasedAt: (at: string) => `It is released on ${at}.`,
  isChanged: 'The student has changed this since. Look at it again and decide once more.',
  takeBack: 'Take Back',
} as const;

type Refused = Exclude<PrepareOutcome['outcome'], 'done'>;

/** Why nothing was prepared for a row. */
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
