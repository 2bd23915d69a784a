import { ProblemError } from '@pratibha/contract/client';
import type { WorkshopClass } from '@pratibha/contract/workshops';
import { questionsAskedIn } from '@pratibha/domain/events/questions-asked';
import { visibleQuestions } from '@pratibha/domain/questions/questions';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { TAKE_CLASS_WORDS as W } from '@pratibha/words/workshops/taking';
import { useMemo, useRef, useState } from 'react';
import { useForgetUnsent } from '../../../../data/back-online.ts';
import { useWrite } from '../../../../data/queries.ts';
import { toast } from '../../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../../ui/dialog/FormDialog.tsx';
import { DraftNote, DraftRestored } from '../../../../ui/forms/DraftWords.tsx';
import { useDraftForm } from '../../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../../session/session.tsx';
import { restoredEntries } from '../answer-state.ts';
import { answersDraftKey } from '../answers-draft.ts';
import { checkEntries } from '../check-entries.ts';
import { useOptionsLeft } from '../options-left.ts';
import { QuestionFields } from '../QuestionFields.tsx';
import css from '../QuestionnaireDialog.module.css';
import { useTold } from '../use-told.ts';
import { WAITING_CHANGES } from '../waiting/waiting-changes.ts';

type Props = {
  readonly one: WorkshopClass;
  /** Whose seat is given up for it; null: none. */
  readonly insteadOf: number | null;
  readonly onClose: () => void;
};

/** The questions of a class, with which one takes a seat in it; kept as those of an event are. */
export function TakeClassDialog({ one, insteadOf, onClose }: Props) {
  const user = useUser();
  const body = useRef<HTMLDivElement>(null);
  const { id, title, event_questions } = one;
  const questions = useMemo(
    () => questionsAskedIn({ kind: 'workshop', event_questions }),
    [event_questions],
  );
  const { leftOf, takeRefusal } = useOptionsLeft({
    ...{ eventId: id, asked: 'registration', questions },
  });
  const take = useWrite('POST /user/workshops/classes/{id}/seat', WAITING_CHANGES);
  const form = useDraftForm({
    key: answersDraftKey(user.id, id),
    start: {},
    restore: (saved) => restoredEntries(questions, saved),
    validate: (entries) => checkEntries(questions, entries, leftOf).errors,
    form: body,
    write: take,
    send: (_, callbacks) =>
      take.mutate(
        { params: { id: String(id) }, body: { event_answers: list, instead_of: insteadOf } },
        callbacks,
      ),
    onSent: () => {
      toast('success', insteadOf === null ? W.took : W.swapped);
      onClose();
    },
    onFailed: (error) => {
      void takeRefusal(error);
      toast('error', W.refused);
    },
  });
  useForgetUnsent(take);
  const told = useTold(form.values);
  const { answers, list } = checkEntries(questions, form.values);
  const asked = visibleQuestions(questions, answers);
  const [first] = useState(asked[0]?.number);
  return (
    <FormDialog
      isOpen
      title={W.title(title)}
      submitLabel={take.isPending ? W.taking : insteadOf === null ? W.take : W.swap}
      onSubmit={() => {
        told.tell(asked);
        form.submit();
      }}
      onClose={() => {
        form.discard();
        onClose();
      }}
      isDirty={form.isDirty}
      isBusy={take.isPending}
      error={take.error && failureOf(take.error)}
      discardText={QUESTIONNAIRE_WORDS.discard}
    >
      <div ref={body} className={css.questions}>
        {form.isRestored && form.isDirty && (
          <DraftRestored words={QUESTIONNAIRE_WORDS.draftRestored} />
        )}
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

function failureOf(error: Error): string {
  return error instanceof ProblemError && error.code === 'invalid-input'
    ? QUESTIONNAIRE_WORDS.questionsChanged
    : failureWords(error, W.uncertain);
}
