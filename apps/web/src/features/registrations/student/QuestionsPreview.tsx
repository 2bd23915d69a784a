import { type Question, visibleQuestions } from '@pratibha/domain/questions/questions';
import { useState } from 'react';
import { BLANK_ENTRY } from '../../questions/questions.ts';
import { answersOf, type Entries } from './answer-state.ts';
import { QuestionField } from './QuestionField.tsx';
import css from './QuestionnaireDialog.module.css';

type Props = { readonly questions: readonly Question[] };

/** The questionnaire as students see it, to try out: answers show and hide questions, no more. */
export function QuestionsPreview({ questions }: Props) {
  const [entries, setEntries] = useState<Entries>({});
  return (
    <div className={css.questions}>
      {visibleQuestions(questions, answersOf(questions, entries)).map((question, index) => (
        <QuestionField
          key={`${question.number} ${question.type}`}
          question={question}
          place={index + 1}
          entry={entries[question.number] ?? BLANK_ENTRY}
          error={undefined}
          // As long as nobody has chosen one.
          leftOf={({ seats }, option) =>
            Object.hasOwn(seats, option) ? (seats[option] ?? null) : null
          }
          onChange={(entry) => setEntries({ ...entries, [question.number]: entry })}
        />
      ))}
    </div>
  );
}
