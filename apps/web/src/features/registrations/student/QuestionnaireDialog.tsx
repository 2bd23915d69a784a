import { ProblemError } from '@pratibha/contract/client';
import type { UserEvent } from '@pratibha/contract/events';
import type { WithdrawnRegistration } from '@pratibha/contract/withdrawals';
import { fittingAnswers } from '@pratibha/domain/questions/kept-answers';
import { type Question, questionsOf } from '@pratibha/domain/questions/questions';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { useWriteOnce } from '../../../data/queries.ts';
import { useClosing } from '../../../data/use-closing.ts';
import { Closed, LastHour } from '../../../shell/clock/LastHour.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { refreshSession } from '../../../shell/session/load-session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { useUser } from '../../session/session.tsx';
import { AskedDialog } from './AskedDialog.tsx';
import type { Entries } from './answer-state.ts';
import { entriesOf } from './kept-entries.ts';
import { NotFilledIn } from './NotFilledIn.tsx';
import { useOptionsLeft } from './options-left.ts';
import { registeredOf } from './registered.ts';

type Props = {
  readonly event: UserEvent;
  readonly onClose: () => void;
  /**
   * What is filled in, of a registration that was withdrawn; `missing` where it could not be
   * fetched, or is gone.
   */
  readonly kept?: WithdrawnRegistration | 'missing';
  /** Asked once the registration has arrived. */
  readonly onSent?: () => void;
};

/** The questionnaire that registers for an event. */
export function QuestionnaireDialog({ event, onClose, kept, onSent }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const questions = useMemo(() => questionsOf(event.event_questions), [event.event_questions]);
  const register = useWriteOnce('POST /user/events/{id}/register', `${user.id} ${event.id}`, [
    'GET /user/available/events',
    'GET /user/registrations',
    'GET /user/withdrawals',
  ]);
  const [{ start, left, isMissing }] = useState(() => filledIn(questions, kept));
  const options = useOptionsLeft({
    ...{ eventId: event.id, asked: 'registration', questions },
  });
  const closing = useClosing(event.registration_close, register);
  return (
    <AskedDialog
      eventId={event.id}
      title={QUESTIONNAIRE_WORDS.dialogTitle(event.title)}
      {...{ questions, start, options, onClose }}
      write={register}
      send={(event_answers, callbacks) =>
        register.mutate({ params: { id: String(event.id) }, body: { event_answers } }, callbacks)
      }
      onSent={async (sent: Parameters<typeof registeredOf>[0]) => {
        onSent?.();
        await refreshSession();
        await navigate({
          to: '/user/events',
          replace: true,
          // The sheet brings the event's card into view.
          resetScroll: false,
          state: { questionnaireSubmitted: true, registered: registeredOf(sent) },
        });
      }}
      onFailed={() => toast('error', QUESTIONNAIRE_WORDS.failedToRegister)}
      submitLabel={register.isPending ? QUESTIONNAIRE_WORDS.sending : QUESTIONNAIRE_WORDS.submit}
      failureOf={failureOf}
      {...(closing === 'over' && { over: <Closed of="registration" /> })}
      foot={<LastHour of="registration" close={event.registration_close} closing={closing} />}
    >
      <NotFilledIn left={left} isMissing={isMissing} />
    </AskedDialog>
  );
}

type Filled = {
  readonly start: Entries;
  readonly left: readonly string[];
  readonly isMissing: boolean;
};

/** What stands in the form when it opens, and which earlier answers do not fit any more. */
function filledIn(questions: readonly Question[], kept: Props['kept']): Filled {
  if (kept === undefined || kept === 'missing')
    return { start: {}, left: [], isMissing: kept === 'missing' };
  const { question_answers, questions: then } = kept;
  const { answers, left } = fittingAnswers(questions, {
    answers: question_answers,
    questions: then,
  });
  return { start: entriesOf(questions, answers), left, isMissing: false };
}

/** Whoever registered elsewhere meanwhile is in all the same, and shown where. */
function failureOf(error: Error) {
  if (!(error instanceof ProblemError) || error.code !== 'already-registered') return null;
  return (
    <>
      {QUESTIONNAIRE_WORDS.registeredElsewhere}{' '}
      <SiteLink href={USER_PATHS.eventRegistrations}>
        {QUESTIONNAIRE_WORDS.seeRegistration}
      </SiteLink>
    </>
  );
}
