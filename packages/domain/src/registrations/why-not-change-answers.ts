import { type EventFacts, positionIn } from '../events/event-facts.ts';
import type { AnswerRefusal, ParticipationRefusal } from '../refusals.ts';
import type { RegistrationStatus } from '../statuses.ts';

/**
 * Why the answers of a registration may not be changed, or null: of PENDING ones, while the window
 * is open. Work that was handed in already is no reason, as it says nothing of the answers.
 */
export function whyNotChangeAnswers(
  facts: {
    event: Pick<EventFacts, 'status' | 'registration_open' | 'registration_close'>;
    registrationStatus: RegistrationStatus;
  },
  now: Date,
): ParticipationRefusal | AnswerRefusal | null {
  const { event } = facts;
  if (event.status === 'DELETED') return 'event-deleted';
  if (facts.registrationStatus !== 'PENDING') return 'answers-reviewed';
  if (event.status !== 'ACTIVE') return 'event-ended';
  const position = positionIn(event.registration_open, event.registration_close, now);
  if (position === 'after') return 'answers-closed';
  return position === 'within' ? null : 'registration-not-open';
}
