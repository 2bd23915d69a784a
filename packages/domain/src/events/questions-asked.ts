import { followUpQuestions } from '../follow-ups/follow-ups.ts';
import { type Question, questionsOf } from '../questions/questions.ts';
import { type EventKind, isClass } from './event-kind.ts';

/**
 * What is asked of whoever takes part. A class asks nothing unless it says what, so that one press
 * takes it; every other event then asks the default question.
 */
export function questionsAskedIn(event: {
  readonly kind: EventKind;
  readonly event_questions: unknown;
}): readonly Question[] {
  return isClass(event)
    ? followUpQuestions(event.event_questions)
    : questionsOf(event.event_questions);
}
