import { QUESTION_BUILDER_WORDS } from '@pratibha/words/questions/organiser';
import { useId, useRef } from 'react';
import css from './Questions.module.css';
import type { QuestionProblem } from './read-questions.ts';

type Props = {
  readonly text: string;
  readonly errors: readonly QuestionProblem[];
  readonly onChange: (text: string) => void;
};

/** The questions as JSON, with line numbers; an error leads to its line. */
export function JsonField({ text, errors, onChange }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const ids = useId();
  const lines = text.split('\n');
  const wrong = new Set(errors.map(({ line }) => line));
  const goTo = (line: number) => {
    const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
    field.current?.focus();
    field.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  };
  const format = () => {
    try {
      onChange(JSON.stringify(JSON.parse(text), null, 2));
    } catch {
      // The errors below say why it cannot be formatted.
    }
  };
  return (
    <div className={css.json}>
      <div className={css.jsonHead}>
        <label htmlFor={`${ids}-json`}>{QUESTION_BUILDER_WORDS.jsonLabel}</label>
        <button type="button" className={css.link} onClick={format}>
          {QUESTION_BUILDER_WORDS.format}
        </button>
      </div>
      <p id={`${ids}-help`} className={css.quiet}>
        {QUESTION_BUILDER_WORDS.jsonHelp}
      </p>
      <div className={css.code}>
        <ol aria-hidden="true">
          {lines.map((_, index) => (
            <li key={`line ${index + 1}`} data-wrong={wrong.has(index + 1)}>
              {index + 1}
            </li>
          ))}
        </ol>
        <textarea
          ref={field}
          id={`${ids}-json`}
          value={text}
          rows={lines.length}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          aria-describedby={`${ids}-help ${ids}-errors`}
          aria-invalid={errors.length > 0}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      <div id={`${ids}-errors`} role="status">
        {errors.length === 0 ? (
          <p className={css.quiet}>{QUESTION_BUILDER_WORDS.fine}</p>
        ) : (
          <ul className={css.errors} aria-label={QUESTION_BUILDER_WORDS.errors}>
            {errors.map(({ line, message }, index) => (
              <li key={`${index} ${line}`}>
                <button type="button" onClick={() => goTo(line)}>
                  {QUESTION_BUILDER_WORDS.errorAt(line, message)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
