import { ProblemError } from '@pratibha/contract/client';
import type { UserEvent } from '@pratibha/contract/events';
import { questionsAskedIn } from '@pratibha/domain/events/questions-asked';
import { visibleQuestions } from '@pratibha/domain/questions/questions';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { JOINING_WORDS as W } from '@pratibha/words/waiting/student/joining';
import { useMemo, useRef, useState } from 'react';
import { useForgetUnsent } from '../../../../data/back-online.ts';
import { useWriteOnce } from '../../../../data/queries.ts';
import { toast } from '../../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../../ui/dialog/FormDialog.tsx';
import { DraftNote, DraftRestored } from '../../../../ui/forms/DraftWords.tsx';
import { useDraftForm } from '../../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../../session/session.tsx';
import { restoredEntries } from '../answer-state.ts';
import { answersDraftKey } from '../answers-draft.ts';
import { checkEntries } from '../check-entries.ts';
import { QuestionFields } from '../QuestionFields.tsx';
import css from '../QuestionnaireDialog.module.css';
import { useTold } from '../use-told.ts';
import { WAITING_CHANGES } from './waiting-changes.ts';

type Props = {
  readonly event: UserEvent;
  /** How the list works, as it is said before one joins. */
  readonly how: string;
  /** Whether it is a class of a workshop, which asks nothing unless it says what. */
  readonly isOfClass?: boolean;
  readonly onClose: () => void;
};

/**
 * The questionnaire of an event that is full, with which one joins its waiting list. What is
 * answered is kept in the tab as that of registering is: it is the same. Nothing is said of what is
 * left of options: who joins takes none, and a full one may be free by the time of an offer.
 */
export function JoinDialog({ event, how, isOfClass, onClose }: Props) {
  const user = useUser();
  const body = useRef<HTMLDivElement>(null);
  const kind = isOfClass ? 'workshop' : 'event';
  const { event_questions } = event;
  const questions = useMemo(
    () => questionsAskedIn({ kind, event_questions }),
    [kind, event_questions],
  );
  const scope = `${user.id} ${event.id}`;
  const join = useWriteOnce('POST /user/events/{id}/waiting', scope, WAITING_CHANGES);
  const form = useDraftForm({
    key: answersDraftKey(user.id, event.id),
    start: {},
    restore: (saved) => restoredEntries(questions, saved),
    validate: (entries) => checkEntries(questions, entries).errors,
    form: body,
    write: join,
    send: (_, callbacks) =>
      join.mutate({ params: { id: String(event.id) }, body: { event_answers: list } }, callbacks),
    onSent: () => {
      toast('success', W.joined);
      onClose();
    },
    onFailed: () => toast('error', W.failed),
  });
  useForgetUnsent(join);
  const told = useTold(form.values);
  const { answers, list } = checkEntries(questions, form.values);
  const asked = visibleQuestions(questions, answers);
  const [first] = useState(asked[0]?.number);
  return (
    <FormDialog
      isOpen
      title={W.title(event.title)}
      submitLabel={join.isPending ? W.sending : W.submit}
      onSubmit={() => {
        told.tell(asked);
        form.submit();
      }}
      onClose={() => {
        form.discard();
        onClose();
      }}
      isDirty={form.isDirty}
      isBusy={join.isPending}
      error={join.error && failureOf(join.error)}
      discardText={QUESTIONNAIRE_WORDS.discard}
    >
      <div ref={body} className={css.questions}>
        <p>{how}</p>
        {questions.length > 0 && <p>{W.intro}</p>}
        {form.isRestored && form.isDirty && (
          <DraftRestored words={QUESTIONNAIRE_WORDS.draftRestored} />
        )}
        <QuestionFields
          asked={asked}
          entries={form.values}
          errors={form.errors}
          told={told}
          first={first}
          onChange={(number, entry) => form.change({ [number]: entry })}
        />
        {questions.length > 0 && <DraftNote words={QUESTIONNAIRE_WORDS.draftNote} />}
      </div>
    </FormDialog>
  );
}

function failureOf(error: Error): string {
  return error instanceof ProblemError && error.code === 'invalid-input'
    ? QUESTIONNAIRE_WORDS.questionsChanged
    : failureWords(error, QUESTIONNAIRE_WORDS.uncertain);
}
