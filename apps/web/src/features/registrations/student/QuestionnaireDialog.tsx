import { ProblemError } from '@pratibha/contract/client';
import type { UserEvent } from '@pratibha/contract/events';
import { type Question, questionsOf, visibleQuestions } from '@pratibha/domain/questions/questions';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useWriteOnce } from '../../../data/queries.ts';
import { refreshSession } from '../../../shell/session/session.ts';
import { toast } from '../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { focusFirstInvalid } from '../../../ui/forms/focus-first-invalid.ts';
import { useDraft } from '../../../ui/forms/use-draft.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import { BLANK_ENTRY, checkEntries, type Entries } from './answer-state.ts';
import { QuestionField } from './QuestionField.tsx';
import css from './QuestionnaireDialog.module.css';
import { REGISTRATIONS_TEXTS as TEXTS } from './registrations.texts.ts';

type Props = { readonly event: UserEvent; readonly onClose: () => void };

/**
 * The questionnaire that registers for an event. What is answered is kept in the tab until it is
 * sent, so that a failure, a reload or an expired session loses nothing.
 */
export function QuestionnaireDialog({ event, onClose }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const body = useRef<HTMLDivElement>(null);
  const questions = useMemo(() => questionsOf(event.event_questions), [event.event_questions]);
  const draft = useDraft<Entries>(`pratibha.answers.${user.id}.${event.id}`, {}, 'tab');
  const [wasTried, setWasTried] = useState(false);
  const register = useWriteOnce('POST /user/events/{id}/register', `${user.id} ${event.id}`, [
    'GET /user/available/events',
    'GET /user/registrations',
  ]);

  const entries = draft.values;
  const { answers, list, errors } = checkEntries(questions, entries);
  const shown = wasTried ? { ...refusedAnswers(register.error, list), ...errors } : {};

  const submit = () => {
    setWasTried(true);
    register.reset();
    if (Object.keys(errors).length > 0) {
      focusFirstInvalid(body.current);
      return;
    }
    const input = { params: { id: String(event.id) }, body: { event_answers: list } };
    register.mutate(input, {
      onSuccess: async () => {
        draft.clear();
        await refreshSession();
        await navigate({
          to: '/user/events',
          replace: true,
          state: { questionnaireSubmitted: true },
        });
      },
      onError: () => toast('error', TEXTS.failedToRegister),
    });
  };

  return (
    <FormDialog
      isOpen
      title={TEXTS.dialogTitle(event.title)}
      submitLabel={register.isPending ? TEXTS.sending : TEXTS.submit}
      onSubmit={submit}
      onClose={() => {
        draft.clear();
        onClose();
      }}
      isDirty={Object.keys(entries).length > 0}
      isBusy={register.isPending}
      error={register.error && failureWords(register.error, TEXTS.uncertain)}
      discardText={TEXTS.discard}
    >
      <div ref={body} className={css.questions}>
        {visibleQuestions(questions, answers).map((question: Question, index) => (
          <QuestionField
            key={question.number}
            question={question}
            entry={entries[question.number] ?? BLANK_ENTRY}
            error={shown[question.number]}
            isFirst={index === 0}
            onChange={(entry) => draft.setValues({ ...entries, [question.number]: entry })}
          />
        ))}
      </div>
    </FormDialog>
  );
}

/** The server's message for each question, where it refused answers that looked right here. */
function refusedAnswers(error: Error | null, list: readonly object[]): Record<string, string> {
  if (!(error instanceof ProblemError)) return {};
  return Object.fromEntries(
    error.errors.flatMap(({ pointer, message }) => {
      const [, field, place] = pointer.split('/');
      const number = Object.keys(list[Number(place)] ?? {})[0];
      return field === 'event_answers' && number !== undefined ? [[number, message]] : [];
    }),
  );
}
