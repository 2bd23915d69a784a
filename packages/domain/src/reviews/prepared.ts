import type { RegistrationStatus, SubmissionStatus } from '../statuses.ts';
import { REGISTRATION_DECISIONS, SUBMISSION_DECISIONS } from './decisions.ts';
import type { PreparedRefusal } from './prepared-refusals.ts';

/** What a decision can be prepared for. */
export const PREPARED_KINDS = ['registration', 'submission'] as const;
export type PreparedKind = (typeof PREPARED_KINDS)[number];

/** Whatever can be decided, of either kind. */
export const PREPARED_STATUSES = [
  ...new Set([...REGISTRATION_DECISIONS, ...SUBMISSION_DECISIONS]),
] as const;
export type PreparedStatus = (typeof PREPARED_STATUSES)[number];

/** What became of a row for which a decision was to be prepared. */
export const PREPARE_OUTCOMES = [
  'done',
  'not-found',
  'not-allowed',
  'already-reviewed',
  'changed-meanwhile',
  'prepared-meanwhile',
  'decided-at-once',
] as const;
export type PrepareOutcome = (typeof PREPARE_OUTCOMES)[number];

/** What became of a prepared decision at its release. */
export const RELEASE_OUTCOMES = [
  'done',
  'withdrawn',
  'already-reviewed',
  'changed-meanwhile',
  'no-seat-left',
  'prepared-meanwhile',
  'not-prepared',
  'in-another-release',
  'undone',
] as const;
export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

/** Why a release ended before its end. */
export type ReleaseFailure = 'called-off' | 'author-may-not' | 'event-deleted';

/** So many rows one release has at most; those after them are another of the same instant. */
export const MOST_RELEASED = 1_500;

type Row = {
  readonly status: RegistrationStatus | SubmissionStatus;
  readonly version: number;
};
type Prepared = {
  readonly status: PreparedStatus;
  /** The version of the row for which it was prepared. */
  readonly rowVersion: number;
};

type Preparing = {
  readonly row: Row;
  /** The version of the row that was looked at. */
  readonly seen: number;
  /** What is prepared for it by now; null: nothing. */
  readonly prepared: { readonly version: number } | null;
  /** The version of what was seen to be prepared; null: nothing was. */
  readonly seenPrepared: number | null;
  /** Whether the event says that decisions are prepared. */
  readonly holds: boolean;
  /** Whether something is prepared, and not taken back. */
  readonly isAdded: boolean;
};

/** Why nothing is prepared for a row, or taken back; null: it may be. */
export function whyNotPrepare(facts: Preparing): Exclude<PrepareOutcome, 'done'> | null {
  const { row, seen, prepared, seenPrepared, holds, isAdded } = facts;
  if (row.status !== 'PENDING') return 'already-reviewed';
  if (!isAdded && prepared === null) return null;
  if ((prepared?.version ?? null) !== seenPrepared) return 'prepared-meanwhile';
  if (!isAdded) return null;
  if (!holds) return 'decided-at-once';
  return row.version === seen ? null : 'changed-meanwhile';
}

type Releasing = {
  /** Null: it was withdrawn. */
  readonly row: Row | null;
  readonly prepared: Prepared | null;
  /** Whether it is the one that was to be released: not taken back, and prepared anew. */
  readonly isMeant: boolean;
  /** How many seats are left of the event; null: as many as are decided on. */
  readonly seatsLeft: number | null;
};

/** What a prepared decision comes to when it is its turn. */
export function releaseOutcome(
  facts: Releasing,
): Exclude<ReleaseOutcome, 'in-another-release' | 'undone'> {
  const { row, prepared, isMeant, seatsLeft } = facts;
  if (row === null) return 'withdrawn';
  if (row.status !== 'PENDING') return 'already-reviewed';
  if (prepared === null) return 'not-prepared';
  if (!isMeant) return 'prepared-meanwhile';
  if (prepared.rowVersion !== row.version) return 'changed-meanwhile';
  if (prepared.status === 'SHORTLISTED' && seatsLeft !== null && seatsLeft <= 0)
    return 'no-seat-left';
  return 'done';
}

/** Why a release may not be for this instant (null: now). */
export function whyNotReleaseAt(at: Date | null, now: Date): PreparedRefusal | null {
  return at !== null && at.getTime() <= now.getTime() ? 'decisions-not-ahead' : null;
}

type Foreseen = { readonly status: PreparedStatus; readonly isChanged: boolean };

/** What a release of these would come to now, in their order. */
export function foreseeRelease(
  rows: readonly Foreseen[],
  seatsLeft: number | null,
): ('done' | 'changed-meanwhile' | 'no-seat-left')[] {
  let left = seatsLeft;
  return rows.map(({ status, isChanged }) => {
    if (isChanged) return 'changed-meanwhile';
    if (status !== 'SHORTLISTED' || left === null) return 'done';
    if (left <= 0) return 'no-seat-left';
    left -= 1;
    return 'done';
  });
}
