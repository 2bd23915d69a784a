import type { FollowUpAnswers, FollowUpOut, OwnFollowUp } from '@pratibha/contract/follow-ups';
import { endOfDay, whyNotAnswerFollowUp } from '@pratibha/domain/follow-ups/follow-ups';
import type { FollowUpRow, findAnswersOf, OwnFollowUpRow } from './follow-ups.queries.ts';

/** The follow-up questions of an event, for organisers. */
export function followUpView(row: FollowUpRow): FollowUpOut {
  return {
    event_id: row.id,
    questions: (row.questions ?? {}) as FollowUpOut['questions'],
    last_day: row.last_day,
    revision: row.version ?? 0,
    shortlisted: row.shortlisted,
    answered: row.answered,
  };
}

/** What the rule of answering asks. */
export function answeringFacts(row: OwnFollowUpRow) {
  const { status, registration_status: registrationStatus, event_questions, last_day } = row;
  return { event: { status }, registrationStatus, questions: event_questions, last_day };
}

/** What a student is asked and answered; only where a last day is set. */
export function ownFollowUpView(row: OwnFollowUpRow, now: Date): OwnFollowUp[] {
  const { last_day } = row;
  if (last_day === null) return [];
  return [
    {
      id: row.id,
      event_id: row.event_id,
      event_title: row.event_title,
      last_day,
      closes_at: endOfDay(last_day).toISOString(),
      event_questions: row.event_questions as OwnFollowUp['event_questions'],
      question_answers: (row.answers ?? []) as OwnFollowUp['question_answers'],
      questions: (row.questions ?? {}) as OwnFollowUp['questions'],
      answered_at: row.answered_at?.toISOString() ?? null,
      revision: row.version ?? 0,
      refusal: whyNotAnswerFollowUp(answeringFacts(row), now),
    },
  ];
}

type Found = Awaited<ReturnType<typeof findAnswersOf>>;

/**
 * What a student answered, for an organiser; `mayRead`: whether answers may be read, which can
 * reach a person.
 */
export function followUpAnswersView(row: Found, mayRead: boolean): FollowUpAnswers {
  const isAnswered = row !== undefined && row.answered_at !== null;
  return {
    is_asked: isAnswered || (row?.last_day ?? null) !== null,
    question_answers: mayRead
      ? ((row?.answers ?? []) as NonNullable<FollowUpAnswers['question_answers']>)
      : null,
    questions: (row?.questions ?? {}) as FollowUpAnswers['questions'],
    answered_at: row?.answered_at?.toISOString() ?? null,
  };
}
