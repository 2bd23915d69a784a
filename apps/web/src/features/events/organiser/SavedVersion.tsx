import { EVENT_FIELDS } from '@pratibha/domain/events/event-fields';
import { EVENT_FIELD_WORDS } from '@pratibha/words/events/organiser/fields';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { QUESTION_BUILDER_WORDS } from '@pratibha/words/questions/organiser';
import { useEffect, useRef } from 'react';
import css from './EventForm.module.css';
import type { EventValues } from './event-values.ts';
import { wordsIn } from './field-kinds.ts';
import type { FormField } from './merge.ts';

type Props = {
  /** The event as somebody else saved it in between. */
  readonly theirs: EventValues;
  readonly clashes: readonly FormField[];
  readonly onTake: (field: FormField) => void;
};

const labelOf = (field: FormField) =>
  field === 'questions' ? QUESTION_BUILDER_WORDS.heading : EVENT_FIELD_WORDS[field].label;

/** Says that the saved version was loaded under the changes, and what both changed. */
export function SavedVersion({ theirs, clashes, onTake }: Props) {
  const place = useRef<HTMLDivElement>(null);
  // The form is long, and this came in answer to a button at its end.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={css.saved} tabIndex={-1}>
      <h3>{EVENT_FORM_WORDS.theirsHeading}</h3>
      <p>{EVENT_FORM_WORDS.theirsText}</p>
      {clashes.length > 0 && (
        <>
          <p>{EVENT_FORM_WORDS.clashes}</p>
          <ul>
            {clashes.map((field) => (
              <li key={field}>
                <span>{savedAs(field, theirs)}</span>
                <button
                  type="button"
                  aria-label={EVENT_FORM_WORDS.takeTheirsOf(labelOf(field))}
                  onClick={() => onTake(field)}
                >
                  {EVENT_FORM_WORDS.takeTheirs}
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

function savedAs(field: FormField, theirs: EventValues): string {
  const label = labelOf(field);
  const words =
    field === 'questions' ? theirs.questions : wordsIn(EVENT_FIELDS[field], theirs[field]);
  if (words === '') return EVENT_FORM_WORDS.theirsEmpty(label);
  const isLong = field === 'questions' || words.length > LONGEST_SHOWN;
  return isLong ? EVENT_FORM_WORDS.theirsLong(label) : EVENT_FORM_WORDS.theirs(label, words);
}
