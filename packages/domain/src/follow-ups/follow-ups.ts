import {
  answersByColumn,
  type QuestionColumn,
  questionColumns,
} from '../questions/question-columns.ts';
import { isRecord } from '../questions/question-numbers.ts';
import { type Question, questionsOf } from '../questions/questions.ts';
import { whyIsGone } from '../refusals.ts';
import type { EventStatus, RegistrationStatus } from '../statuses.ts';
import { isCalendarDay } from '../time/calendar.ts';
import { startOfNextDay, ZONE_OFFSET } from '../time/competition-time.ts';

/** Reasons of their own for which somebody may not answer follow-up questions. */
export const FOLLOW_UP_REFUSALS = ['follow-up-not-asked', 'follow-up-closed'] as const;
export type FollowUpRefusal = (typeof FOLLOW_UP_REFUSALS)[number];

/** What can be wrong with the last day on which they are answered. */
export type FollowUpError =
  | { readonly code: 'follow-up-no-day' }
  | { readonly code: 'follow-up-day-alone' }
  | { readonly code: 'follow-up-day-after-event'; readonly day: string };

/**
 * How long before they close whoever has not answered is reminded: at 7 in the morning of the day
 * before the day before the last, as some have to ask at home.
 */
const FOLLOW_UP_SOON_MS = (3 * 24 - 7) * 3_600_000;

/**
 * The follow-up questions of an event; none where nothing is defined, and never the default
 * question.
 */
export function followUpQuestions(value: unknown): readonly Question[] {
  return isNone(value) ? [] : questionsOf(value);
}

function isNone(value: unknown): boolean {
  return !isRecord(value) || Object.keys(value).length === 0;
}

/** The instant at which this day is over in Nepal. */
export function endOfDay(day: string): Date {
  return startOfNextDay(new Date(`${day}T00:00:00${ZONE_OFFSET}`));
}

/** What an organiser sets. */
export type FollowUp = {
  readonly questions: unknown;
  /** YYYY-MM-DD; null as long as nobody is asked. */
  readonly last_day: string | null;
};

/**
 * What is wrong with the last day, or null.
 * @param eventDay when the event takes place, or null
 */
export function lastDayError(
  { questions, last_day }: FollowUp,
  eventDay: string | null,
): FollowUpError | null {
  if (last_day === null) return null;
  if (!isCalendarDay(last_day)) return { code: 'follow-up-no-day' };
  if (isNone(questions)) return { code: 'follow-up-day-alone' };
  if (eventDay !== null && last_day > eventDay) {
    return { code: 'follow-up-day-after-event', day: eventDay };
  }
  return null;
}

type Facts = FollowUp & {
  readonly event: { readonly status: EventStatus };
  readonly registrationStatus: RegistrationStatus;
};

/**
 * Why somebody may not answer now, or null. Order: the event itself, whether this person is asked,
 * the last day.
 */
export function whyNotAnswerFollowUp(
  { event, registrationStatus, questions, last_day }: Facts,
  now: Date,
): 'event-deleted' | 'event-ended' | FollowUpRefusal | null {
  const gone = whyIsGone(event);
  if (gone !== null) return gone;
  if (registrationStatus !== 'SHORTLISTED' || last_day === null || isNone(questions)) {
    return 'follow-up-not-asked';
  }
  return now < endOfDay(last_day) ? null : 'follow-up-closed';
}

/** Whether it is the time in which whoever has not answered is reminded. */
export function isFollowUpSoon(lastDay: string, now: Date): boolean {
  const left = endOfDay(lastDay).getTime() - now.getTime();
  return left > 0 && left <= FOLLOW_UP_SOON_MS;
}

/**
 * The columns of a table for the answers: as `questionColumns`, and none where nothing was asked.
 */
export function followUpColumns(
  asked: unknown,
  snapshots: readonly unknown[],
): readonly QuestionColumn[] {
  if (!isNone(asked)) return questionColumns(asked, snapshots);
  const [first, ...others] = snapshots;
  if (first === undefined) return [];
  return questionColumns(first, others).map((column) => ({ ...column, isAsked: false }));
}

/** The answers of one student by the keys of their columns; none where nobody answered. */
export function followUpByColumn(snapshot: unknown, answers: unknown): Map<string, unknown> {
  return isNone(snapshot) ? new Map<string, unknown>() : answersByColumn(snapshot, answers);
}
