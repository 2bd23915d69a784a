import type * as calls from '@pratibha/contract/waiting';
import { questionsAskedIn } from '@pratibha/domain/events/questions-asked';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/questions/answers';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import type { Context } from '../../platform/serve/context.ts';
import { refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { holdOptionsOfEvent } from '../events/events.ts';
import { refusedAnswers } from '../registrations/registrations.ts';
import { countLine, holdPeople, holdSeatsOf } from './line.queries.ts';
import { findOwnLine, insertWaiting, type OwnLineRow } from './own-waiting.queries.ts';
import { joinRefusal, ownWaitingView } from './waiting.view.ts';

/**
 * The line of an event with the person's place in it, held until the transaction ends; with the
 * options of its questions that have seats, where these are to be taken.
 */
export async function holdOwnLine(
  ctx: Context<SignedIn>,
  { id }: { readonly id: number },
  { withOptions = false } = {},
) {
  await holdSeatsOf(ctx.db, { eventId: id });
  if (withOptions) await holdOptionsOfEvent(ctx.db, id);
  await holdPeople(ctx.db, [ctx.actor.id]);
  return findOwnLine(ctx.db, { eventId: id, userId: ctx.actor.id });
}

/** The same as it is after a change. */
export async function ownLineAfterwards(ctx: Context<SignedIn>, eventId: number) {
  await countLine(ctx.db, eventId);
  const row = await findOwnLine(ctx.db, { eventId, userId: ctx.actor.id });
  if (row === undefined) throw new Error(`event ${eventId} is not there after its line changed`);
  return ownWaitingView(row, ctx.actor, ctx.now);
}

export const findLineToJoin: Find<typeof calls.joinWaitingList, OwnLineRow> = (ctx, params) =>
  holdOwnLine(ctx, params);

/** Puts the person at the end of the line of an event that is full, with their answers. */
export const joinWaitingList: UseCase<typeof calls.joinWaitingList, OwnLineRow> = async (
  ctx,
  { body: { event_answers: given }, found },
) => {
  const questions = questionsAskedIn(found);
  const wrong = answerErrors(questions, given);
  if (wrong.length > 0) throw refusedAnswers(wrong);
  refuse(joinRefusal(found, ctx.actor, ctx.now));
  const id = await insertWaiting(ctx.db, {
    event_id: found.id,
    user_id: ctx.actor.id,
    since: ctx.now,
    answers: normaliseAnswers(questions, given),
    questions: questionSnapshot(questions),
  });
  await ctx.audit({
    action: 'waiting.joined',
    subject: ['waiting', id],
    changes: { event_id: [null, found.id] },
  });
  return ownLineAfterwards(ctx, found.id);
};
