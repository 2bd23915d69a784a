import type { AdminEvent } from '@pratibha/contract/events';
import type { AdminUser } from '@pratibha/contract/users';
import { CONSOLE_RELATIONS } from '@pratibha/domain/grants';
import { titlesToChooseFrom } from '@pratibha/words/events/organiser/titles';
import {
  EVENT_GRANTS_WORDS,
  GRANT_KIND_WORDS,
} from '@pratibha/words/people/organiser/event-grants';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { read } from '../../../data/queries.ts';
import { type Choice, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { IconAction } from '../../../ui/list/IconAction.tsx';
import { Button } from '../../../ui/plain/Button.tsx';
import { EditionChoice, useEditionKept } from '../../console/console.tsx';
import css from './EventGrantsField.module.css';
import {
  EVERY_EVENT,
  type EventsValue,
  type GrantLine,
  LINES,
  nameOf,
  withNewLine,
} from './event-grants.ts';

const KIND_CHOICES = CONSOLE_RELATIONS.map((kind) => ({
  value: kind,
  label: GRANT_KIND_WORDS[kind],
}));

type Props = {
  readonly value: EventsValue;
  /** What is saved: events that are deleted meanwhile keep their titles. */
  readonly saved: AdminUser['event_grants'];
  /** Messages by the names of event-grants.ts. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (value: EventsValue) => void;
};

/**
 * Which events an event admin has to do with: all, or those of a list, each with their part in it.
 */
export function EventGrantsField({ value, saved, errors, onChange }: Props) {
  const { scope, lines } = value;
  const id = useId();
  const section = useRef<HTMLFieldSetElement>(null);
  const events = useQuery({ ...read('GET /admin/events', {}), staleTime: 60_000 });
  const choices = choicesOf(events.data ?? [], saved);
  const kept = useEditionKept();
  const [chosen, setChosen] = useState<{ readonly edition: string | undefined } | null>(null);
  const edition = chosen === null ? kept : chosen.edition;
  const inEdition = useEventsIn(edition);
  const isOffered = (event: string) => event === EVERY_EVENT || inEdition(event);
  const taken = new Set(lines.map(({ event }) => event));
  /** Once React has drawn what is to get the focus. */
  const focusSoon = (find: (place: HTMLElement) => HTMLElement | null) =>
    requestAnimationFrame(() => section.current && find(section.current)?.focus());
  const add = () => {
    onChange({ ...value, lines: withNewLine(lines) });
    focusSoon((place) => place.querySelector('li:last-child select'));
  };
  const remove = ({ key }: GrantLine) => {
    onChange({ ...value, lines: lines.filter((line) => line.key !== key) });
    focusSoon((place) => place.querySelector('[data-add]'));
  };
  const replace = (line: GrantLine) =>
    onChange({ ...value, lines: lines.map((each) => (each.key === line.key ? line : each)) });
  return (
    <fieldset ref={section} className={css.group} aria-describedby={`${id}-error`}>
      <legend>{EVENT_GRANTS_WORDS.heading}</legend>
      <TickField
        type="radio"
        name={id}
        label={EVENT_GRANTS_WORDS.all}
        help={EVENT_GRANTS_WORDS.allHelp}
        checked={scope === 'all'}
        onChange={() => onChange({ ...value, scope: 'all' })}
      />
      <TickField
        type="radio"
        name={id}
        label={EVENT_GRANTS_WORDS.some}
        help={EVENT_GRANTS_WORDS.someHelp}
        checked={scope === 'some'}
        data-invalid={errors[LINES] === undefined ? undefined : true}
        onChange={() =>
          onChange({ scope: 'some', lines: lines.length === 0 ? withNewLine(lines) : lines })
        }
      />
      {scope === 'some' && (
        <>
          <EditionChoice
            value={edition}
            onChoose={(picked) => setChosen({ edition: picked?.slug })}
          />
          <ul className={css.lines} aria-label={EVENT_GRANTS_WORDS.list}>
            {lines.map((line, index) => (
              <Line
                key={line.key}
                line={line}
                number={index + 1}
                choices={choices.filter(
                  ({ value: event }) =>
                    event === line.event || (!taken.has(event) && isOffered(event)),
                )}
                error={errors[nameOf(line)]}
                onChange={replace}
                onRemove={remove}
              />
            ))}
          </ul>
          {lines.length < choices.length && (
            <Button variant="secondary" className={css.add} data-add onClick={add}>
              <Plus size={18} strokeWidth={2} aria-hidden />
              {EVENT_GRANTS_WORDS.add}
            </Button>
          )}
        </>
      )}
      <p id={`${id}-error`} className={css.error} role="alert">
        {errors[LINES] ?? (events.isError ? EVENT_GRANTS_WORDS.eventsFailed : null)}
      </p>
    </fieldset>
  );
}

/** Whether an event is of this edition; all are where none is chosen, or until they are known. */
function useEventsIn(edition: string | undefined): (event: string) => boolean {
  const { data } = useQuery({
    ...read('GET /admin/events', edition === undefined ? {} : { query: { edition } }),
    staleTime: 60_000,
  });
  const ids = new Set(data?.map(({ id }) => String(id)));
  return (event) => edition === undefined || data === undefined || ids.has(event);
}

type LineProps = {
  readonly line: GrantLine;
  readonly number: number;
  /** What is chosen here or in no line. */
  readonly choices: readonly Choice[];
  readonly error: string | undefined;
  readonly onChange: (line: GrantLine) => void;
  readonly onRemove: (line: GrantLine) => void;
};

function Line({ line, number, choices, error, onChange, onRemove }: LineProps) {
  const title = choices.find(({ value }) => value === line.event)?.label ?? '';
  return (
    <li className={css.line}>
      <SelectField
        className={css.event}
        aria-label={EVENT_GRANTS_WORDS.event(number)}
        choices={[{ value: '', label: EVENT_GRANTS_WORDS.choose }, ...choices]}
        value={line.event}
        error={error}
        onChange={({ currentTarget }) => onChange({ ...line, event: currentTarget.value })}
      />
      <SelectField
        aria-label={EVENT_GRANTS_WORDS.kind(number)}
        choices={KIND_CHOICES}
        value={line.kind}
        onChange={({ currentTarget }) => {
          const kind = CONSOLE_RELATIONS.find((each) => each === currentTarget.value);
          if (kind) onChange({ ...line, kind });
        }}
      />
      <IconAction
        icon={Trash2}
        tone="danger"
        label={EVENT_GRANTS_WORDS.remove(number, title)}
        hint={EVENT_GRANTS_WORDS.removeHint}
        onPress={() => onRemove(line)}
      />
    </li>
  );
}

/** Every event, then each by its title; deleted ones only where they are granted already. */
function choicesOf(
  events: readonly AdminEvent[],
  saved: AdminUser['event_grants'],
): readonly Choice[] {
  const titles = new Map<number, string>();
  for (const { event_id, event_title } of saved)
    if (event_id !== null) titles.set(event_id, event_title ?? '');
  const toChooseFrom = titlesToChooseFrom(events);
  for (const { id, status } of events) {
    const title = toChooseFrom.get(id) ?? '';
    if (status !== 'DELETED') titles.set(id, title);
    else if (titles.has(id)) titles.set(id, EVENT_GRANTS_WORDS.deletedEvent(title));
  }
  const single = [...titles].map(([id, label]) => ({ value: String(id), label }));
  return [
    { value: EVERY_EVENT, label: EVENT_GRANTS_WORDS.every },
    ...single.toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
}
