import { formatDateTime, formatDay } from '@pratibha/domain/time/competition-time';
import { useEffect, useRef } from 'react';
import { EVENTS, FORM, QUESTIONS } from './admin-events.texts.ts';
import css from './EventForm.module.css';
import type { EventValues } from './event-values.ts';
import type { EventField } from './merge.ts';
import { fromZonedField } from './zoned-input.ts';

type Props = {
  /** The event as somebody else saved it in between. */
  readonly theirs: EventValues;
  readonly clashes: readonly EventField[];
  readonly onTake: (field: EventField) => void;
};

const LABELS: Readonly<Record<EventField, string>> = {
  title: FORM.title,
  description: FORM.description,
  event_banner: FORM.banner,
  event_details_url: FORM.detailsUrl,
  status: FORM.status,
  internal_event: FORM.internal,
  requires_submission: FORM.requiresSubmission,
  registration_open: FORM.registrationOpen,
  registration_close: FORM.registrationClose,
  submission_start: FORM.submissionStart,
  submission_close: FORM.submissionClose,
  event_date: FORM.eventDate,
  description_word_limit: FORM.wordLimit,
  capacity: FORM.capacity,
  questions: QUESTIONS.heading,
};

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
                  aria-label={FORM.takeTheirsOf(LABELS[field])}
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
  const label = LABELS[field];
  const words = wordsOf(field, theirs);
  if (words === '') return FORM.theirsEmpty(label);
  const isLong = field === 'questions' || words.length > LONGEST_SHOWN;
  return isLong ? FORM.theirsLong(label) : FORM.theirs(label, words);
}

function wordsOf(field: EventField, theirs: EventValues): string {
  const value = theirs[field];
  if (typeof value === 'boolean') return value ? EVENTS.yes : EVENTS.no;
  if (field === 'status') return value === 'ACTIVE' ? EVENTS.active : EVENTS.inactive;
  if (value === '') return '';
  if (field === 'event_date') return formatDay(value);
  const isInstant = /_(open|close|start)$/.test(field);
  return isInstant ? formatDateTime(new Date(fromZonedField(value))) : value;
}
