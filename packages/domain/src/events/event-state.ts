import { type ParticipationRefusal, standingRefusal } from '../refusals.ts';
import type { RegistrationStatus, SubmissionStatus } from '../statuses.ts';
import { type EventFacts, positionIn } from './event-facts.ts';

export type { EventFacts } from './event-facts.ts';

export type EventState =
  | 'ENDED'
  | 'INTERNAL_RESTRICTED'
  | 'UPCOMING'
  | 'REGISTRATION_OPEN'
  | 'REGISTRATION_CLOSED'
  | 'SUBMISSION_OPEN'
  | 'SUBMISSION_NOT_OPEN';

/** The state on the card of this viewer, in exactly the order of spec section 4. */
export function cardState(
  event: EventFacts,
  viewer: { isInternal: boolean; isRegistered: boolean },
  now: Date,
): EventState {
  if (event.status !== 'ACTIVE') return 'ENDED';
  if (event.internal_event && !viewer.isInternal) return 'INTERNAL_RESTRICTED';
  const registration = positionIn(event.registration_open, event.registration_close, now);
  if (registration === 'before') return 'UPCOMING';
  if (registration === 'within') return 'REGISTRATION_OPEN';
  if (!event.requires_submission || !viewer.isRegistered) return 'REGISTRATION_CLOSED';
  const submission = positionIn(event.submission_start, event.submission_close, now);
  if (submission === 'within') return 'SUBMISSION_OPEN';
  if (submission === 'after') return 'ENDED';
  return submission === 'before' ? 'SUBMISSION_NOT_OPEN' : 'UPCOMING';
}

/** The state the filter tabs use: the same without the internal and not-registered checks. */
export function filterState(event: EventFacts, now: Date): EventState {
  return cardState(event, { isInternal: true, isRegistered: true }, now);
}

/** The tabs of the events list, in their order; `id` is what the URL carries. */
export const EVENT_TABS = [
  { id: 'all', label: 'All Events' },
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'registration-open', label: 'Registration Open' },
  { id: 'submission-open', label: 'Submission Open' },
  { id: 'ended', label: 'Ended' },
] as const;
export type EventTab = (typeof EVENT_TABS)[number]['id'];

const TAB_STATES: Record<EventTab, EventState | null> = {
  all: null,
  upcoming: 'UPCOMING',
  'registration-open': 'REGISTRATION_OPEN',
  'submission-open': 'SUBMISSION_OPEN',
  ended: 'ENDED',
};

/**
 * Whether the tab lists the event. Registration Closed and Submission Not Open have no tab of
 * their own (spec section 2), so those events appear under All Events only.
 */
export function matchesTab(tab: EventTab, event: EventFacts, now: Date): boolean {
  const state = TAB_STATES[tab];
  return state === null || filterState(event, now) === state;
}

export type CardViewer = {
  isInternal: boolean;
  isRegistered: boolean;
  registrationStatus: RegistrationStatus | null;
  submissionStatus: SubmissionStatus | null;
  /** Whether the event has no place left. */
  isFull: boolean;
};

/** An active button has an action and no refusal; a disabled one a refusal and no action. */
export type CardButton =
  | { label: string; action: 'register' | 'submit' | 'resubmit'; refusal: null }
  | { label: string; action: null; refusal: ParticipationRefusal };

/**
 * The button of an event's card (spec section 4). An incomplete profile does not disable it: the
 * button is active and then a dialog asks to complete the profile.
 */
export function cardButton(event: EventFacts, viewer: CardViewer, now: Date): CardButton {
  const state = cardState(event, viewer, now);
  const button = buttonOf(state, viewer);
  if (state !== 'ENDED') return button;
  if (event.status === 'DELETED') return disabled(button.label, 'event-deleted');
  if (event.status !== 'ACTIVE') return button;
  return disabled(button.label, standingRefusal(viewer) ?? 'submission-closed');
}

/** The table of spec section 4, row by row, including rows that no order of dates reaches. */
export function buttonOf(state: EventState, viewer: CardViewer): CardButton {
  switch (state) {
    case 'INTERNAL_RESTRICTED':
      return disabled('Internal Only', 'internal-only');
    case 'UPCOMING':
      return disabled(
        'Coming Soon',
        viewer.isRegistered ? 'already-registered' : 'registration-not-open',
      );
    case 'REGISTRATION_OPEN':
      if (viewer.isRegistered) return disabled('Already Registered', 'already-registered');
      if (viewer.isFull) return disabled('Not Available', 'full');
      return { label: 'Register', action: 'register', refusal: null };
    case 'SUBMISSION_OPEN':
      return submissionButton(viewer);
    case 'REGISTRATION_CLOSED':
      return viewer.isRegistered
        ? disabled('Already Registered', 'already-registered')
        : disabled('Not Available', 'registration-closed');
    case 'SUBMISSION_NOT_OPEN':
      return disabled('Not Available', standingRefusal(viewer) ?? 'submission-not-open');
    case 'ENDED':
      return disabled('Not Available', 'event-ended');
  }
}

const STANDING_LABELS: Partial<Record<ParticipationRefusal, string>> = {
  'submission-accepted': 'Submission Accepted',
  'submission-rejected': 'Submission Rejected',
  'already-submitted': 'Work Submitted',
};

function submissionButton(viewer: CardViewer): CardButton {
  if (!viewer.isRegistered) return disabled('Register to Submit', 'not-registered');
  const standing = standingRefusal(viewer);
  if (standing !== null) return disabled(STANDING_LABELS[standing] ?? 'Not Available', standing);
  return viewer.submissionStatus === 'RESUBMISSION_REQUIRED'
    ? { label: 'Resubmit Work', action: 'resubmit', refusal: null }
    : { label: 'Submit Work', action: 'submit', refusal: null };
}

function disabled(label: string, refusal: ParticipationRefusal): CardButton {
  return { label, action: null, refusal };
}
