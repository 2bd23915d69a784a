import type { UserEvent } from '@pratibha/contract/events';
import type { UserRegistration } from '@pratibha/contract/registrations';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { whyNotChangeAnswers } from '@pratibha/domain/refusals';
import { PARTICIPATION_WORDS } from '@pratibha/words/registrations/participation-refusals';
import { REGISTRATIONS_WORDS } from '@pratibha/words/registrations/student';
import { WITHDRAWAL_WORDS } from '@pratibha/words/registrations/withdrawal-refusals';
import { formatDateTime } from '@pratibha/words/time';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { eventsQuery, useWrite } from '../../../data/queries.ts';
import { useByClock } from '../../../data/server-clock.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { toast } from '../../../shell/toasts/toasts.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { DetailDrawer, DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { Button, buttonClass } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { answerWords } from '../../questions/questions.ts';
import { failureWords, lateDialog } from '../../session/session.tsx';
import { isCalledOff } from './called-off.ts';
import css from './RegistrationDetails.module.css';

const ChangeAnswersDialog = lateDialog(
  async () => (await import('./ChangeAnswersDialog.tsx')).ChangeAnswersDialog,
);

const NO_WITHDRAWAL = { ...PARTICIPATION_WORDS, ...WITHDRAWAL_WORDS } as const;

type Props = { readonly registration: UserRegistration | null; readonly onClose: () => void };

/** The detail panel of a registration (R2.38), with the way to withdraw. */
export function RegistrationDetails({ registration, onClose }: Props) {
  const shown = useLast(registration);
  if (shown === null) return null;
  return (
    <DetailDrawer
      isOpen={registration !== null}
      title={shown.event_title}
      onClose={onClose}
      note={isCalledOff(shown) && <RowWarning>{REGISTRATIONS_WORDS.calledOff}</RowWarning>}
      footer={
        isCalledOff(shown) ? undefined : (
          <RegistrationActions registration={shown} onGone={onClose} />
        )
      }
    >
      <DetailList>
        <Fact label={REGISTRATIONS_WORDS.status}>
          <StatusBadge status={shown.registration_status} />
        </Fact>
        <Fact label={REGISTRATIONS_WORDS.registeredOn}>
          {formatDateTime(new Date(shown.registered_on))}
        </Fact>
        {shown.reviewed_at !== null && (
          <Fact label={REGISTRATIONS_WORDS.reviewedAt}>
            {formatDateTime(new Date(shown.reviewed_at))}
          </Fact>
        )}
        <Fact label={REGISTRATIONS_WORDS.remarks}>
          {shown.review_remarks ?? REGISTRATIONS_WORDS.none}
        </Fact>
      </DetailList>
      <h3 className={css.heading}>{REGISTRATIONS_WORDS.answers}</h3>
      <Answers registration={shown} />
    </DetailDrawer>
  );
}

/** 'Q1: Facebook' below the words of the question. */
function Answers({ registration }: { readonly registration: UserRegistration }) {
  const questions = questionsOf(registration.questions);
  return (
    <DetailList>
      {registration.question_answers.flatMap((entry) =>
        Object.entries(entry).map(([number, answer]) => {
          const asked = questions.find((each) => each.number === number);
          return (
            <Fact key={number} label={asked?.question ?? ''}>
              {REGISTRATIONS_WORDS.answer(number, answerWords(asked?.type ?? null, answer))}
            </Fact>
          );
        }),
      )}
    </DetailList>
  );
}

type WaysProps = { readonly registration: UserRegistration; readonly onGone: () => void };

function RegistrationActions({ registration, onGone }: WaysProps) {
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
          toast('success', REGISTRATIONS_WORDS.withdrawn(title));
          onGone();
        },
        onError: (error) => {
          toast(
            'error',
            `${REGISTRATIONS_WORDS.withdrawFailed} ${failureWords(error, REGISTRATIONS_WORDS.withdrawUncertain)}`,
          );
        },
        onSettled: () => setIsAsking(false),
      },
    );
  return (
    <>
      <SiteLink
        href={userEventPath({ id: registration.event_id })}
        className={buttonClass('secondary')}
      >
        {REGISTRATIONS_WORDS.openEvent}
      </SiteLink>
      {mayChange && (
        <Button variant="secondary" onClick={() => setIsChanging(true)}>
          {REGISTRATIONS_WORDS.changeAnswers}
        </Button>
      )}
      {isChanging && (
        <ChangeAnswersDialog
          id={registration.id}
          eventTitle={title}
          onClose={() => setIsChanging(false)}
        />
      )}
      {refusal === null ? (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          {REGISTRATIONS_WORDS.withdraw}
        </Button>
      ) : (
        <p className={css.refusal}>
          {registration.registration_status === 'REJECTED'
            ? REGISTRATIONS_WORDS.rejected
            : NO_WITHDRAWAL[refusal]}
        </p>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={REGISTRATIONS_WORDS.withdrawTitle}
        confirmLabel={REGISTRATIONS_WORDS.withdrawConfirm}
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
        isBusy={withdraw.isPending}
      >
        {REGISTRATIONS_WORDS.withdrawText(title)} {isLimited && REGISTRATIONS_WORDS.placeMayGo}
      </ConfirmDialog>
    </>
  );
}

/**
 * Whether the answers can be changed: by the event, as work that was handed in keeps from withdrawing and
 * not from this.
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
