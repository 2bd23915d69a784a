import type { SelectHTMLAttributes } from 'react';
import css from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
};

type Props = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id' | 'children'> & {
    readonly choices: readonly Choice[];
  };

/** One of several choices, in the browser's own list. */
export function SelectField(props: Props) {
  const { label, help, note, error, className, choices, ...rest } = props;
  return (
    <Field around={{ label, help, note, error, className }} of={rest}>
      {(ties) => (
        <div className={`${css.frame} ${css.select}`}>
          <select {...rest} {...ties}>
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
