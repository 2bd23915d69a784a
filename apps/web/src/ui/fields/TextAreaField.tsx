import type { TextareaHTMLAttributes } from 'react';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> & {
    /** Who types may pull it higher. */
    readonly isResizable?: boolean;
  };

/** A field of several lines. */
export function TextAreaField(props: Props) {
  const { label, help, note, error, className, isResizable = false, ...rest } = props;
  return (
    <Field around={{ label, help, note, error, className }} of={rest}>
      {(ties) => <textarea {...rest} {...ties} data-resizable={isResizable} />}
    </Field>
  );
}
