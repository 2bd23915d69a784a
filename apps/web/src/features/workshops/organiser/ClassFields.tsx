import { LIMITS } from '@pratibha/domain/limits';
import { CLASS_FORM_WORDS as W } from '@pratibha/words/workshops/organiser/form';
import { type ChangeEvent, useId } from 'react';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import type { ClassValues } from './class-values.ts';
import css from './workshops.module.css';

type Name = keyof ClassValues;
type Props = {
  readonly values: ClassValues;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** Names of workshops that there are, to choose from. */
  readonly workshops: readonly string[];
  readonly onChange: (part: Partial<ClassValues>) => void;
  readonly onTouch: (name: string) => void;
};

const STATUSES = [
  { value: 'ACTIVE', label: W.active },
  { value: 'INACTIVE', label: W.inactive },
] as const;

/** The fields of a class, but for its questions. */
export function ClassFields({ values, errors, workshops, onChange, onTouch }: Props) {
  const names = useId();
  const of = (name: Exclude<Name, 'internal_event' | 'status'>) => ({
    name,
    value: values[name],
    error: errors[name],
    onBlur: () => onTouch(name),
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: currentTarget.value }),
  });
  return (
    <>
      <TextField
        label={W.title}
        help={W.titleHelp}
        list={names}
        maxLength={LIMITS.title}
        autoComplete="off"
        data-autofocus
        {...of('title')}
      />
      <datalist id={names}>
        {workshops.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextAreaField label={W.description} rows={3} isResizable {...of('description')} />
      <div className={css.row}>
        <TextField type="date" label={W.day} {...of('event_date')} />
        <TextField type="time" label={W.from} {...of('starts_at')} />
        <TextField type="time" label={W.to} {...of('ends_at')} />
      </div>
      <div className={css.row}>
        <TextField label={W.room} maxLength={LIMITS.room} {...of('venue_room')} />
        <TextField
          label={W.venue}
          help={W.venueHelp}
          maxLength={LIMITS.venue}
          {...of('venue_name')}
        />
        <TextField inputMode="numeric" label={W.seats} {...of('capacity')} />
      </div>
      <TextField label={W.speakers} help={W.speakersHelp} {...of('speakers')} />
      <TextField type="datetime-local" label={W.opens} help={W.opensHelp} {...of('opens')} />
      <SelectField
        label={W.status}
        choices={STATUSES}
        value={values.status}
        onChange={({ currentTarget }) =>
          onChange({ status: currentTarget.value === 'ACTIVE' ? 'ACTIVE' : 'INACTIVE' })
        }
      />
      <TickField
        type="checkbox"
        label={W.internal}
        help={W.internalHelp}
        checked={values.internal_event}
        onChange={({ currentTarget }) => onChange({ internal_event: currentTarget.checked })}
      />
    </>
  );
}
