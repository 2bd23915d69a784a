import type * as calls from '@pratibha/contract/own-answers';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/questions/answers';
import { answerDifferences } from '@pratibha/domain/questions/kept-answers';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { secondsUntilChangingAgain } from '@pratibha/domain/registrations/answer-limit';
import { whyNotChangeAnswers } from '@pratibha/domain/registrations/why-not-change-answers';
import { countsAfter } from '@pratibha/domain/time/day-limit';
import type { Context } from '../../../platform/serve/context.ts';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { wrongByFullOptions } from '../../events/events.ts';
import { refusedAnswers } from '../refused-answers.ts';
import {
  findChangesAfter,
  findOwnAnswers,
  lockOwnAnswers,
  type OwnAnswersRow,
  replaceAnswers,
} from './answers.queries.ts';
import { changeFacts, ownAnswersView } from './answers.view.ts';

type Endpoint = typeof calls.changeAnswers;

export const findAnswersToChange: Find<Endpoint, OwnAnswersRow> = (ctx, { id }) =>
  lockOwnAnswers(ctx.db, ctx.actor.id, id);

/**
 * Changes what somebody answered, by the questions of now. The registration stays the same one: its
 * number, its date and its place in the order. Of a decision and a change at the same moment one
 * wins, and of two tabs the one that read the other's.
 */
export const changeAnswers: UseCase<Endpoint, OwnAnswersRow> = async (ctx, { body, found }) => {
  const questions = questionsOf(found.event_questions);
  const wrong = answerErrors(questions, body.event_answers);
  if (wrong.length > 0) throw refusedAnswers(wrong);
  refuse(whyNotChangeAnswers(changeFacts(found), ctx.now));
  if (body.revision !== found.version) throw new Refused('changed-meanwhile');
  const next = {
    answers: normaliseAnswers(questions, body.event_answers),
    questions: questionSnapshot(questions),
  };
  const differences = answerDifferences(found, next);
  // Who sends what is there already changes nothing, and is told so by what comes back.
  if (differences.length === 0) return ownAnswersView(found, ctx.now);
  await refuseTooOften(ctx, found.id);
  const full = await wrongByFullOptions(ctx.db, {
    ...{ eventId: found.event_id, asked: 'registration', questions, given: next, before: found },
  });
  if (full.length > 0) throw refusedAnswers(full);
  await replaceAnswers(ctx.db, { ...next, id: found.id, version: found.version, at: ctx.now });
  await ctx.audit({
    action: 'registration.answers-changed',
    subject: ['registration', found.id],
    changes: { event_id: found.event_id, changed_answers: differences.length },
  });
  const row = await findOwnAnswers(ctx.db, ctx.actor.id, found.id);
  if (!row) throw new Error(`registration ${found.id} is not there after its answers were changed`);
  return ownAnswersView(row, ctx.now);
};

/** A change is kept for the organisers until they decide, and so cannot come without end. */
async function refuseTooOften({ db, now }: Context, id: number): Promise<void> {
  const changes = await findChangesAfter(db, id, countsAfter(now));
  const retryAfterSeconds = secondsUntilChangingAgain(changes, now);
  if (retryAfterSeconds === null) return;
  throw new Refused('answers-changed-too-often', { retryAfterSeconds });
}
