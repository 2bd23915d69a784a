import type { UserEvent } from '@pratibha/contract/events';
import type { UserRegistration } from '@pratibha/contract/registrations';
import { whyNotChangeAnswers } from '@pratibha/domain/registrations/why-not-change-answers';
import { PARTICIPATION_WORDS } from '@pratibha/words/registrations/participation-refusals';
import { REGISTRATION_ACTION_WORDS } from '@pratibha/words/registrations/student/actions';
import { COMING_WORDS } from '@pratibha/words/registrations/student/coming';
import { WITHDRAWAL_WORDS } from '@pratibha/words/registrations/withdrawal-refusals';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { eventsQuery, useWrite } from '../../../data/queries.ts';
import { useByClock } from '../../../data/server-clock.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { Corrected } from '../../corrections/corrections.tsx';
import { failureWords, lateDialog } from '../../session/session.tsx';
import { Coming } from './Coming.tsx';
import css from './RegistrationActions.module.css';
import { useComing } from './use-coming.ts';

const ChangeAnswersDialog = lateDialog(
  async () => (await import('./AnswerDialogs.tsx')).ChangeAnswersDialog,
);

const NO_WITHDRAWAL = { ...PARTICIPATION_WORDS, ...WITHDRAWAL_WORDS } as const;

type Props = { readonly registration: UserRegistration; readonly onGone: () => void };

/** What can be done with a registration; what cannot, `RegistrationReasons` says. */
export function RegistrationActions({ registration, onGone }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const withdraw = useWrite('DELETE /user/registrations/{id}', [
    'GET /user/registrations',
    'GET /user/withdrawals',
    'GET /user/available/events',
  ]);
  const { event_id: eventId, event_title: title, withdrawal_refusal: refusal } = registration;
  const events = useQuery(eventsQuery());
  const event = events.data?.find(({ id }) => id === eventId);
  const isLimited = (event?.seats_left ?? null) !== null;
  const mayChange = useMayChange(registration, event);
  const confirm = () =>
    withdraw.mutate(
      { params: { id: String(registration.id) } },
      {
        onSuccess: () => {
          toast('success', REGISTRATION_ACTION_WORDS.withdrawn(title));
          onGone();
        },
        onError: (error) => {
          toast(
            'error',
            `${REGISTRATION_ACTION_WORDS.withdrawFailed} ${failureWords(error, REGISTRATION_ACTION_WORDS.withdrawUncertain)}`,
          );
        },
        onSettled: () => setIsAsking(false),
      },
    );
  return (
    <>
      {mayChange && (
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          {REGISTRATION_ACTION_WORDS.changeAnswers}
        </Button>
      )}
      {isChanging && (
        <ChangeAnswersDialog
          id={registration.id}
          eventTitle={title}
          onClose={() => setIsChanging(false)}
        />
      )}
      {refusal === null && (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {REGISTRATION_ACTION_WORDS.withdraw}
        </Button>
      )}
      {registration.registration_status !== 'REJECTED' && (
        <Coming eventId={eventId} eventTitle={title} />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={REGISTRATION_ACTION_WORDS.withdrawTitle}
        confirmLabel={REGISTRATION_ACTION_WORDS.withdrawConfirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
        isBusy={withdraw.isPending}
      >
        {REGISTRATION_ACTION_WORDS.withdrawText(title)}{' '}
        {isLimited && REGISTRATION_ACTION_WORDS.placeMayGo}
      </ConfirmDialog>
    </>
  );
}

/** Why it is not withdrawn any more, and since when its student cannot come. */
export function RegistrationReasons({ registration }: Pick<Props, 'registration'>) {
  const { event_id: eventId, registration_status: status, withdrawal_refusal } = registration;
  const said = useComing(eventId)?.cannot_come_at ?? null;
  if (withdrawal_refusal === null) return null;
  return (
    <div className={css.reasons}>
      <Corrected registrationId={registration.id} />
      <p>
        {status === 'REJECTED'
          ? REGISTRATION_ACTION_WORDS.rejected
          : NO_WITHDRAWAL[withdrawal_refusal]}
      </p>
      {status !== 'REJECTED' && said !== null && (
        <p>{COMING_WORDS.said(formatDateTime(new Date(said)))}</p>
      )}
    </div>
  );
}

/**
 * Whether the answers can be changed: by the event, as work that was handed in keeps from
 * withdrawing and not from this.
 */
function useMayChange(
  { registration_status: registrationStatus, withdrawal_refusal }: UserRegistration,
  event: UserEvent | undefined,
): boolean {
  const refusal = useByClock((now) => {
    if (event === undefined) return withdrawal_refusal ?? 'none';
    const { status, registration_open, registration_close } = event;
    const window = {
      registration_open: new Date(registration_open),
      registration_close: new Date(registration_close),
    };
    return whyNotChangeAnswers({ event: { status, ...window }, registrationStatus }, now) ?? 'none';
  });
  return refusal === 'none';
}
