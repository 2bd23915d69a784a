import { questionSnapshot } from '@pratibha/domain/questions/question-snapshot';
import { DEFAULT_QUESTIONS, questionsOf } from '@pratibha/domain/questions/questions';
import { CONSOLE_WORDS } from '@pratibha/words/console/organiser';
import { QUESTION_BUILDER_WORDS } from '@pratibha/words/questions/organiser';
import { useState } from 'react';
import { HELP_PATH } from '../../../data/address/help-path.ts';
import { Button } from '../../../ui/plain/Button.tsx';
import { QuestionsPreview } from '../../registrations/registrations.tsx';
import {
  type BuilderQuestion,
  builderQuestionsOf,
  questionsOfBuilder,
} from './builder-questions.ts';
import { JsonField } from './JsonField.tsx';
import css from './Questions.module.css';
import { QuestionsBuilder } from './QuestionsBuilder.tsx';
import { type QuestionProblem, readQuestions } from './read-questions.ts';

type Props = {
  /** The JSON, which is the one truth: the builder reads it and writes it. */
  readonly text: string;
  /** Whether it has the focus at first. */
  readonly isFirst: boolean;
  /**
   * What is said without a question where nothing is asked then; elsewhere it is the default
   * question.
   */
  readonly none?: string;
  readonly onChange: (text: string) => void;
};

const VIEWS = ['builder', 'json', 'preview'] as const;

/** The questions of an event: a builder, the JSON behind it, and what the student sees. */
export function QuestionsEditor({ text, isFirst, none, onChange }: Props) {
  const [view, setView] = useState<(typeof VIEWS)[number]>('builder');
  const { value, isObject, errors } = readQuestions(text);
  const isEmpty = isObject && Object.keys(value).length === 0;
  const write = (questions: Record<string, unknown>) =>
    onChange(JSON.stringify(questions, null, 2));
  const build = (items: readonly BuilderQuestion[]) => write(questionsOfBuilder(items));
  return (
    <fieldset className={css.editor}>
      <legend>{QUESTION_BUILDER_WORDS.heading}</legend>
      <p className={css.quiet}>
        {none === undefined && QUESTION_BUILDER_WORDS.intro}{' '}
        {/* What its settings do, which the page beside has no room for. */}
        <a href={`${HELP_PATH}/questions`} target="_blank" rel="noreferrer">
          {CONSOLE_WORDS.helpInNewTab}
        </a>
      </p>
      <div className={css.views} role="group" aria-label={QUESTION_BUILDER_WORDS.views}>
        {VIEWS.map((each, index) => (
          <button
            key={each}
            type="button"
            data-field={index === 0 ? 'questions' : undefined}
            data-autofocus={isFirst && index === 0 ? true : undefined}
            aria-pressed={view === each}
            onClick={() => setView(each)}
          >
            {QUESTION_BUILDER_WORDS[each]}
          </button>
        ))}
      </div>
      {view === 'json' && <JsonField text={text} errors={errors} onChange={onChange} />}
      {view === 'builder' && isObject && (
        <>
          {isEmpty && none === undefined && (
            <Default onStart={() => write(questionSnapshot(DEFAULT_QUESTIONS))} />
          )}
          {isEmpty && <None words={none} />}
          <QuestionsBuilder items={builderQuestionsOf(value)} onChange={build} />
          <ErrorList errors={errors} />
        </>
      )}
      {view === 'builder' && !isObject && (
        <div className={css.empty}>
          <p>{QUESTION_BUILDER_WORDS.fixFirst}</p>
          <Button variant="secondary" onClick={() => setView('json')}>
            {QUESTION_BUILDER_WORDS.toJson}
          </Button>
        </div>
      )}
      {view === 'preview' && isEmpty && <None words={none} />}
      {view === 'preview' &&
        !(isEmpty && none !== undefined) &&
        (errors.length === 0 ? (
          <div className={css.preview}>
            <p className={css.quiet}>{QUESTION_BUILDER_WORDS.previewNote}</p>
            <QuestionsPreview questions={questionsOf(value)} />
          </div>
        ) : (
          <p className={css.empty}>{QUESTION_BUILDER_WORDS.previewBroken}</p>
        ))}
    </fieldset>
  );
}

function None({ words }: { readonly words: string | undefined }) {
  return words === undefined ? null : <p className={css.empty}>{words}</p>;
}

function Default({ onStart }: { readonly onStart: () => void }) {
  return (
    <div className={css.empty}>
      <p>{QUESTION_BUILDER_WORDS.isDefault(DEFAULT_QUESTIONS[0]?.question ?? '')}</p>
      <Button variant="secondary" onClick={onStart}>
        {QUESTION_BUILDER_WORDS.startFromDefault}
      </Button>
    </div>
  );
}

type ErrorsProps = { readonly errors: readonly QuestionProblem[] };

function ErrorList({ errors }: ErrorsProps) {
  if (errors.length === 0) return null;
  return (
    <ul className={css.errors} aria-label={QUESTION_BUILDER_WORDS.errors}>
      {errors.map(({ line, question, message }, index) => (
        <li key={`${index} ${line}`}>
          {question === null ? message : QUESTION_BUILDER_WORDS.errorIn(question, message)}
        </li>
      ))}
    </ul>
  );
}
