import { ProblemError } from '@pratibha/contract/client';
import type { OwnAnswers } from '@pratibha/contract/own-answers';
import { fittingAnswers } from '@pratibha/domain/questions/kept-answers';
import { questionsOf, visibleQuestions } from '@pratibha/domain/questions/questions';
import { CHANGING_WORDS } from '@pratibha/words/registrations/student/changing';
import { UI_WORDS } from '@pratibha/words/ui';
import { useMemo, useRef, useState } from 'react';
import { useForgetUnsent } from '../../../data/back-online.ts';
import { useWriteOnce } from '../../../data/queries.ts';
import { useClosing } from '../../../data/use-closing.ts';
import { Closed, LastHour } from '../../../shell/clock/LastHour.tsx';
import { toast } from '../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { DraftNote, DraftRestored } from '../../../ui/forms/DraftWords.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import { checkEntries, type Entries } from './answer-state.ts';
import { type ChangeDraft, restoredChange } from './change-draft.ts';
import { entriesOf } from './kept-entries.ts';
import { NotFilledIn } from './NotFilledIn.tsx';
import { QuestionFields } from './QuestionFields.tsx';
import css from './QuestionnaireDialog.module.css';
import { useTold } from './use-told.ts';

type Props = {
  /** As they are on the server; fetched again after every attempt. */
  readonly answers: OwnAnswers;
  readonly onClose: () => void;
};

/**
 * The form of changed answers. What is entered is kept in the tab until it is saved, with the version of
 * the answers that it began with: also after a reload it never overwrites what it has not seen.
 */
export function ChangeAnswersForm({ answers: current, onClose }: Props) {
  const user = useUser();
  const body = useRef<HTMLDivElement>(null);
  const questions = useMemo(() => questionsOf(current.event_questions), [current.event_questions]);
  const [{ start, left }] = useState(() => beginning(current));
  /** Whether the person was told that the answers are others by now: what is saved after that is meant so. */
  const [isToldOfChange, setIsToldOfChange] = useState(false);
  const change = useWriteOnce('PUT /user/registrations/{id}/answers', `${user.id} ${current.id}`, [
    'GET /user/registrations',
    'GET /user/registrations/{id}/answers',
  ]);
  const form = useDraftForm({
    key: `pratibha.changes.${user.id}.${current.id}`,
    start,
    restore: (saved) => restoredChange(questions, start, saved),
    validate: ({ entries }) => checkEntries(questions, entries).errors,
    form: body,
    write: change,
    send: ({ revision }, callbacks) =>
      change.mutate(
        {
          params: { id: String(current.id) },
          body: {
            event_answers: list,
            revision: isToldOfChange ? current.revision : revision,
          },
        },
        callbacks,
      ),
    onSent: () => {
      toast('success', CHANGING_WORDS.changed(current.event_title));
      onClose();
    },
    onFailed: (error) => {
      if (isCode(error, 'changed-meanwhile')) setIsToldOfChange(true);
      toast('error', CHANGING_WORDS.failed);
    },
  });
  useForgetUnsent(change);
  const { entries } = form.values;
  const told = useTold(entries);
  const { answers, list } = checkEntries(questions, entries);
  const closing = useClosing(current.registration_close, change);
  const isOver = closing === 'over';
  const asked = visibleQuestions(questions, answers);
  // The dialog gives the focus once, when it opens.
  const [first] = useState(
    (asked.find(({ number }) => form.faults[number] !== undefined) ?? asked[0])?.number,
  );
  return (
    <FormDialog
      isOpen
      title={CHANGING_WORDS.dialogTitle(current.event_title)}
      submitLabel={
        isOver ? null : change.isPending ? CHANGING_WORDS.sending : CHANGING_WORDS.submit
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
      isBusy={change.isPending}
      isSubmitDisabled={!form.isDirty && !isToldOfChange}
      foot={<LastHour of="registration" close={current.registration_close} closing={closing} />}
      error={isOver ? <Closed of="registration" /> : change.error && failureOf(change.error)}
      discardText={CHANGING_WORDS.discard}
    >
      <div ref={body} className={css.questions}>
        {form.isRestored && form.isDirty && <DraftRestored words={CHANGING_WORDS.draftRestored} />}
        <p>{CHANGING_WORDS.keeps}</p>
        <NotFilledIn left={left} />
        <QuestionFields
          asked={asked}
          entries={entries}
          errors={form.errors}
          told={told}
          first={first}
          onChange={(number, entry) => form.change({ entries: { ...entries, [number]: entry } })}
        />
        <DraftNote words={CHANGING_WORDS.draftNote} />
      </div>
    </FormDialog>
  );
}

/** What stands in the form when it opens, and which answers do not fit any more. */
function beginning(current: OwnAnswers): {
  readonly start: ChangeDraft;
  readonly left: readonly string[];
} {
  const { question_answers: given, questions: then, event_questions: now, revision } = current;
  const asked = questionsOf(now);
  const { answers, left } = fittingAnswers(asked, { answers: given, questions: then });
  const entries: Entries = entriesOf(asked, answers);
  return { start: { revision, entries }, left };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof ProblemError && error.code === code;
}

function failureOf(error: Error): string {
  if (isCode(error, 'changed-meanwhile')) return CHANGING_WORDS.changedElsewhere;
  if (isCode(error, 'invalid-input')) return CHANGING_WORDS.questionsChanged;
  return failureWords(error, CHANGING_WORDS.uncertain);
}
