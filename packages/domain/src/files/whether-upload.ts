import {
  type ParticipationRefusal,
  type SubmitFacts,
  standingRefusal,
  whyIsGone,
  whyNotSubmit,
} from '../refusals.ts';
import { graceUntil, mendUntil } from '../works/in-time.ts';
import type { WorkForm } from '../works/work-form.ts';
import { FILE_LIMITS } from './file-limits.ts';
import type { FileRefusal } from './file-refusals.ts';

const MB = 1_000_000;

/** So many files of a person, with so many bytes. */
type Amount = { readonly files: number; readonly bytes: number };

export type UploadFacts = SubmitFacts & {
  readonly form: Pick<WorkForm, 'parts' | 'grace_minutes' | 'mending_hours'>;
  /** For which part of the work it is; null: a trial. */
  readonly part: string | null;
  /** In bytes. */
  readonly size: number;
  /** Whether a file that was handed in for this part was found wrong. */
  readonly isMending: boolean;
  /** What there is, without this one. */
  readonly ofEvent: Amount;
  readonly ofDay: Amount;
};

/**
 * Why this person may not begin to send this file, or null.
 *
 * Order: the event, the person's standing and the window as for handing in, what was sent already
 * may be replaced; the part; its size; how much there is.
 */
export function whyNotBeginUpload(
  facts: UploadFacts,
  now: Date,
): ParticipationRefusal | FileRefusal | null {
  const standing = facts.part === null ? whyNotTry(facts) : whyNotSendWork(facts, now);
  if (standing !== null) return standing;
  const most = mostBytesOf(facts.form, facts.part);
  if (most === null) return 'part-not-asked';
  if (facts.size === 0) return 'file-empty';
  if (facts.size > most) return 'file-too-large';
  const { ofEvent, aDay } = FILE_LIMITS;
  if (isMoreThan(facts.ofEvent, facts.size, ofEvent)) return 'files-of-event-full';
  return isMoreThan(facts.ofDay, facts.size, aDay) ? 'uploaded-too-often' : null;
}

/** How large a file may be; null where the part takes none. */
export function mostBytesOf(
  { parts }: Pick<WorkForm, 'parts'>,
  part: string | null,
): number | null {
  if (part === null) return FILE_LIMITS.trialBytes;
  const asked = parts.find(({ id }) => id === part);
  if (asked === undefined || asked.kind === 'link') return null;
  return Math.min(FILE_LIMITS.bytes, (asked.most_mb ?? FILE_LIMITS.bytes / MB) * MB);
}

/** What a file that was begun is, for whether it may go on. */
export type BegunFacts = Omit<SubmitFacts, 'isProfileComplete'> & {
  readonly form: Pick<WorkForm, 'grace_minutes' | 'mending_hours'>;
  readonly isTrial: boolean;
  readonly begunAt: Date;
};

/**
 * Why more of a file is not taken in, or null: one that was begun before the deadline may end
 * within the grace, one that mends what was found within the time for that.
 */
export function whyNotGoOn(facts: BegunFacts, now: Date): ParticipationRefusal | null {
  const { event, isTrial, begunAt, form } = facts;
  const gone = whyIsGone(event) ?? whyNotStanding(facts);
  if (gone !== null || isTrial) return gone;
  const close = event.submission_close;
  if (close === null) return 'submission-closed';
  const until = begunAt <= close ? graceUntil(close, form) : mendUntil(close, form);
  return now <= until ? null : 'submission-closed';
}

function whyNotSendWork(facts: UploadFacts, now: Date): ParticipationRefusal | null {
  const refusal = whyNotSubmit({ ...facts, submissionStatus: withoutPending(facts) }, now);
  if (refusal !== 'submission-closed' || !facts.isMending) return refusal;
  const close = facts.event.submission_close;
  if (close === null || now > mendUntil(close, facts.form)) return refusal;
  return facts.isProfileComplete ? null : 'profile-incomplete';
}

/** From the day one is registered: the window does not matter. */
function whyNotTry(facts: UploadFacts): ParticipationRefusal | null {
  const { event } = facts;
  const gone = whyIsGone(event);
  if (gone !== null) return gone;
  if (event.internal_event && !facts.isInternal) return 'internal-only';
  if (!event.requires_submission) return 'no-submission-needed';
  return whyNotStanding(facts) ?? (facts.isProfileComplete ? null : 'profile-incomplete');
}

function whyNotStanding(
  facts: Pick<SubmitFacts, 'registrationStatus' | 'submissionStatus'>,
): ParticipationRefusal | null {
  if (facts.registrationStatus === null) return 'not-registered';
  return standingRefusal({ ...facts, submissionStatus: withoutPending(facts) });
}

/** What awaits review may be replaced, and mended. */
function withoutPending({ submissionStatus }: Pick<SubmitFacts, 'submissionStatus'>) {
  return submissionStatus === 'PENDING' ? null : submissionStatus;
}

function isMoreThan(there: Amount, size: number, most: Amount): boolean {
  return there.files + 1 > most.files || there.bytes + size > most.bytes;
}
