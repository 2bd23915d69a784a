import type * as calls from '@pratibha/contract/waiting-answers';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/questions/answers';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { refusedAnswers } from '../registrations/registrations.ts';
import { waitingAnswersView } from './waiting.view.ts';
import {
  findWaitingAnswers,
  holdWaitingAnswers,
  replaceWaitingAnswers,
  type WaitingAnswersRow,
} from './waiting-answers.queries.ts';

type Endpoint = typeof calls.changeWaitingAnswers;

export const findWaitingAnswersToChange: Find<Endpoint, WaitingAnswersRow> = (ctx, { id }) =>
  holdWaitingAnswers(ctx.db, { eventId: id, userId: ctx.actor.id });

/**
 * Answers otherwise while one waits, by the questions of now. Options are taken with the seat and
 * not by who waits for one, so that one which is full now may be chosen: it may be free by then.
 */
export const changeWaitingAnswers: UseCase<Endpoint, WaitingAnswersRow> = async (
  ctx,
  { body: { event_answers: given }, found },
) => {
  if (found.status === 'DELETED') refuse('event-deleted');
  const questions = questionsOf(found.event_questions);
  const wrong = answerErrors(questions, given);
  if (wrong.length > 0) throw refusedAnswers(wrong);
  await replaceWaitingAnswers(ctx.db, found.id, {
    answers: normaliseAnswers(questions, given),
    questions: questionSnapshot(questions),
  });
  await ctx.audit({
    action: 'waiting.answers-changed',
    subject: ['waiting', found.id],
    changes: { event_id: found.event_id },
  });
  const row = await findWaitingAnswers(ctx.db, { eventId: found.event_id, userId: ctx.actor.id });
  if (!row) throw new Error(`waiting ${found.id} is not there after its answers were changed`);
  return waitingAnswersView(row);
};
