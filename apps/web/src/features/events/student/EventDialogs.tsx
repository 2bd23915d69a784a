import type { UserEvent } from '@pratibha/contract/events';
import type { ParticipationRefusal } from '@pratibha/domain/refusals';
import type { ReplacementRefusal } from '@pratibha/domain/submissions/replacement';
import { EVENTS_WORDS } from '@pratibha/words/events/student';
import { PARTICIPATION_WORDS } from '@pratibha/words/registrations/participation-refusals';
import { REPLACEMENT_REFUSAL_WORDS } from '@pratibha/words/submissions/replacement-refusals';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { memo, Suspense, useEffect, useRef, useState } from 'react';
import { buttonFor, mayReplace } from '../../../data/event-facts.ts';
import { serverNow } from '../../../data/server-clock.ts';
import { hasUploads } from '../../../data/uploads/remembered.ts';
import { whenIdle } from '../../../data/when-idle.ts';
import type { SessionUser } from '../../../shell/session/session.ts';
import { AlertDialog } from '../../../ui/dialog/AlertDialog.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { ornament } from '../../../ui/plain/ornament.ts';
import { fetchProfileGate, fetchQuestionnaire } from '../../registrations/registrations.tsx';
import { lateDialog, useUser } from '../../session/session.tsx';
import {
  fetchAfterDeadline,
  fetchGoingOn,
  fetchReplacementForm,
  fetchSubmissionForm,
  ReceiptDialog,
} from '../../submissions/submissions.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { type EventDialog, eventCardId, useEventDialogs } from './event-dialogs.ts';
import { RegisteredDialog } from './RegisteredDialog.tsx';
import { whyNoDialog } from './why-no-dialog.ts';

/** Before anybody registers or hands in, of whoever has no profile. */
const ProfileGate = lateDialog(fetchProfileGate);

const FORMS = {
  register: lateDialog(fetchQuestionnaire, EVENTS_WORDS.noFormTitle),
  submit: lateDialog(fetchSubmissionForm, EVENTS_WORDS.noFormTitle),
  replace: lateDialog(fetchReplacementForm, EVENTS_WORDS.noFormTitle),
};
/** Whoever began to send in time, or mends what was found, still gets the form. */
const AfterDeadline = lateDialog(fetchAfterDeadline, EVENTS_WORDS.noFormTitle);
/** Of few people files wait in this browser. */
const GoingOn = ornament(fetchGoingOn);
const REFUSAL_WORDS = { ...PARTICIPATION_WORDS, ...REPLACEMENT_REFUSAL_WORDS };

type Props = { readonly events: readonly UserEvent[] | undefined };

/**
 * The dialogs over the events pages, as the address asks for them: the questionnaire, the work
 * submission, the profile gate before both (R4.9), and the receipt after sending. The pages
 * redraw every second for their clocks; a form being filled in does not.
 */
export const EventDialogs = memo(function EventDialogs({ events }: Props) {
  const { register, submit, replace, close } = useEventDialogs();
  const user = useUser();
  const id = register ?? submit ?? replace;
  const event = events?.find((each) => each.id === id);
  const handingIn = submit === undefined ? 'replace' : 'submit';
  const dialog = register === undefined ? handingIn : 'register';
  const decided = useDecidedOnce(event, dialog);
  const isAllowed = decided !== null && decided.refusal === null;
  // A friend's link may lead to what is not there, or not for this person.
  const isMissed = id !== undefined && events !== undefined && event === undefined;
  const refusal = isMissed ? 'event-deleted' : (decided?.refusal ?? null);
  const isGated = !user.is_profile_complete;
  const Form = FORMS[dialog];
  useFormsAhead(events);
  const refused = (
    <AlertDialog
      title={event?.title ?? EVENTS_WORDS.heading}
      message={refusal && REFUSAL_WORDS[refusal]}
      onClose={close}
    />
  );
  return (
    <>
      {isAllowed && isGated && <ProfileGate isOpen onClose={close} />}
      {isAllowed && !isGated && event !== undefined && (
        <Form key={event.id} event={event} onClose={close} />
      )}
      {event !== undefined && refusal !== null && isPastDeadline(dialog, event) ? (
        <AfterDeadline
          event={event}
          isReplacing={dialog === 'replace'}
          onClose={close}
          refused={refused}
        />
      ) : (
        refused
      )}
      {id === undefined && hasUploads(user.id) && (
        <Suspense>
          <GoingOn events={events} />
        </Suspense>
      )}
      <LastReceipt events={events} />
      <LastRegistration events={events} />
    </>
  );
});

