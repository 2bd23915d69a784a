import type { Condition } from '@pratibha/domain/find/find';
import { FIND_LIMITS } from '@pratibha/domain/find/find-limits';
import { FIND_WORDS } from '@pratibha/words/find/organiser/filters';
import { useId } from 'react';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import css from './FindDialog.module.css';
import type { Findable } from './use-find-fields.ts';

type Props = {
  readonly of: Findable;
  readonly condition: Condition;
  readonly error: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
};

/** For what a condition looks: a word, some of a few, or from one to another. */
export function ValueField({ of, condition, error, onChange }: Props) {
  const errorId = useId();
  const { is, values } = condition;
  const [first = '', last = ''] = values;
  if (is === 'empty' || is === 'filled') return null;
  if (is === 'between') {
    const field = lineOf(of.typed);
    return (
      <>
        <TextField
          {...field}
          label={FIND_WORDS.from}
          value={first}
          error={error}
          onChange={({ currentTarget }) => onChange([currentTarget.value, last])}
        />
        <TextField
          {...field}
          label={FIND_WORDS.to}
          value={last}
          error={error && true}
          onChange={({ currentTarget }) => onChange([first, currentTarget.value])}
        />
      </>
    );
  }
  if (is === 'contains' || of.choices === null) {
    return (
      <TextField
        {...lineOf(is === 'is' ? of.typed : 'text')}
        label={FIND_WORDS.value}
        maxLength={FIND_LIMITS.value}
        value={first}
        error={error}
        onChange={({ currentTarget: { value } }) => onChange(value === '' ? [] : [value])}
      />
    );
  }
  const known = of.choices.map(({ value }) => value);
  const others = values.filter((value) => !known.includes(value));
  const choices = [...of.choices, ...others.map((value) => ({ value, label: value }))];
  return (
    <fieldset className={css.choices} aria-describedby={error && errorId}>
      <legend>{FIND_WORDS.values}</legend>
      {choices.length === 0 && <p className={css.intro}>{FIND_WORDS.noChoices}</p>}
      {choices.map(({ value, label }) => (
        <TickField
          key={value}
          type="checkbox"
          label={label}
          checked={values.includes(value)}
          disabled={!values.includes(value) && values.length >= FIND_LIMITS.values}
          onChange={({ currentTarget }) =>
            onChange(
              currentTarget.checked ? [...values, value] : values.filter((each) => each !== value),
            )
          }
        />
      ))}
      {error && (
        <p id={errorId} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** A field for numbers alone would take no Nepali digits. */
function lineOf(typed: Findable['typed']) {
  if (typed === 'number') return { type: 'text', inputMode: 'decimal' } as const;
  return { type: typed } as const;
}
