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

/** The state on the card of this viewer, in exactly the order of R4.4. */
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

/**
 * Whether an event is still being prepared: inactive, and before its registration. Students do not
 * find it in their list; later it stands there as ended (R4.4).
 */
export function isBeingPrepared(
  { status, registration_open }: Pick<EventFacts, 'status' | 'registration_open'>,
  now: Date,
): boolean {
  return status === 'INACTIVE' && now < registration_open;
}

/** The state the filter tabs use: the same without the internal and not-registered checks. */
export function filterState(event: EventFacts, now: Date): EventState {
  return cardState(event, { isInternal: true, isRegistered: true }, now);
}

/** The tabs of the events list, in their order, as the URL carries them. */
export const EVENT_TABS = [
  'all',
  'upcoming',
  'registration-open',
  'submission-open',
  'ended',
] as const;
export type EventTab = (typeof EVENT_TABS)[number];

const TAB_STATES: Record<EventTab, EventState | null> = {
  all: null,
  upcoming: 'UPCOMING',
  'registration-open': 'REGISTRATION_OPEN',
  'submission-open': 'SUBMISSION_OPEN',
  ended: 'ENDED',
};

/**
 * Whether the tab lists the event. Registration Closed and Submission Not Open have no tab of
 * their own (R2.31), so those events appear under All Events only.
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

type ButtonAction = 'register' | 'submit' | 'resubmit';
type DisabledCode =
  | 'internal-only'
  | 'coming-soon'
  | 'already-registered'
  | 'not-available'
  | 'register-to-submit'
  | 'submission-accepted'
  | 'submission-rejected'
  | 'work-submitted';

/** What a card's button says. */
export type CardButtonCode = ButtonAction | DisabledCode;

/** An active button has an action and no refusal; a disabled one a refusal and no action. */
export type CardButton =
  | { code: ButtonAction; action: ButtonAction; refusal: null }
  | { code: DisabledCode; action: null; refusal: ParticipationRefusal };

/**
 * The button of an event's card (R4.8). An incomplete profile does not disable it: the
 * button is active and then a dialog asks to complete the profile.
 */
export function cardButton(event: EventFacts, viewer: CardViewer, now: Date): CardButton {
  const state = cardState(event, viewer, now);
  const button = buttonOf(state, viewer);
  if (state !== 'ENDED') return button;
  if (event.status === 'DELETED') return disabled('not-available', 'event-deleted');
  if (event.status !== 'ACTIVE') return button;
  return disabled('not-available', standingRefusal(viewer) ?? 'submission-closed');
}

/** The table of R4.8, row by row, including rows that no order of dates reaches. */
export function buttonOf(state: EventState, viewer: CardViewer): CardButton {
  switch (state) {
    case 'INTERNAL_RESTRICTED':
      return disabled('internal-only', 'internal-only');
    case 'UPCOMING':
      return disabled(
        'coming-soon',
        viewer.isRegistered ? 'already-registered' : 'registration-not-open',
      );
    case 'REGISTRATION_OPEN':
      if (viewer.isRegistered) return disabled('already-registered', 'already-registered');
      if (viewer.isFull) return disabled('not-available', 'full');
      return active('register');
    case 'SUBMISSION_OPEN':
      return submissionButton(viewer);
    case 'REGISTRATION_CLOSED':
      return viewer.isRegistered
        ? disabled('already-registered', 'already-registered')
        : disabled('not-available', 'registration-closed');
    case 'SUBMISSION_NOT_OPEN':
      return disabled('not-available', standingRefusal(viewer) ?? 'submission-not-open');
    case 'ENDED':
      return disabled('not-available', 'event-ended');
  }
}

const STANDING_CODES: Partial<Record<ParticipationRefusal, DisabledCode>> = {
  'submission-accepted': 'submission-accepted',
  'submission-rejected': 'submission-rejected',
  'already-submitted': 'work-submitted',
};

function submissionButton(viewer: CardViewer): CardButton {
  if (!viewer.isRegistered) return disabled('register-to-submit', 'not-registered');
  const standing = standingRefusal(viewer);
  if (standing !== null) return disabled(STANDING_CODES[standing] ?? 'not-available', standing);
  return viewer.submissionStatus === 'RESUBMISSION_REQUIRED'
    ? active('resubmit')
    : active('submit');
}

/**
 * Whether beside a card's button stands the one that replaces the work; of what it leads to,
 * `whyNotReplace` says the rest.
 */
export function isReplaceable(
  { code }: Pick<CardButton, 'code'>,
  registration: RegistrationStatus | null,
  worksOnce: boolean | undefined,
): boolean {
  return code === 'work-submitted' && registration !== 'REJECTED' && !worksOnce;
}

function active(action: ButtonAction): CardButton {
  return { code: action, action, refusal: null };
}

function disabled(code: DisabledCode, refusal: ParticipationRefusal): CardButton {
  return { code, action: null, refusal };
}
