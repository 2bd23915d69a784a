import type { registerForEvent } from '@pratibha/contract/registrations';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/answers';
import { questionSnapshot } from '@pratibha/domain/question-snapshot';
import { questionsOf } from '@pratibha/domain/questions';
import { whyNotRegister } from '@pratibha/domain/refusals';
import { Refused, refuse, refuseFields } from '../../platform/http/refused.ts';
import type { Find, UseCase } from '../../platform/http/serve.ts';
import { findEventForTaking, seatsLeftOf, type UserEventRow } from '../events/events.ts';
import { insertRegistration, type OwnRegistrationRow } from './registrations.queries.ts';
import { userRegistrationView } from './registrations.view.ts';

export const findEventToRegister: Find<typeof registerForEvent, UserEventRow> = (ctx, { id }) =>
  findEventForTaking(ctx.db, id, ctx.actor.id);

/**
 * Registers a person for an event (spec section 4). What a race could break is decided by the
 * database: one row per person and event, and a seat only while there is one, which the commit
 * takes (migration 0006).
 */
export const register: UseCase<typeof registerForEvent, UserEventRow> = async (
  ctx,
  { body, found: event },
) => {
  const questions = questionsOf(event.event_questions);
  refuseFields(
    answerErrors(questions, body.event_answers).map(({ number, message }) => ({
      pointer: `/event_answers${number === '' ? '' : `/${number}`}`,
      message,
    })),
  );
  refuse(
    whyNotRegister(
      {
        event,
        isInternal: ctx.actor.isInternal,
        isRegistered: event.registration_id !== null,
        isFull: seatsLeftOf(event) === 0,
        isProfileComplete: ctx.actor.isProfileComplete,
      },
      ctx.now,
    ),
  );
  const registration = {
    eventId: event.id,
    userId: ctx.actor.id,
    answers: normaliseAnswers(questions, body.event_answers),
    questions: questionSnapshot(questions),
    at: ctx.now,
    takesSeat: event.capacity !== null,
  };
  const audit = ctx.auditRow({
    action: 'registration.created',
    subject: ['registration', null],
    changes: { event_id: [null, event.id], status: [null, 'PENDING'] },
  });
  const inserted = await insertRegistration(ctx.db, registration, audit);
  if (inserted === null) throw new Refused('already-registered');
  const row: OwnRegistrationRow = {
    ...event,
    ...inserted,
    event_id: event.id,
    event_title: event.title,
    registered_on: ctx.now,
    registration_status: 'PENDING',
    review_remarks: null,
    reviewed_at: null,
    has_work: false,
  };
  return userRegistrationView(row, ctx.now);
};
