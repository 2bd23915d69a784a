import type { ComponentProps, ReactNode } from 'react';
import css from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'className' | 'id'> & {
    /** A sign at its beginning, which says nothing that its name does not. */
    readonly icon?: ReactNode;
  };

/** A field of one line: words, an address, a day. */
export function TextField({ label, help, note, error, className, icon, ...rest }: Props) {
  return (
    <Field around={{ label, help, note, error, className }} of={rest}>
      {(ties) => (
        <div className={css.frame} data-icon={icon !== undefined}>
          {icon}
          <input type="text" {...rest} {...ties} />
        </div>
      )}
    </Field>
  );
}
