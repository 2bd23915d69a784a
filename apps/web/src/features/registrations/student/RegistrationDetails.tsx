import type { UserRegistration } from '@pratibha/contract/registrations';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { REGISTRATIONS_WORDS } from '@pratibha/words/registrations/student';
import { formatDateTime } from '@pratibha/words/time';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userEventPath } from '../../../data/address/app-paths.ts';
import { said } from '../../../data/said.ts';
import { whenIdle } from '../../../data/when-idle.ts';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { DetailDrawer, DetailList, Fact } from '../../../ui/dialog/DetailDrawer.tsx';
import { useLast } from '../../../ui/dialog/use-last.ts';
import { RowWarning } from '../../../ui/list/RowWarning.tsx';
import { buttonClass } from '../../../ui/plain/Button.tsx';
import { StatusBadge } from '../../../ui/plain/StatusBadge.tsx';
import { answerWords } from '../../questions/questions.ts';
import { lateComponent } from '../../session/session.tsx';
import { isCalledOff } from './called-off.ts';
import { FollowUp } from './follow-ups/late-follow-up.ts';
import { NotComing } from './NotComing.tsx';
import css from './RegistrationDetails.module.css';

/** Nobody needs it before a panel is open; it comes as soon as the page is idle. */
const RegistrationActions = lateComponent({
  load: async () => (await import('./RegistrationActions.tsx')).RegistrationActions,
});

const RegistrationReasons = lateComponent({
  load: async () => (await import('./RegistrationActions.tsx')).RegistrationReasons,
  useIsAsked: () => false,
});

type Props = { readonly registration: UserRegistration | null; readonly onClose: () => void };

/** The detail panel of a registration (R2.38), with the way to withdraw. */
export function RegistrationDetails({ registration, onClose }: Props) {
  const shown = useLast(registration);
  const client = useQueryClient();
  // Whose connection goes has them all the same.
  useEffect(() => whenIdle(() => void client.prefetchQuery(RegistrationActions.query)), [client]);
  if (shown === null) return null;
  return (
    <DetailDrawer
      isOpen={registration !== null}
      title={shown.event_title}
      onClose={onClose}
      note={isCalledOff(shown) && <RowWarning>{REGISTRATIONS_WORDS.calledOff}</RowWarning>}
      footer={
        isCalledOff(shown) ? undefined : (
          <>
            <SiteLink
              href={userEventPath({ id: shown.event_id })}
              className={buttonClass('secondary')}
            >
              {REGISTRATIONS_WORDS.openEvent}
            </SiteLink>
            <RegistrationActions registration={shown} onGone={onClose} />
          </>
        )
      }
    >
      <DetailList>
        <Fact label={REGISTRATIONS_WORDS.status}>
          <StatusBadge status={shown.registration_status} />
          {shown.registration_status !== 'REJECTED' && <NotComing eventId={shown.event_id} />}
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
      {!isCalledOff(shown) && <RegistrationReasons registration={shown} />}
      <h3 className={css.heading}>{REGISTRATIONS_WORDS.answers}</h3>
      <Answers registration={shown} />
      {shown.registration_status === 'SHORTLISTED' && <FollowUp eventId={shown.event_id} />}
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
            <Fact key={number} label={said(asked?.question ?? '')}>
              {REGISTRATIONS_WORDS.answer(number, answerWords(asked?.type ?? null, answer))}
            </Fact>
          );
        }),
      )}
    </DetailList>
  );
}
