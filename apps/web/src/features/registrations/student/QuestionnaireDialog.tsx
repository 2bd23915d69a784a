import { ProblemError } from '@pratibha/contract/client';
import type { UserEvent } from '@pratibha/contract/events';
import type { WithdrawnRegistration } from '@pratibha/contract/withdrawals';
import { fittingAnswers } from '@pratibha/domain/questions/kept-answers';
import { type Question, questionsOf, visibleQuestions } from '@pratibha/domain/questions/questions';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { UI_WORDS } from '@pratibha/words/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as USER_PATHS from '../../../data/address/user-pages.gen.ts';
import { useForgetUnsent } from '../../../data/back-online.ts';
import { useWriteOnce } from '../../../data/queries.ts';
import { useClosing } from '../../../data/use-closing.ts';
import { Closed, LastHour } from '../../../shell/clock/LastHour.tsx';
import { SiteLink } from '../../../shell/frame/links.tsx';
import { refreshSession } from '../../../shell/session/load-session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { DraftNote, DraftRestored } from '../../../ui/forms/DraftWords.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import { checkEntries, type Entries, restoredEntries } from './answer-state.ts';
import { answersDraftKey } from './answers-draft.ts';
import { isOfFullOptions } from './full-options.ts';
import { entriesOf } from './kept-entries.ts';
import { NotFilledIn } from './NotFilledIn.tsx';
import { useOptionsLeft } from './options-left.ts';
import { QuestionFields } from './QuestionFields.tsx';
import css from './QuestionnaireDialog.module.css';
import { registeredOf } from './registered.ts';
import { useTold } from './use-told.ts';

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

/**
 * The questionnaire that registers for an event. What is answered is kept in the tab until it is
 * sent, so that a failure, a reload or an expired session loses nothing.
 */
export function QuestionnaireDialog({ event, onClose, kept, onSent }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const questions = useMemo(() => questionsOf(event.event_questions), [event.event_questions]);
  const register = useWriteOnce('POST /user/events/{id}/register', `${user.id} ${event.id}`, [
    'GET /user/available/events',
    'GET /user/registrations',
    'GET /user/withdrawals',
  ]);
  const [{ start, left, isMissing }] = useState(() => filledIn(questions, kept));
  const { leftOf, takeRefusal } = useOptionsLeft({
    ...{ eventId: event.id, asked: 'registration', questions },
  });

  const form = useDraftForm({
    key: answersDraftKey(user.id, event.id),
    start,
    restore: (saved) => restoredEntries(questions, saved),
    validate: (entries) => checkEntries(questions, entries, leftOf).errors,
    form: body,
    write: register,
    send: (_, callbacks) =>
      register.mutate(
        { params: { id: String(event.id) }, body: { event_answers: list } },
        callbacks,
      ),
    onSent: async (sent: Parameters<typeof registeredOf>[0]) => {
      onSent?.();
      await refreshSession();
      await navigate({
        to: '/user/events',
        replace: true,
        // The sheet brings the event's card into view.
        resetScroll: false,
        state: { questionnaireSubmitted: true, registered: registeredOf(sent) },
      });
    },
    onFailed: (error) => {
      void takeRefusal(error);
      toast('error', QUESTIONNAIRE_WORDS.failedToRegister);
    },
  });
  useForgetUnsent(register);
  const told = useTold(form.values);
  const { answers, list } = checkEntries(questions, form.values);
  const closing = useClosing(event.registration_close, register);
  const isOver = closing === 'over';
  const asked = visibleQuestions(questions, answers);
  const open = asked.find(({ number }) => form.faults[number] !== undefined) ?? asked[0];
  // The dialog gives the focus once, when it opens.
  const [first] = useState(open?.number);
  useEffect(() => {
    body.current?.querySelector('[data-autofocus]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <FormDialog
      isOpen
      title={QUESTIONNAIRE_WORDS.dialogTitle(event.title)}
      submitLabel={
        isOver
          ? null
          : register.isPending
            ? QUESTIONNAIRE_WORDS.sending
            : QUESTIONNAIRE_WORDS.submit
      }
      cancelLabel={isOver ? UI_WORDS.close : UI_WORDS.cancel}
      onSubmit={() => {
        told.tell(asked);
        form.submit();
      }}
      onClose={() => {
        if (!isOver) form.discard();
        onClose();
      }}
      isDirty={form.isDirty && !isOver}
      isBusy={register.isPending}
      foot={<LastHour of="registration" close={event.registration_close} closing={closing} />}
      error={
        isOver ? <Closed of="registration" /> : register.error && <Failure error={register.error} />
      }
      discardText={QUESTIONNAIRE_WORDS.discard}
    >
      <div ref={body} className={css.questions}>
        {form.isRestored && form.isDirty && (
          <DraftRestored words={QUESTIONNAIRE_WORDS.draftRestored} />
        )}
        <NotFilledIn left={left} isMissing={isMissing} />
        <QuestionFields
          asked={asked}
          entries={form.values}
          errors={form.errors}
          told={told}
          first={first}
          leftOf={leftOf}
          onChange={(number, entry) => form.change({ [number]: entry })}
        />
        <DraftNote words={QUESTIONNAIRE_WORDS.draftNote} />
      </div>
    </FormDialog>
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

/**
 * Why it failed. Whoever registered elsewhere meanwhile is in all the same, and shown where.
 * Answers that were right here and are refused there answer questions that are no longer asked like
 * that: the form has the new ones by then, and says of each what it lacks.
 */
function Failure({ error }: { readonly error: Error }) {
  if (isOfFullOptions(error)) return QUESTIONNAIRE_WORDS.optionsFull;
  if (error instanceof ProblemError && error.code === 'invalid-input') {
    return QUESTIONNAIRE_WORDS.questionsChanged;
  }
  if (!(error instanceof ProblemError) || error.code !== 'already-registered') {
    return failureWords(error, QUESTIONNAIRE_WORDS.uncertain);
  }
  return (
    <>
      {QUESTIONNAIRE_WORDS.registeredElsewhere}{' '}
      <SiteLink href={USER_PATHS.eventRegistrations}>
        {QUESTIONNAIRE_WORDS.seeRegistration}
      </SiteLink>
    </>
  );
}
