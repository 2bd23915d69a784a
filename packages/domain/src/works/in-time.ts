import type { SubmissionStatus } from '../statuses.ts';
import type { WorkForm } from './work-form.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

type Times = Pick<WorkForm, 'grace_minutes' | 'mending_hours'>;

/** By which time a work is judged: the event's own, or the later one that it may come until. */
export type Closing = {
  readonly at: Date;
  readonly by: 'deadline' | 'grace' | 'mending';
};

type InTimeFacts = {
  /** When the event stops to take works. */
  readonly close: Date;
  readonly form: Times;
  /** When each upload was begun that is handed in for the first time with this. */
  readonly begunAt: readonly Date[];
  /** Whether it replaces a work whose files have findings of the weight `wrong`. */
  readonly isMending: boolean;
};

/**
 * Until when this may be handed in. An upload that was begun before the deadline may end within the
 * grace; what was found wrong with a file that was handed in may be mended for a while. Of both the
 * later one counts. Neither is asked for as long as the deadline itself is not over.
 */
export function closingOf({ close, form, begunAt, isMending }: InTimeFacts, now: Date): Closing {
  if (now <= close) return { at: close, by: 'deadline' };
  const grace = begunAt.some((at) => at <= close)
    ? { at: graceUntil(close, form), by: 'grace' as const }
    : null;
  const mending = isMending ? { at: mendUntil(close, form), by: 'mending' as const } : null;
  const last = [grace, mending]
    .filter((each) => each !== null)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  // What comes in time by its upload is not called mended.
  return last.find((each) => now <= each.at) ?? last.at(-1) ?? { at: close, by: 'deadline' };
}

/** The last instant at which an upload that was begun in time may be handed in. */
export function graceUntil(
  close: Date,
  { grace_minutes: minutes }: Pick<Times, 'grace_minutes'>,
): Date {
  return new Date(close.getTime() + minutes * MINUTE_MS);
}

/** The last instant at which what was found wrong may be mended. */
export function mendUntil(
  close: Date,
  { mending_hours: hours }: Pick<Times, 'mending_hours'>,
): Date {
  return new Date(close.getTime() + hours * HOUR_MS);
}

type MendFacts = {
  /** Null where the event takes no works any more. */
  readonly close: Date | null;
  /** Null where it asks for no parts any more. */
  readonly form: Pick<Times, 'mending_hours'> | null;
  readonly status: SubmissionStatus;
  /** Whether works of the event can be handed in only once. */
  readonly worksOnce: boolean;
  /** Whether a file of the revision that counts has a finding of the weight `wrong`. */
  readonly hasWrong: boolean;
};

/** Until when files that do not meet may be replaced; null: they meet, or it is over. */
export function mendableUntil(facts: MendFacts, now: Date): Date | null {
  const { close, form, status, worksOnce, hasWrong } = facts;
  if (!hasWrong || status !== 'PENDING' || worksOnce || close === null || form === null)
    return null;
  const until = mendUntil(close, form);
  return now <= until ? until : null;
}
