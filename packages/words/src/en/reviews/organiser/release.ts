import type { ReleasedRow, ReleaseWithRows } from '@pratibha/contract/prepared-decisions';
import type { PreparedKind, PreparedStatus } from '@pratibha/domain/reviews/prepared';

const SAID: Readonly<Record<PreparedKind, Partial<Record<PreparedStatus, string>>>> = {
  registration: { SHORTLISTED: 'Registration approved', REJECTED: 'Registration rejected' },
  submission: {
    ACCEPTED: 'Work accepted',
    REJECTED: 'Work rejected',
    RESUBMISSION_REQUIRED: 'Resubmission required',
  },
};

const count = (of: number) => of.toLocaleString('en-US');
const many = (of: number) => (of === 1 ? '1 decision' : `${count(of)} decisions`);

/** Words of the dialog in which prepared decisions are released. */
export const RELEASE_DIALOG_WORDS = {
  title: 'Release prepared decisions',
  intro:
    'Until the release students see and hear nothing of these. Afterwards each is a decision as any other: on the student’s page, by bell and by mail.',
  list: 'Prepared decisions',
  include: (name: string, decision: string) => `${name}: ${decision}`,
  decision: (kind: PreparedKind, status: PreparedStatus) => SAID[kind][status] ?? status,
  remarks: (text: string) => `“${text}”`,
  by: (name: string, at: string) => `Prepared by ${name}, ${at}`,
  all: 'All',
  none: 'None',
  foreseen: {
    done: null,
    'changed-meanwhile': 'Changed since it was prepared: it stays pending and is looked at again.',
    'no-seat-left': 'No seat is left for it: it stays prepared.',
  },
  waitsUntil: (at: string) => `Is released on ${at}.`,
  seatsLeft: (left: number) =>
    left === 1
      ? '1 more can be shortlisted; who registered first comes first.'
      : left < 1
        ? 'No more can be shortlisted: all seats are taken.'
        : `${count(left)} more can be shortlisted; who registered first comes first.`,
  when: 'When',
  now: 'Now',
  later: 'At an instant',
  at: 'Released at',
  atHelp: 'In Nepal time (NPT). Until then the release can be called off.',
  atMissing: 'Choose the instant.',
  release: (of: number) => (of === 1 ? 'Release 1 Decision' : `Release ${count(of)} Decisions`),
  releasing: 'Releasing…',
  close: 'Close',
  confirmTitle: (of: number) => `Release ${many(of)}?`,
  confirmNow: (of: number) =>
    of === 0
      ? 'No student learns a decision now.'
      : of === 1
        ? '1 student learns the decision now. It can be undone for 30 seconds, and reopened afterwards.'
        : `${count(of)} students learn their decisions now. Each can be undone for 30 seconds, and reopened afterwards.`,
  /** Of those that the list says of that they stay. */
  confirmStay: (of: number) =>
    of === 1 ? ' As things are, 1 stays prepared.' : ` As things are, ${count(of)} stay prepared.`,
  confirmLater: (of: number, at: string) =>
    of === 1
      ? `1 student learns the decision on ${at}. What is corrected until then goes along.`
      : `${count(of)} students learn their decisions on ${at}. What is corrected until then goes along.`,
  confirm: (of: number) => `Yes, Release ${count(of)}`,
  waits: (at: string) => `The decisions are released on ${at}.`,
  failed: 'That did not work. Look into the list before you try again.',
  loadFailed: 'Failed to load the prepared decisions.',
  empty: 'Nothing is prepared that is not in a release already.',

  releases: 'Releases',
  madeBy: (name: string, at: string) => `${at}, by ${name}`,
  progress: (done: number, total: number) => `${count(done)} of ${count(total)} decisions made`,
  leftOut: (left: number) => (left === 1 ? '1 was left out' : `${count(left)} were left out`),
  look: 'What Became of Each',
  callOff: 'Call Off',
  callOffTitle: 'Call the release off?',
  callOffText: 'Nobody is told. The decisions stay prepared.',
  confirmCallOff: 'Yes, Call Off',
  calledOff: 'The release is called off.',
  undo: 'Undo',
  undone: (of: number) =>
    of === 1
      ? '1 decision is taken back and prepared again.'
      : `${count(of)} decisions are taken back and prepared again.`,
  outcomes: 'What became of each',
  withdrawn: 'Withdrawn',
} as const;

type State = Pick<ReleaseWithRows, 'ended_at' | 'failure' | 'at'>;

/** Where a release stands. */
export function releaseState({ ended_at, failure }: State, isDue: boolean): string {
  if (failure !== null) return FAILURES[failure];
  if (ended_at !== null) return 'Done';
  return isDue ? 'Under way…' : 'Waits for its instant';
}

const FAILURES: Readonly<Record<NonNullable<State['failure']>, string>> = {
  'called-off': 'Called off',
  'author-may-not':
    'Not made: whoever asked for it no longer organises the event. Release them again.',
  'event-deleted': 'Not made: the event was deleted. Restore it and release them again.',
};

/** What a decision of a release came to. */
export function outcomeWords({ outcome, status, kind }: ReleasedRow): string {
  if (outcome === null) return 'Its turn has not come';
  if (outcome === 'done') return status ? (SAID[kind][status] ?? status) : 'Done';
  return OUTCOMES[outcome];
}

const OUTCOMES: Readonly<Record<Exclude<NonNullable<ReleasedRow['outcome']>, 'done'>, string>> = {
  withdrawn: 'Withdrawn by the student',
  'already-reviewed': 'Somebody decided before',
  'changed-meanwhile': 'Changed since it was prepared; it is pending',
  'no-seat-left': 'No seat was left; it stays prepared',
  'prepared-meanwhile': 'Prepared anew since; look at it and release it again',
  'not-prepared': 'Taken back before',
  'in-another-release': 'In another release',
  undone: 'Undone and prepared again',
};