/** Whether it is the deadline of works that keeps the form away from somebody who takes part. */
function isPastDeadline(dialog: EventDialog, event: UserEvent): boolean {
  const { submission_close: close, registration_status: registration } = event;
  const isIn = registration === 'PENDING' || registration === 'SHORTLISTED';
  return dialog !== 'register' && isIn && close !== null && new Date(close) < serverNow();
}

type Decision = {
  readonly key: string;
  readonly refusal: ParticipationRefusal | ReplacementRefusal | null;
};

/**
 * Whether the dialog may open, or why not; null where none is asked for. Decided when it opens: a
 * window that closes while somebody types does not take the dialog away, the server answers in
 * words.
 */
function useDecidedOnce(event: UserEvent | undefined, dialog: EventDialog): Decision | null {
  const user = useUser();
  const [decided, setDecided] = useState<Decision | null>(null);
  if (event === undefined) {
    if (decided !== null) setDecided(null);
    return null;
  }
  const key = `${dialog} ${event.id}`;
  if (decided?.key === key) return decided;
  const decision = { key, refusal: refusalOf(dialog, event, user) };
  setDecided(decision);
  return decision;
}

function refusalOf(dialog: EventDialog, event: UserEvent, user: SessionUser): Decision['refusal'] {
  const button = buttonFor(event, user, serverNow());
  const { action } = button;
  const isAllowed = {
    register: action === 'register',
    submit: mayHandIn(action),
    replace: mayReplace(event, button),
  };
  return isAllowed[dialog] ? null : whyNoDialog(dialog, button, event);
}

/**
 * Fetches the forms that this person's buttons open once the events are there and nothing else is
 * to do: a phone whose connection goes, or is slow, then has them all the same.
 */
function useFormsAhead(events: readonly UserEvent[] | undefined): void {
  const user = useUser();
  const client = useQueryClient();
  useEffect(
    () =>
      whenIdle(() => {
        const now = serverNow();
        const actions = events?.map((event) => buttonFor(event, user, now).action) ?? [];
        if (actions.includes('register')) void client.prefetchQuery(FORMS.register.query);
        if (actions.some(mayHandIn)) void client.prefetchQuery(FORMS.submit.query);
        if (events?.some((event) => mayReplace(event, buttonFor(event, user, now))))
          void client.prefetchQuery(FORMS.replace.query);
      }),
    [events, user, client],
  );
}

function mayHandIn(action: string | null): boolean {
  return action === 'submit' || action === 'resubmit';
}

/** The receipt that the submission left in the history state; closing it takes it out. */
function LastReceipt({ events }: Props) {
  const receipt = useLocation({ select: ({ state }) => state.receipt });
  const forget = useForgetState();
  const event = useLast(events?.find(({ id }) => id === receipt?.eventId) ?? null);
  return (
    <ReceiptDialog receipt={receipt ?? null} onClose={forget}>
      {event !== null && <AddToCalendar event={event} now={serverNow()} />}
    </ReceiptDialog>
  );
}

/**
 * The same after registering; behind it stands the event's card, which has the focus afterwards.
 */
function LastRegistration({ events }: Props) {
  const registered = useLocation({ select: ({ state }) => state.registered });
  const forget = useForgetState();
  const event = events?.find(({ id }) => id === registered?.eventId);
  const id = event?.id;
  useEffect(() => {
    if (id !== undefined) cardOf(id)?.scrollIntoView({ block: 'center' });
  }, [id]);
  const closedAbove = useRef<number>(undefined);
  useEffect(() => {
    // As long as the sheet is there, nothing behind it can have the focus.
    if (registered !== undefined || closedAbove.current === undefined) return;
    cardOf(closedAbove.current)?.querySelector('a')?.focus();
    closedAbove.current = undefined;
  }, [registered]);
  const close = () => {
    closedAbove.current = id;
    forget();
  };
  return <RegisteredDialog registered={registered ?? null} event={event} onClose={close} />;
}

function cardOf(eventId: number): HTMLElement | null {
  return document.getElementById(eventCardId(eventId));
}

function useForgetState(): () => void {
  const navigate = useNavigate();
  return () =>
    void navigate({ to: '.', search: true, replace: true, resetScroll: false, state: {} });
}
