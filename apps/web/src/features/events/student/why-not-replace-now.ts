import type { UserEvent } from '@pratibha/contract/events';
import { whyNotReplace } from '@pratibha/domain/submissions/replacement';
import { factsOf } from '../../../data/event-facts.ts';
import type { SessionUser } from '../../../shell/session/session.ts';

/**
 * Why the form that replaces the person's work for this event does not open, or null. How often it was
 * replaced, and whether another tab was first, the server knows.
 */
export function whyNotReplaceNow(
  event: UserEvent,
  user: Pick<SessionUser, 'is_internal'>,
  now: Date,
): ReturnType<typeof whyNotReplace> {
  const facts = {
    event: factsOf(event),
    isInternal: user.is_internal,
    // The form has a gate of its own for profiles.
    isProfileComplete: true,
    registrationStatus: event.registration_status,
    submissionStatus: event.submission_status,
    worksOnce: event.works_once === true,
    ...{ revision: 1, readRevision: 1, replacedAt: [] },
  };
  return whyNotReplace(facts, now);
}
