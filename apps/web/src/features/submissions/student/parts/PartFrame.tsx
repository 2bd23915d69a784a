import type { WorkPart } from '@pratibha/domain/works/work-form';
import { WORK_PARTS_WORDS } from '@pratibha/words/submissions/student/parts';
import { askedInWords } from '@pratibha/words/work-forms/asks';
import { type ReactNode, useId } from 'react';
import css from './parts.module.css';

type Props = {
  readonly part: WorkPart;
  readonly error: string | undefined;
  readonly children: ReactNode;
};

/** What stands around the fields of a part: its name, what it asks for, and what is wrong. */
export function PartFrame({ part, error, children }: Props) {
  const id = useId();
  const ties = [`${id}-asked`, part.help && `${id}-help`, error && `${id}-error`];
  return (
    <fieldset className={css.part} aria-describedby={ties.filter(Boolean).join(' ')}>
      <legend>
        {part.name}{' '}
        <span className={css.quiet}>
          {part.required ? WORK_PARTS_WORDS.required : WORK_PARTS_WORDS.optional}
        </span>
      </legend>
      {part.help && <p id={`${id}-help`}>{part.help}</p>}
      <p id={`${id}-asked`} className={css.quiet}>
        {askedInWords(part)}
      </p>
      {children}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
