import type * as calls from '@pratibha/contract/registrations';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/questions/answers';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { whyNotRegister } from '@pratibha/domain/refusals';
import type { Context } from '../../platform/serve/context.ts';
import { Refused, refuse, refuseFields } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { seatsLeftOf } from '../events/events.ts';
import type { EventCache, EventForPerson } from './event-cache.ts';
import type { NewRegistration } from './new-registrations.queries.ts';
import type { Registrar } from './registrar.ts';
import { type Registered, userRegistrationView } from './registrations.view.ts';

type Endpoint = typeof calls.registerForEvent;

export function findEventToRegister(events: EventCache): Find<Endpoint, EventForPerson> {
  return (ctx, { id }) => events.get(ctx.db, id, ctx.actor.id);
}

/**
 * Registers a person for an event (R7.8). What a race could break is decided by the
 * database: one row per person and event, a seat only while there is one, and nothing at all when
 * the event was changed after it was looked at; then it is looked at again.
 */
export function registerForEvent(
  events: EventCache,
  registrar: Registrar,
): UseCase<Endpoint, EventForPerson> {
  return async (ctx, { body, found }) => {
    const fromCache = undefinedIfRefused(() => newRegistration(ctx, found, body.event_answers));
    const outcome = fromCache && (await registrar.register(found, fromCache));
    if (typeof outcome === 'object') return registrationOf(outcome);
    for (;;) {
      const event = await events.refresh(ctx.db, found.id, ctx.actor.id);
      if (event === undefined) throw new Refused('not-found');
      const registration = newRegistration(ctx, event, body.event_answers);
      const again = await registrar.register(event, registration);
      if (typeof again === 'object') return registrationOf(again);
      if (again !== 'look-again') throw new Refused(again);
    }
  };
}

function registrationOf(outcome: calls.UserRegistration | Refused): calls.UserRegistration {
  if (outcome instanceof Refused) throw outcome;
  return outcome;
}

/** Undefined where a rule refuses: by an event that may be old, so it is not yet the response. */
function undefinedIfRefused<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** What is to be written, unless a rule forbids it. */
function newRegistration(
  ctx: Context,
  event: EventForPerson,
  answers: readonly unknown[],
): NewRegistration {
  const questions = questionsOf(event.event_questions);
  refuseFields(
    answerErrors(questions, answers).map(({ number, error }) => ({
      pointer: `/event_answers${number === '' ? '' : `/${number}`}`,
      error,
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
  const questionnaire = {
    answers: normaliseAnswers(questions, answers),
    questions: questionSnapshot(questions),
  };
  const row: Registered = {
    ...event,
    ...questionnaire,
    id: 0,
    event_id: event.id,
    event_title: event.title,
    registered_on: ctx.now,
    registration_status: 'PENDING',
    review_remarks: null,
    reviewed_at: null,
    has_work: false,
  };
  return {
    ...questionnaire,
    userId: ctx.actor.id,
    at: ctx.now,
    audit: ctx.auditRow({
      action: 'registration.created',
      subject: ['registration', null],
      changes: { event_id: [null, event.id], status: [null, 'PENDING'] },
    }),
    claim: ctx.claim,
    response: userRegistrationView(row, ctx.now),
  };
}
