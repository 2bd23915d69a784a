import type { RegistrationStatus, SubmissionStatus } from '@pratibha/domain/statuses';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What an organiser can decide about a pending registration or submission. */
export type Decision<Outcome extends string = string> = {
  /** The status it leads to. */
  readonly outcome: Outcome;
  /** On buttons: 'Approve'. */
  readonly label: string;
  /** The action in words, on its remarks dialog and in its failure: 'Approve registration'. */
  readonly title: string;
  /** The same of several: 'Approve 179 registrations'. */
  readonly titleOfMany: (count: number) => string;
  readonly icon: LucideIcon;
  readonly tone: 'success' | 'danger' | 'info';
  /** The key that asks for it. */
  readonly key: 'approve' | 'reject' | 'askAgain';
  /** Whether it takes a place where an event has so many. */
  readonly takesPlace?: boolean;
  /** The toast of its success. */
  readonly done: string;
  /** What the person is then, within a sentence: 'approved'. */
  readonly state: string;
};

/** What columns tell that somebody chose beside those of everybody. */
export type RowFacts = {
  readonly user_college: string | null;
  readonly user_email: string | null;
  readonly reviewed_by: string | null;
  readonly reviewed_by_id: number | null;
  readonly reviewed_at: string | null;
  readonly answers?: unknown;
  readonly questions?: unknown;
};

/** What the review screens need to know of a registration or a submission. */
export type Reviewed = {
  readonly id: number;
  /** Whose it is. */
  readonly userId: number;
  readonly person: string;
  readonly event: string;
  readonly eventId: number;
  readonly status: RegistrationStatus | SubmissionStatus;
  /** What else is said of where it stands. */
  readonly mark?: ReactNode;
  /** ISO 8601: when it came in. */
  readonly at: string;
  /** The version that is looked at, sent with a decision. */
  readonly revision: number;
  /** The version of its row, sent with a decision on many. */
  readonly version: number;
  readonly facts?: RowFacts;
  /** It fits the filters no more since one’s own act, and stays until one moves on. */
  readonly isAway?: true;
};
