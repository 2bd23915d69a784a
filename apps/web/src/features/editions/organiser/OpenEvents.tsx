import type { EditionDetails, EventToOpen } from '@pratibha/contract/editions';
import {
  competitionNames,
  eventOfCompetition,
  withoutEvent,
} from '@pratibha/domain/editions/competition-events';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { JsonFields } from '@pratibha/domain/editions/json';
import { EVENT_FIELDS } from '@pratibha/domain/events/event-fields';
import { wrongIn } from '@pratibha/domain/wrong-in';
import { EDITOR_WORDS } from '@pratibha/words/editions/organiser/editor';
import { formatDateTime } from '@pratibha/words/time';
import { notACount } from '@pratibha/words/value-errors';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import css from './editor.module.css';

const W = EDITOR_WORDS.openEvents;

/** What is asked of an event; `capacity` as it is typed. */
export type Asked = { readonly isActive: boolean; readonly capacity: string };
/** By the name of its competition; what is not there is as it began. */
export type AskedEvents = Readonly<Record<string, Asked>>;
const BEGIN: Asked = { isActive: true, capacity: '' };

/**
 * The competitions that are asked about: those without an event, of an edition that is published
 * for the first time.
 */
export function competitionsToOpen(edition: EditionDetails, content: JsonFields): string[] {
  const names = competitionNames(content);
  return edition.version > 0 ? [] : [...withoutEvent(names, edition.events)];
}

/** What is made with the publication; null: a capacity is no number. */
export function eventsToOpen(
  names: readonly string[],
  asked: AskedEvents,
): readonly EventToOpen[] | null {
  const events = names.map((competition) => {
    const { isActive, capacity } = asked[competition] ?? BEGIN;
    return { competition, active: isActive, capacity: numberIn(capacity) };
  });
  return events.some(({ capacity }) => capacityError(capacity) !== undefined) ? null : events;
}

type Props = {
  readonly names: readonly string[];
  /** Without errors. */
  readonly content: EditionContent;
  readonly asked: AskedEvents;
  readonly onChange: (asked: AskedEvents) => void;
};

/** A line for each competition without an event: whether it opens, when, and for how many. */
export function OpenEvents({ names, content, asked, onChange }: Props) {
  return (
    <fieldset className={css.group}>
      <legend>{W.heading}</legend>
      <p className={css.quiet}>{W.help}</p>
      <ul className={css.list}>
        {names.map((name) => {
          const { isActive, capacity } = asked[name] ?? BEGIN;
          const change = (values: Partial<Asked>) =>
            onChange({ ...asked, [name]: { isActive, capacity, ...values } });
          return (
            <li key={name}>
              <TickField
                type="checkbox"
                label={name}
                help={windowsOf(name, content)}
                checked={isActive}
                onChange={({ currentTarget }) => change({ isActive: currentTarget.checked })}
              />
              <TextField
                className={css.capacity}
                label={W.capacity}
                aria-label={W.capacityOf(name)}
                inputMode="numeric"
                placeholder={W.noLimit}
                autoComplete="off"
                value={capacity}
                error={capacityError(numberIn(capacity))}
                onChange={({ currentTarget }) => change({ capacity: currentTarget.value })}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** When students register for it and hand in. */
function windowsOf(name: string, content: EditionContent): string {
  const event = eventOfCompetition({ name, make: '' }, content);
  if (event === null) return W.never;
  const { submission_start: start, submission_close: close } = event;
  return [
    W.registration(
      formatDateTime(event.registration_open),
      formatDateTime(event.registration_close),
    ),
    ...(start && close ? [W.works(formatDateTime(start), formatDateTime(close))] : []),
  ].join(' ');
}

function numberIn(typed: string): number | null {
  return typed.trim() === '' ? null : Number(typed);
}

function capacityError(capacity: number | null): string | undefined {
  const { of } = EVENT_FIELDS.capacity;
  return capacity === null || wrongIn(of, capacity).length === 0 ? undefined : notACount(of);
}
