import { type ReactNode, useId } from 'react';
import css from './Field.module.css';

/** What stands around an input. */
export type FieldProps = {
  readonly label?: ReactNode;
  /** What helps to fill it. */
  readonly help?: ReactNode;
  /** What is said of what was typed, under it. */
  readonly note?: ReactNode;
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
  const { label, help, note, error, className } = around;
  const id = useId();
  const message = error === true ? null : error;
  const ids = [
    of['aria-describedby'],
    message && `${id}-error`,
    help && `${id}-help`,
    note && `${id}-note`,
  ];
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
      {help && (
        <div id={`${id}-help`} className={css.help}>
          {help}
        </div>
      )}
      {children({
        id,
        className: css.input,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': ids.filter(Boolean).join(' ') || undefined,
      })}
      {note && (
        <div id={`${id}-note`} className={css.note}>
          {note}
        </div>
      )}
      {message && (
        <p id={`${id}-error`} className={css.error}>
          {message}
        </p>
      )}
    </div>
  );
}
