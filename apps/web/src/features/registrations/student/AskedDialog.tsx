import { ProblemError } from '@pratibha/contract/client';
import type { AnswerList } from '@pratibha/domain/questions/answers';
import { type Question, visibleQuestions } from '@pratibha/domain/questions/questions';
import { QUESTIONNAIRE_WORDS } from '@pratibha/words/registrations/student/questionnaire';
import { UI_WORDS } from '@pratibha/words/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForgetUnsent } from '../../../data/back-online.ts';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { DraftNote, DraftRestored } from '../../../ui/forms/DraftWords.tsx';
import { useDraftForm } from '../../../ui/forms/use-draft-form.ts';
import { failureWords, useUser } from '../../session/session.tsx';
import { type Entries, restoredEntries } from './answer-state.ts';
import { answersDraftKey } from './answers-draft.ts';
import { checkEntries } from './check-entries.ts';
import { isOfFullOptions } from './full-options.ts';
import type { useOptionsLeft } from './options-left.ts';
import { QuestionFields } from './QuestionFields.tsx';
import css from './QuestionnaireDialog.module.css';
import { useTold } from './use-told.ts';

type Callbacks<Result> = {
  readonly onSuccess: (result: Result) => unknown;
  readonly onError: (error: Error) => void;
};

type Props<Result> = {
  readonly eventId: number;
  readonly title: string;
  /** Must stay the same as long as the questions do. */
  readonly questions: readonly Question[];
  /** What stands in the form when nothing was kept of it. */
  readonly start?: Entries;
  /** What is left of options that have seats; absent where nothing is said of it. */
  readonly options?: ReturnType<typeof useOptionsLeft>;
  readonly write: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
  readonly send: (answers: AnswerList, callbacks: Callbacks<Result>) => void;
  readonly onSent: (result: Result) => unknown;
  readonly onFailed: (error: Error) => void;
  readonly submitLabel: string;
  /** Why sending failed, of what the form does not know by itself. */
  readonly failureOf?: (error: Error) => ReactNode;
  /** Said where no answer came. */
  readonly uncertain?: string;
  /** Nothing can be sent any more, and why; what is typed stays. */
  readonly over?: ReactNode;
  readonly foot?: ReactNode;
  /** Above the questions. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
};

const NOTHING: Entries = {};

/**
 * The questions of an event or class that somebody answers for the first time, in a dialog. What is
 * answered is kept in the tab until it is sent, under one name for all the ways to send it, so that
 * a failure, a reload or an expired session loses nothing.
 */
export function AskedDialog<Result>(props: Props<Result>) {
  const { eventId, questions, options, write, onClose } = props;
  const { uncertain = QUESTIONNAIRE_WORDS.uncertain } = props;
  const user = useUser();
  const body = useRef<HTMLDivElement>(null);
  const form = useDraftForm({
    key: answersDraftKey(user.id, eventId),
    start: props.start ?? NOTHING,
    restore: (saved) => restoredEntries(questions, saved),
    validate: (entries) => checkEntries(questions, entries, options?.leftOf).errors,
    form: body,
    write,
    send: (_, callbacks: Callbacks<Result>) => props.send(list, callbacks),
    onSent: props.onSent,
    onFailed: (error) => {
      void options?.takeRefusal(error);
      props.onFailed(error);
    },
  });
  useForgetUnsent(write);
  const told = useTold(form.values);
  const { answers, list } = checkEntries(questions, form.values);
  const isOver = props.over !== undefined;
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
      title={props.title}
      submitLabel={isOver ? null : props.submitLabel}
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
      foot={props.foot}
      error={
        isOver
          ? props.over
          : write.error && (props.failureOf?.(write.error) ?? failureOf(write.error, uncertain))
      }
      discardText={QUESTIONNAIRE_WORDS.discard}
    >
      <div ref={body} className={css.questions}>
        {props.children}
        {form.isRestored && form.isDirty && (
          <DraftRestored words={QUESTIONNAIRE_WORDS.draftRestored} />
        )}
        <QuestionFields
          asked={asked}
          entries={form.values}
          errors={form.errors}
          told={told}
          first={first}
          {...(options && { leftOf: options.leftOf })}
          onChange={(number, entry) => form.change({ [number]: entry })}
        />
        {questions.length > 0 && <DraftNote words={QUESTIONNAIRE_WORDS.draftNote} />}
      </div>
    </FormDialog>
  );
}

/**
 * Of what was answered. Answers that were right here and are refused there answer questions that
 * are no longer asked like that: the form has the new ones by then, and says of each what it lacks.
 */
function failureOf(error: Error, uncertain: string): string {
  if (isOfFullOptions(error)) return QUESTIONNAIRE_WORDS.optionsFull;
  return error instanceof ProblemError && error.code === 'invalid-input'
    ? QUESTIONNAIRE_WORDS.questionsChanged
    : failureWords(error, uncertain);
}
