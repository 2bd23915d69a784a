import type { WorkToJudge } from '@pratibha/contract/judge';
import { JUDGED_WORK_WORDS } from '@pratibha/words/judging/judge/work';
import { type KeyboardEvent, useId } from 'react';
import css from './judge.module.css';
import levelsCss from './levels.module.css';

const W = JUDGED_WORK_WORDS;

type Props = {
  readonly criterion: WorkToJudge['rubric']['criteria'][number];
  readonly level: number | null;
  /** What one gave before the work was handed in again. */
  readonly before: number | null;
  /** To how many other works one gave each level. */
  readonly given: (level: number) => number;
  readonly error: string | null;
  readonly onChange: (level: number) => void;
};

/** A criterion with its levels, the highest on top; by arrow keys, or by the number of a level. */
export function CriterionField({ criterion, level, before, given, error, onChange }: Props) {
  const id = useId();
  const { title, meaning, share, levels } = criterion;
  const about = [meaning && `${id}-meaning`, `${id}-keys`, error && `${id}-error`];
  const choose = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
    const chosen = Number(event.key);
    if (chosen > levels.length) return;
    event.preventDefault();
    onChange(chosen);
    event.currentTarget.querySelector<HTMLElement>(`input[value="${chosen}"]`)?.focus();
  };
  return (
    <fieldset
      className={levelsCss.criterion}
      aria-describedby={about.filter(Boolean).join(' ')}
      data-wrong={error === null ? undefined : true}
      onKeyDown={choose}
    >
      <legend>
        {title} <span className={css.quiet}>{W.share(share)}</span>
      </legend>
      {meaning !== '' && <p id={`${id}-meaning`}>{meaning}</p>}
      {before !== null && <p className={css.quiet}>{W.before(before)}</p>}
      <p id={`${id}-keys`} className={levelsCss.keys}>
        {W.keys(levels.length)}
      </p>
      <div className={levelsCss.levels}>
        {levels
          .map((sentence, at) => ({ sentence, value: at + 1 }))
          .toReversed()
          .map(({ sentence, value }) => {
            const others = given(value);
            return (
              <label key={value} className={levelsCss.level}>
                <input
                  type="radio"
                  name={id}
                  value={value}
                  checked={level === value}
                  onChange={() => onChange(value)}
                />
                <span>
                  {W.level(value, sentence)}
                  {others > 0 && <span className={levelsCss.given}>{W.alsoGiven(others)}</span>}
                </span>
              </label>
            );
          })}
      </div>
      {error !== null && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
