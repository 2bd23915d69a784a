import type * as calls from '@pratibha/contract/workshops';
import { followUpQuestions } from '@pratibha/domain/follow-ups/follow-ups';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/questions/answers';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { whyNotWithdraw } from '@pratibha/domain/refusals';
import { REGISTRATIONS_A_DAY } from '@pratibha/domain/registrations/registration-limit';
import { secondsUntilUncounted } from '@pratibha/domain/time/day-limit';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import type { SignedIn } from '../../platform/session/session.ts';
import { holdOptionsOfEvent, wrongByFullOptions } from '../events/events.ts';
import { refusedAnswers } from '../registrations/registrations.ts';
import { findOwnClass, type OwnClassRow } from './classes.queries.ts';
import { classRefusal, classView } from './classes.view.ts';
import { refuseOverlap } from './overlap.ts';
import { countLeft, holdSeatsOfClasses, holdTaker, lockSeat, writeSeat } from './seats.queries.ts';

type Endpoint = typeof calls.takeClass;

export const findClassToTake: Find<Endpoint, OwnClassRow> = (ctx, { id }) =>
  findOwnClass(ctx.db, { id, userId: ctx.actor.id });

/**
 * Gives the person a seat in a class, perhaps instead of the one in another. Both seats are held in
 * the order of their ids, and the person after them; whatever decides is read once they are, so
 * that of two presses at the same time the second sees what the first did.
 */
export const takeClass: UseCase<Endpoint, OwnClassRow> = async (
  ctx,
  { body: { event_answers: given, instead_of: instead }, found: { id } },
) => {
  const ids = instead === null ? [id] : [id, instead].sort((a, b) => a - b);
  await holdSeatsOfClasses(ctx.db, { ids });
  for (const each of ids) await holdOptionsOfEvent(ctx.db, each);
  await holdTaker(ctx.db, ctx.actor.id);
  const asked = { id, userId: ctx.actor.id };
  const row = await findOwnClass(ctx.db, asked);
  if (row === undefined) throw new Refused('not-found');
  const questions = followUpQuestions(row.event_questions);
  const wrong = answerErrors(questions, given);
  if (wrong.length > 0) throw refusedAnswers(wrong);
  refuse(classRefusal(row, ctx.actor, ctx.now));
  await refuseTooOften(ctx, id);
  await refuseOverlap(ctx.db, asked, instead);
  const answered = {
    answers: normaliseAnswers(questions, given),
    questions: questionSnapshot(questions),
  };
  const full = await wrongByFullOptions(ctx.db, {
    ...{ eventId: id, asked: 'registration', questions, given: answered, before: null },
  });
  if (full.length > 0) throw refusedAnswers(full);
  const leaves = instead === null ? null : await seatToLeave(ctx, instead);
  const seat = await writeSeat(ctx.db, {
    ...asked,
    ...answered,
    leaves,
    at: ctx.now,
  });
  if (seat === undefined) throw new Refused('withdrawal-reviewed');
  if (leaves !== null)
    await ctx.audit({
      action: 'registration.withdrawn',
      subject: ['registration', leaves],
      changes: { event_id: [instead, null], status: ['PENDING', null] },
    });
  await ctx.audit({
    action: 'registration.created',
    subject: ['registration', seat],
    changes: { event_id: [null, id], status: [null, 'PENDING'] },
  });
  const taken = await findOwnClass(ctx.db, asked);
  if (taken === undefined) throw new Error(`class ${id} is not there after a seat was taken`);
  return classView(taken, ctx.actor, ctx.now);
};

/** The registration of the class that is given up, which has to be one that can be withdrawn. */
async function seatToLeave(ctx: Context<SignedIn>, id: number): Promise<number> {
  const seat = await lockSeat(ctx.db, { id, userId: ctx.actor.id });
  if (seat === undefined) throw new Refused('not-registered');
  const { registration_status: registrationStatus } = seat;
  refuse(whyNotWithdraw({ event: seat, registrationStatus, hasWork: false }, ctx.now));
  return seat.id;
}

/** Who leaves a class and comes back does so ten times a day, as with any event. */
async function refuseTooOften(ctx: Context<SignedIn>, id: number): Promise<void> {
  const { times, first_at } = await countLeft(ctx.db, { id, userId: ctx.actor.id }, ctx.now);
  if (times < REGISTRATIONS_A_DAY || first_at === null) return;
  const retryAfterSeconds = secondsUntilUncounted(first_at, ctx.now);
  throw new Refused('registered-too-often', { retryAfterSeconds });
}
