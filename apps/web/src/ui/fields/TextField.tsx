import { inLatinDigits } from '@pratibha/domain/language/nepali-numbers';
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
  const { inputMode, onChange } = rest;
  const isOfDigits = inputMode === 'numeric' || inputMode === 'decimal';
  return (
    <Field around={{ label, help, note, error, className }} of={rest}>
      {(ties) => (
        <div className={css.frame} data-icon={icon !== undefined}>
          {icon}
          <input
            type="text"
            {...rest}
            {...ties}
            onChange={(event) => {
              if (isOfDigits) writeInLatinDigits(event.currentTarget);
              onChange?.(event);
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** What reads numbers reads the digits of programs; a Nepali keyboard types its own. */
function writeInLatinDigits(input: HTMLInputElement): void {
  const plain = inLatinDigits(input.value);
  if (plain === input.value) return;
  const at = input.selectionStart;
  input.value = plain;
  input.setSelectionRange(at, at);
}
