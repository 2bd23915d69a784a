import { ProblemError } from '@pratibha/contract/client';
import type { OwnAnswers } from '@pratibha/contract/own-answers';
import type { AnswerList } from '@pratibha/domain/questions/answers';
import { fittingAnswers } from '@pratibha/domain/questions/kept-answers';
import type { QuestionsAsked } from '@pratibha/domain/questions/option-seats';
import { questionsOf, visibleQuestions } from '@pratibha/domain/questions/questions';
import type { CHANGING_WORDS } from '@pratibha/words/registrations/student/changing';
import { UI_WORDS } from '@pratibha/words/ui';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { useForgetUnsent } from '../../../data/back-online.ts';
import { useClosing } from '../../../data/use-closing.ts';
import { Closed, LastHour } from '../../../shell/clock/LastHour.tsx';
import { toast } from '../../../shell/toasts/toasts.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { DraftNote, DraftRestored } from '../../../ui/forms/DraftWords.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords } from '../../session/session.tsx';
import { checkEntries, type Entries } from './answer-state.ts';
import { type ChangeDraft, restoredChange } from './change-draft.ts';
import { isOfFullOptions } from './full-options.ts';
import { entriesOf } from './kept-entries.ts';
import { NotFilledIn } from './NotFilledIn.tsx';
import { useOptionsLeft } from './options-left.ts';
import { QuestionFields } from './QuestionFields.tsx';
import css from './QuestionnaireDialog.module.css';
import { useTold } from './use-told.ts';

/** Answers as they are on the server, with the questions of then and of now. */
type Given = Pick<
  OwnAnswers,
  'id' | 'event_id' | 'event_title' | 'question_answers' | 'questions' | 'event_questions'
> & {
  /** The version of the answers; 0 where there are none yet. */
  readonly revision: number;
};

type Sending = {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly reset: () => void;
  readonly mutate: (
    input: {
      readonly params: { readonly id: string };
      readonly body: { readonly event_answers: AnswerList; readonly revision: number };
    },
    callbacks: {
      readonly onSuccess: (result: unknown) => unknown;
      readonly onError: (error: Error) => void;
    },
  ) => void;
};

type Words = { readonly [Name in Exclude<keyof typeof CHANGING_WORDS, 'loadFailed'>]: AWord<Name> };
type AWord<Name extends keyof typeof CHANGING_WORDS> = (typeof CHANGING_WORDS)[Name] extends string
  ? string
  : (typeof CHANGING_WORDS)[Name];

type Props = {
  /** Fetched again after every attempt. */
  readonly answers: Given;
  readonly words: Words;
  /** Where the draft is kept; it names the person and the registration. */
  readonly draftKey: string;
  /** Of whom the questions are asked. */
  readonly asked: QuestionsAsked;
  /** Whether who answers holds the options of the answers that are there. */
  readonly holds?: boolean;
  /** Whether the fields say what is wrong from the first, as where that is why the form opens. */
  readonly tellsAtOnce?: boolean;
  /** What its deadline ends, and that deadline in ISO 8601. */
  readonly of: ComponentProps<typeof LastHour>['of'];
  readonly close: string;
  readonly write: Sending;
  readonly onClose: () => void;
};

/**
 * The form of answers that may be there already. What is entered is kept in the tab until it is
 * saved, with the version of the answers that it began with: also after a reload it never
 * overwrites what it has not seen.
 */
export function AnswersForm({
  answers: current,
  words,
  draftKey,
  asked: ofWhom,
  holds = true,
  tellsAtOnce = false,
  of,
  close,
  write,
  onClose,
}: Props) {
  const body = useRef<HTMLDivElement>(null);
  const questions = useMemo(() => questionsOf(current.event_questions), [current.event_questions]);
  const [{ start, left }] = useState(() => beginning(current));
  const { leftOf, takeRefusal } = useOptionsLeft({
    ...{ eventId: current.event_id, asked: ofWhom, questions },
    ...(holds && { before: { answers: current.question_answers, questions: current.questions } }),
  });
  /**
   * Whether the person was told that the answers are others by now: what is saved after that is
   * meant so.
   */
  const [isToldOfChange, setIsToldOfChange] = useState(false);
  const form = useDraftForm({
    key: draftKey,
    start,
    restore: (saved) => restoredChange(questions, start, saved),
    validate: ({ entries }) => checkEntries(questions, entries, leftOf).errors,
    form: body,
    write,
    send: ({ revision }, callbacks) =>
      write.mutate(
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
      toast('success', words.changed(current.event_title));
      onClose();
    },
    onFailed: (error) => {
      if (isCode(error, 'changed-meanwhile')) setIsToldOfChange(true);
      void takeRefusal(error);
      toast('error', words.failed);
    },
  });
  useForgetUnsent(write);
  const { entries } = form.values;
  const told = useTold(entries);
  const { answers, list } = checkEntries(questions, entries);
  const closing = useClosing(close, write);
  const isOver = closing === 'over';
  const asked = visibleQuestions(questions, answers);
  // The dialog gives the focus once, when it opens.
  const [first] = useState(
    (asked.find(({ number }) => form.faults[number] !== undefined) ?? asked[0])?.number,
  );
  return (
    <FormDialog
      isOpen
      title={words.dialogTitle(current.event_title)}
      submitLabel={isOver ? null : write.isPending ? words.sending : words.submit}
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
      isBusy={write.isPending}
      // Who answers for the first time may leave everything blank that is optional.
      isSubmitDisabled={!form.isDirty && !isToldOfChange && start.revision > 0}
      foot={<LastHour of={of} close={close} closing={closing} />}
      error={isOver ? <Closed of={of} /> : write.error && failureOf(write.error, words)}
      discardText={words.discard}
    >
      <div ref={body} className={css.questions}>
        {form.isRestored && form.isDirty && <DraftRestored words={words.draftRestored} />}
        <p>{words.keeps}</p>
        <NotFilledIn left={left} />
        <QuestionFields
          asked={asked}
          entries={entries}
          errors={tellsAtOnce ? form.faults : form.errors}
          told={tellsAtOnce ? { ...told, isTold: () => true } : told}
          first={first}
          leftOf={leftOf}
          onChange={(number, entry) => form.change({ entries: { ...entries, [number]: entry } })}
        />
        <DraftNote words={words.draftNote} />
      </div>
    </FormDialog>
  );
}

/** What stands in the form when it opens, and which answers do not fit any more. */
function beginning(current: Given): {
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

function failureOf(error: Error, words: Words): string {
  if (isCode(error, 'changed-meanwhile')) return words.changedElsewhere;
  if (isOfFullOptions(error)) return words.optionsFull;
  if (isCode(error, 'invalid-input')) return words.questionsChanged;
  return failureWords(error, words.uncertain);
}
