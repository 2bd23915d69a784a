import type { AnswerChange, OwnAnswers } from '@pratibha/contract/own-answers';
import { type Answered, answerDifferences } from '@pratibha/domain/questions/kept-answers';
import { whyNotChangeAnswers } from '@pratibha/domain/registrations/why-not-change-answers';
import type { EarlierRow, OwnAnswersRow } from './answers.queries.ts';

/** The answers of an own registration, with what is asked now. */
export function ownAnswersView(row: OwnAnswersRow, now: Date): OwnAnswers {
  return {
    id: row.id,
    event_id: row.event_id,
    event_title: row.event_title,
    registration_close: row.registration_close.toISOString(),
    question_answers: row.answers as OwnAnswers['question_answers'],
    questions: row.questions as OwnAnswers['questions'],
    event_questions: row.event_questions as OwnAnswers['event_questions'],
    revision: row.version,
    change_refusal: whyNotChangeAnswers(changeFacts(row), now),
  };
}

/** What the rule of changing asks. */
export function changeFacts(row: OwnAnswersRow) {
  return { event: row, registrationStatus: row.registration_status };
}

/** What each change made of the answers before it. */
export function answerChangesView(
  earlier: readonly EarlierRow[],
  current: Answered,
): AnswerChange[] {
  return earlier.map(({ version, changed_at, ...before }, place) => ({
    changed_at: changed_at.toISOString(),
    revision: version + 1,
    differences: answerDifferences(before, earlier[place + 1] ?? current),
  }));
}
