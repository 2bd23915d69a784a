import type { Question } from '@pratibha/domain/questions/questions';
import { BLANK_ENTRY, type Entry } from '../../questions/questions.ts';
import type { Entries } from './answer-state.ts';
import type { LeftOf } from './options-left.ts';
import { QuestionField } from './QuestionField.tsx';
import type { useTold } from './use-told.ts';

type Props = {
  /** Those that are asked, by the answers so far. */
  readonly asked: readonly Question[];
  readonly entries: Entries;
  /** What is wrong, by the number of the question. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly told: ReturnType<typeof useTold>;
  /** The number of the question that has the focus when the form opens. */
  readonly first: string | undefined;
  readonly leftOf?: LeftOf;
  readonly onChange: (number: string, entry: Entry) => void;
};

/** The questions of a form, each of which says what is wrong once it may. */
export function QuestionFields(props: Props) {
  const { asked, entries, errors, told, first, leftOf, onChange } = props;
  return asked.map((question, index) => (
    <div key={question.number} onBlur={told.onBlur(question)}>
      <QuestionField
        question={question}
        place={index + 1}
        entry={entries[question.number] ?? BLANK_ENTRY}
        error={told.isTold(question) ? errors[question.number] : undefined}
        leftOf={leftOf}
        isFirst={question.number === first}
        onChange={(entry) => onChange(question.number, entry)}
      />
    </div>
  ));
}
