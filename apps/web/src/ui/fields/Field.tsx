import { type ReactNode, useId } from 'react';
import css from './Field.module.css';

/** What stands around an input. */
export type FieldProps = {
  readonly label?: ReactNode;
  /** What helps to fill it. */
  readonly help?: ReactNode;
  /** A note about what was typed stands under it. */
  readonly isHelpBelow?: boolean | undefined;
  /** What is wrong with it; true marks it alone, where the message stands elsewhere. */
  readonly error?: ReactNode;
  readonly className?: string | undefined;
};

/** What an input has of the words around it. */
type Ties = {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type Props = {
  readonly around: FieldProps;
  /** The attributes of the input that its surroundings know, too. */
  readonly of: {
    readonly required?: boolean | undefined;
    readonly 'aria-describedby'?: string | undefined;
  };
  readonly children: (ties: Ties) => ReactNode;
};

/** An input with its label, its help and its message, which are read aloud with it. */
export function Field({ around, of, children }: Props) {
  const { label, help, isHelpBelow = false, error, className } = around;
  const id = useId();
  const message = error === true ? null : error;
  const hint = help ? (
    <div id={`${id}-help`} className={css.help} data-below={isHelpBelow}>
      {help}
    </div>
  ) : null;
  const ids = [of['aria-describedby'], message && `${id}-error`, hint && `${id}-help`];
  return (
    <div className={className}>
      {label && (
        <label className={css.label} htmlFor={id}>
          {label}
          {of.required && (
            <span className={css.star} aria-hidden="true">
              {' *'}
            </span>
          )}
        </label>
      )}
      {!isHelpBelow && hint}
      {children({
        id,
        className: css.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
      })}
      {isHelpBelow && hint}
      {message && (
        <p id={`${id}-error`} className={css.error}>
          {message}
        </p>
      )}
    </div>
  );
}
