import type * as calls from '@pratibha/contract/registrations';
import { answerErrors, normaliseAnswers } from '@pratibha/domain/questions/answers';
import { chosenOptions, fullAnswers, haveSeats } from '@pratibha/domain/questions/option-seats';
import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { whyNotRegister } from '@pratibha/domain/refusals';
import type { Context } from '../../platform/serve/context.ts';
import { Refused } from '../../platform/serve/refused.ts';
import type { Find, UseCase } from '../../platform/serve/use-case.ts';
import { type EventCache, type EventForPerson, seatsLeftOf } from '../events/events.ts';
import type { NewRegistration } from './new-registrations.queries.ts';
import { refusedAnswers } from './refused-answers.ts';
import type { Registrar } from './registrar.ts';
import { type Registered, withoutId } from './registrations.view.ts';

type Endpoint = typeof calls.registerForEvent;

/**
 * Looks at one event before the person is told to try again: each means that it changed meanwhile.
 */
const MOST_LOOKS = 5;

export function findEventToRegister(events: EventCache): Find<Endpoint, EventForPerson> {
  return (ctx, { id }) => events.recall(ctx.db, id, ctx.actor.id);
}

/**
 * Registers a person for an event (R7.8). What a race could break is decided by the database: one
 * row per person and event, a seat only while there is one, and nothing at all when the event was
 * changed after it was looked at; then it is looked at again. The first look is into memory, so
 * that a refusal by it is no answer yet. Nor is it that the event is full: while the statement
 * waited for the seats, another press of the same person may have taken one.
 */
export function registerForEvent(
  events: EventCache,
  registrar: Registrar,
): UseCase<Endpoint, EventForPerson> {
  return async (ctx, { body: { event_answers: given }, found }) => {
    const lookAgain = () => events.look(ctx.db, found.id, ctx.actor.id);
    const lookWithOthers = () => events.lookWithOthers(found.id, ctx.actor.id);
    let look: () => Promise<EventForPerson | undefined> = async () => found;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const isFromMemory = looks === 0;
      const event = await look();
      look = lookAgain;
      if (event === undefined) throw new Refused('not-found');
      const refused = refusalOf(ctx, event, given);
      if (refused === null) {
        const outcome = await registrar.ask(newRegistration(ctx, event, given));
        if (outcome.is === 'registered') return outcome.registration;
        if (outcome.is === 'refused' && outcome.refused.code !== 'full') throw outcome.refused;
        // All who are refused at the last moment ask for it in one statement.
        if (outcome.is === 'refused') look = lookWithOthers;
        if (outcome.is === 'options-full') {
          const own = (await lookWithOthers())?.registration_id ?? null;
          if (own !== null) throw new Refused('already-registered');
          const asked = questionsOf(event.event_questions);
          throw refusedAnswers(fullAnswers(asked, outcome.options));
        }
      } else if (!isFromMemory) throw refused;
    }
    throw new Refused('unavailable');
  };
}

/** Why the rules forbid it, or null. */
function refusalOf(ctx: Context, event: EventForPerson, given: readonly unknown[]): Refused | null {
  const wrong = answerErrors(questionsOf(event.event_questions), given);
  if (wrong.length > 0) return refusedAnswers(wrong);
  const code = whyNotRegister(
    {
      event,
      isInternal: ctx.actor.isInternal,
      isRegistered: event.registration_id !== null,
      isFull: seatsLeftOf(event) === 0,
      isProfileComplete: ctx.actor.isProfileComplete,
    },
    ctx.now,
  );
  return code === null ? null : new Refused(code);
}

/** What is to be written. */
function newRegistration(
  ctx: Context,
  event: EventForPerson,
  answers: readonly unknown[],
): NewRegistration {
  const questions = questionsOf(event.event_questions);
  const questionnaire = {
    answers: normaliseAnswers(questions, answers),
    questions: questionSnapshot(questions),
  };
  const options = haveSeats(questions) ? chosenOptions(questionnaire) : [];
  const row: Registered = {
    ...event,
    ...questionnaire,
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
    options,
    event: { id: event.id, version: event.version },
    userId: ctx.actor.id,
    at: ctx.now,
    audit: ctx.auditRow({
      action: 'registration.created',
      subject: ['registration', null],
      changes: { event_id: [null, event.id], status: [null, 'PENDING'] },
    }),
    claim: ctx.claim,
    response: withoutId(row, ctx.now),
  };
}
