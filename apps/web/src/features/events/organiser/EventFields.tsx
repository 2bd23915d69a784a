import { Checkbox, NativeSelect, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { isTitleTaken } from '@pratibha/domain/events/event-doubts';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { EVENT_DOUBT_WORDS } from '@pratibha/words/events/organiser/form-doubts';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { sentenceOf } from '@pratibha/words/sentences';
import { useState } from 'react';
import { useNow } from '../../../data/server-clock.ts';
import { BannerPreview } from './BannerPreview.tsx';
import css from './EventForm.module.css';
import { EVENT_FIELDS, type FieldName, type FieldValues, understoodOf } from './event-fields.ts';
import type { EventMessages, EventValues } from './event-values.ts';

type Props = {
  readonly values: EventValues;
  /** Messages of the fields that may show one now. */
  readonly errors: EventMessages;
  /** The titles of other events. */
  readonly titles: readonly string[];
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

/** Notes about what was typed stand under it. */
const BELOW = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
} satisfies Pick<TextInputProps, 'inputWrapperOrder'>;

const MINUTE_MS = 60_000;

/** The fields of the event form, without its questions. */
export function EventFields({ values, errors, titles, onChange, onTouch }: Props) {
  const now = useNow(MINUTE_MS);
  const [isTypingBanner, setIsTypingBanner] = useState(false);
  const said = (name: FieldName) => {
    const { label, help, required }: Said = EVENT_FIELDS[name];
    return { label, description: help, required: required ?? false };
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
    const { help }: Said = EVENT_FIELDS[name];
    const understood = now && !errors[name] ? understoodOf(name, values, now) : '';
    return {
      ...text(name),
      ...BELOW,
      description: (
        <>
          <span className={css.understood}>{understood}</span>
          {help}
        </>
      ),
    };
  };
  return (
    <>
      <div className={css.columns}>
        <div className={css.fields}>
          <TextInput
            data-autofocus
            {...text('title')}
            {...BELOW}
            description={
              isTitleTaken(values.title, titles) ? (
                <span className={css.doubt}>
                  {sentenceOf(EVENT_DOUBT_WORDS, { code: 'same-title' })}
                </span>
              ) : null
            }
          />
          <Textarea rows={6} resize="vertical" {...text('description')} />
          <NativeSelect
            {...said('status')}
            data={[
              { value: 'ACTIVE', label: ADMIN_EVENTS_WORDS.active },
              { value: 'INACTIVE', label: ADMIN_EVENTS_WORDS.inactive },
            ]}
            value={values.status}
            onChange={({ currentTarget }) =>
              onChange({ status: currentTarget.value === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE' })
            }
          />
          <Checkbox
            {...said('internal_event')}
            checked={values.internal_event}
            onChange={({ currentTarget }) => onChange({ internal_event: currentTarget.checked })}
          />
        </div>
        <div className={css.fields}>
          <TextInput
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
          <TextInput {...text('event_details_url')} />
        </div>
      </div>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.dates}</legend>
        <p className={css.quiet}>{EVENT_FORM_WORDS.zone}</p>
        <div className={css.pairs}>
          <TextInput {...date('registration_open')} />
          <TextInput {...date('registration_close')} />
          <Checkbox
            className={css.whole ?? ''}
            {...said('requires_submission')}
            checked={values.requires_submission}
            onChange={({ currentTarget }) =>
              onChange({
                requires_submission: currentTarget.checked,
                // Without submissions there are no dates for them (R4.10).
                ...(currentTarget.checked ? {} : { submission_start: '', submission_close: '' }),
              })
            }
          />
          {values.requires_submission && (
            <>
              <TextInput {...date('submission_start')} />
              <TextInput {...date('submission_close')} />
            </>
          )}
          <TextInput {...date('event_date')} />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.limits}</legend>
        <div className={css.pairs}>
          <TextInput {...text('capacity')} />
          <TextInput {...text('description_word_limit')} />
        </div>
      </fieldset>
    </>
  );
}
