import { useEffect, useRef } from 'react';
import { FORM, QUESTIONS } from './admin-events.texts.ts';
import css from './EventForm.module.css';
import { EVENT_FIELDS, fieldWords } from './event-fields.ts';
import type { EventValues } from './event-values.ts';
import type { EventField } from './merge.ts';

type Props = {
  /** The event as somebody else saved it in between. */
  readonly theirs: EventValues;
  readonly clashes: readonly EventField[];
  readonly onTake: (field: EventField) => void;
};

const labelOf = (field: EventField) =>
  field === 'questions' ? QUESTIONS.heading : EVENT_FIELDS[field].label;

/** Says that the saved version was loaded under the changes, and what both changed. */
export function SavedVersion({ theirs, clashes, onTake }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // The form is long, and this came in answer to a button at its end.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={css.saved} tabIndex={-1}>
      <h3>{FORM.theirsHeading}</h3>
      <p>{FORM.theirsText}</p>
      {clashes.length > 0 && (
        <>
          <p>{FORM.clashes}</p>
          <ul>
            {clashes.map((field) => (
              <li key={field}>
                <span>{savedAs(field, theirs)}</span>
                <button
                  type="button"
                  aria-label={FORM.takeTheirsOf(labelOf(field))}
                  onClick={() => onTake(field)}
                >
                  {FORM.takeTheirs}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const LONGEST_SHOWN = 120;

function savedAs(field: EventField, theirs: EventValues): string {
  const label = labelOf(field);
  const words = field === 'questions' ? theirs.questions : fieldWords(field, theirs);
  if (words === '') return FORM.theirsEmpty(label);
  const isLong = field === 'questions' || words.length > LONGEST_SHOWN;
  return isLong ? FORM.theirsLong(label) : FORM.theirs(label, words);
}
