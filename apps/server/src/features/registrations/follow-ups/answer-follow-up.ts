import type * as calls from '@pratibha/contract/follow-ups';
import { followUpQuestions, whyNotAnswerFollowUp } from '@pratibha/domain/follow-ups/follow-ups';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/questions/answers';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { Refused, refuse } from '../../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../../platform/serve/use-case.ts';
import { wrongByFullOptions } from '../../events/events.ts';
import { refusedAnswers } from '../refused-answers.ts';
import {
  findOwnFollowUp,
  lockOwnFollowUp,
  type OwnFollowUpRow,
  saveAnswers,
} from './follow-ups.queries.ts';
import { answeringFacts, ownFollowUpView } from './follow-ups.view.ts';

type Endpoint = typeof calls.answerFollowUp;

export const findFollowUpToAnswer: Find<Endpoint, OwnFollowUpRow> = (ctx, { id }) =>
  lockOwnFollowUp(ctx.db, ctx.actor.id, id);

/**
 * Answers what is asked of whoever is shortlisted, or changes the answers: the last ones count. Of
 * two tabs one is told that there are others, and of a decision and an answer at the same moment
 * one is first.
 */
export const answerFollowUp: UseCase<Endpoint, OwnFollowUpRow> = async (ctx, { body, found }) => {
  // Before the answers are judged: the questions are nobody's business who is not asked them.
  refuse(whyNotAnswerFollowUp(answeringFacts(found), ctx.now));
  const questions = followUpQuestions(found.event_questions);
  const wrong = answerErrors(questions, body.event_answers);
  if (wrong.length > 0) throw refusedAnswers(wrong);
  if (body.revision !== (found.version ?? 0)) throw new Refused('changed-meanwhile');
  const given = {
    answers: normaliseAnswers(questions, body.event_answers),
    questions: questionSnapshot(questions),
  };
  const before = found.answered_at === null ? null : found;
  const full = await wrongByFullOptions(ctx.db, {
    ...{ eventId: found.event_id, asked: 'follow-up', questions, given, before },
  });
  if (full.length > 0) throw refusedAnswers(full);
  await saveAnswers(ctx.db, {
    ...{ id: found.id, userId: ctx.actor.id, at: ctx.now },
    ...given,
  });
  await ctx.audit({
    action: 'registration.follow-up-answered',
    subject: ['registration', found.id],
    changes: { event_id: found.event_id, revision: (found.version ?? 0) + 1 },
  });
  const row = await findOwnFollowUp(ctx.db, ctx.actor.id, found.id);
  const [view] = row ? ownFollowUpView(row, ctx.now) : [];
  if (!view) throw new Error(`nothing is asked of registration ${found.id} after it was answered`);
  return view;
};
