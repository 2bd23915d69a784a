import { isTitleTaken } from '@pratibha/domain/events/event-doubts';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { EVENT_DOUBT_WORDS } from '@pratibha/words/events/organiser/form-doubts';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { sentenceOf } from '@pratibha/words/sentences';
import { useState } from 'react';
import { useNow } from '../../../data/server-clock.ts';
import type { OfferedDates } from '../../../shell/edition/edition-in-document.ts';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { TickField } from '../../../ui/fields/TickField.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { DatesOfEdition } from './DatesOfEdition.tsx';
import { datesOfWorks } from './dates-of-edition.ts';
import css from './EventForm.module.css';
import { EVENT_FIELDS, type FieldName, type FieldValues, understoodOf } from './event-fields.ts';
import type { EventMessages, EventValues } from './event-values.ts';

type Props = {
  readonly values: EventValues;
  /** Messages of the fields that may show one now. */
  readonly errors: EventMessages;
  /** The titles of other events. */
  readonly titles: readonly string[];
  /** The dates of its edition; null where they are not known. */
  readonly edition: OfferedDates | null;
  /** The dates that a new event begins with; null for one that is there. */
  readonly proposed: EventValues | null;
  /** Which field has the focus at first; by default the title. */
  readonly first?: keyof EventValues | undefined;
  readonly onChange: (part: Partial<EventValues>) => void;
  readonly onTouch: (name: keyof EventValues) => void;
};

type Said = { readonly label: string; readonly help?: string; readonly required?: boolean };

type NameOf<Value> = {
  [Name in FieldName]: FieldValues[Name] extends Value ? Name : never;
}[FieldName];

/** What an input needs beside what the values are, by the kind of field. */
const INPUTS = {
  text: {},
  link: { type: 'url', placeholder: 'https://' },
  instant: { type: 'datetime-local', step: 60 },
  optionalInstant: { type: 'datetime-local', step: 60 },
  day: { type: 'date' },
  count: { inputMode: 'numeric' },
} as const;

/** Without submissions there are no dates for them (R4.10). */
const NO_DATES_OF_WORKS = { submission_start: '', submission_close: '' };

const MINUTE_MS = 60_000;

/** The fields of the event form, without its questions. */
export function EventFields(props: Props) {
  const { values, errors, titles, edition, proposed, first, onChange, onTouch } = props;
  const now = useNow(MINUTE_MS);
  const [isTypingBanner, setIsTypingBanner] = useState(false);
  const said = (name: FieldName) => {
    const { label, help, required }: Said = EVENT_FIELDS[name];
    const isFirst = name === (first ?? 'title');
    return {
      ...{ label, help, required: required ?? false },
      'data-autofocus': isFirst ? true : undefined,
    };
  };
  const text = (name: Exclude<NameOf<string>, 'status'>) => ({
    ...said(name),
    ...INPUTS[EVENT_FIELDS[name].kind],
    value: values[name],
    error: errors[name],
    onBlur: () => onTouch(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  /** A field for a date, with what was understood under it, whatever the browser shows in it. */
  const date = (name: Exclude<NameOf<string>, 'status'>) => {
    const understood = now && !errors[name] ? understoodOf(name, values, now) : '';
    return {
      ...text(name),
      note: <span className={css.understood}>{understood}</span>,
    };
  };
  return (
    <>
      <div className={css.columns}>
        <div className={css.fields}>
          <TextField
            {...text('title')}
            note={
              isTitleTaken(values.title, titles) ? (
                <span className={css.doubt}>
                  {sentenceOf(EVENT_DOUBT_WORDS, { code: 'same-title' })}
                </span>
              ) : null
            }
          />
          <TextAreaField rows={6} isResizable {...text('description')} />
          <SelectField
            {...said('status')}
            choices={[
              { value: 'ACTIVE', label: ADMIN_EVENTS_WORDS.active },
              { value: 'INACTIVE', label: ADMIN_EVENTS_WORDS.inactive },
            ]}
            value={values.status}
            onChange={({ currentTarget }) =>
              onChange({ status: currentTarget.value === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE' })
            }
          />
          <TickField
            type="checkbox"
            {...said('internal_event')}
            checked={values.internal_event}
            onChange={({ currentTarget }) => onChange({ internal_event: currentTarget.checked })}
          />
        </div>
        <div className={css.fields}>
          <TextField
            {...text('event_banner')}
            onFocus={() => setIsTypingBanner(true)}
            onBlur={() => {
              setIsTypingBanner(false);
              onTouch('event_banner');
            }}
          />
          <BannerPreview
            src={errors.event_banner ? '' : values.event_banner.trim()}
            isTyping={isTypingBanner}
          />
          <TextField {...text('event_details_url')} />
        </div>
      </div>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.dates}</legend>
        <p className={css.quiet}>{EVENT_FORM_WORDS.zone}</p>
        {edition && <DatesOfEdition values={values} {...{ edition, proposed }} onTake={onChange} />}
        <div className={css.pairs}>
          <TextField {...date('registration_open')} />
          <TextField {...date('registration_close')} />
          <TickField
            type="checkbox"
            className={css.whole}
            {...said('requires_submission')}
            checked={values.requires_submission}
            onChange={({ currentTarget }) =>
              onChange({
                requires_submission: currentTarget.checked,
                ...(currentTarget.checked
                  ? edition && datesOfWorks(values, edition)
                  : NO_DATES_OF_WORKS),
              })
            }
          />
          {values.requires_submission && (
            <>
              <TextField {...date('submission_start')} />
              <TextField {...date('submission_close')} />
            </>
          )}
          <TextField {...date('event_date')} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.limits}</legend>
        <div className={css.pairs}>
          <TextField {...text('capacity')} />
          <TextField {...text('description_word_limit')} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.messages}</legend>
        <TickField
          type="checkbox"
          {...said('holds_decisions')}
          checked={values.holds_decisions}
          onChange={({ currentTarget }) => onChange({ holds_decisions: currentTarget.checked })}
        />
      </fieldset>
    </>
  );
}
