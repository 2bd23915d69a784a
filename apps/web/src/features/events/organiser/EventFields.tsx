import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import type { EventErrors } from '@pratibha/domain/events/event-form';
import { useState } from 'react';
import { EVENTS, FORM } from './admin-events.texts.ts';
import { BannerPreview } from './BannerPreview.tsx';
import css from './EventForm.module.css';
import type { EventValues } from './event-values.ts';

type Props = {
  readonly values: EventValues;
  /** Messages of the fields that may show one now. */
  readonly errors: EventErrors;
  readonly onChange: (part: Partial<EventValues>) => void;
  readonly onTouch: (name: keyof EventValues) => void;
};

type TextName = Exclude<
  keyof EventValues,
  'status' | 'internal_event' | 'requires_submission' | 'questions'
>;

/** The fields of the event form, without its questions. */
export function EventFields({ values, errors, onChange, onTouch }: Props) {
  const [isTypingBanner, setIsTypingBanner] = useState(false);
  const text = (name: TextName) => ({
    value: values[name],
    error: errors[name],
    onBlur: () => onTouch(name),
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange({ [name]: currentTarget.value }),
  });
  const instant = (name: TextName) => ({ ...text(name), type: 'datetime-local', step: 60 });
  return (
    <>
      <div className={css.columns}>
        <div className={css.fields}>
          <TextInput label={FORM.title} required data-autofocus {...text('title')} />
          <Textarea label={FORM.description} rows={6} resize="vertical" {...text('description')} />
          <NativeSelect
            label={FORM.status}
            data={[
              { value: 'ACTIVE', label: EVENTS.active },
              { value: 'INACTIVE', label: EVENTS.inactive },
            ]}
            value={values.status}
            onChange={({ currentTarget }) =>
              onChange({ status: currentTarget.value === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE' })
            }
          />
          <Checkbox
            label={FORM.internal}
            description={FORM.internalHelp}
            checked={values.internal_event}
            onChange={({ currentTarget }) => onChange({ internal_event: currentTarget.checked })}
          />
        </div>
        <div className={css.fields}>
          <TextInput
            label={FORM.banner}
            description={FORM.bannerHelp}
            type="url"
            placeholder="https://"
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
          <TextInput
            label={FORM.detailsUrl}
            type="url"
            placeholder="https://"
            {...text('event_details_url')}
          />
        </div>
      </div>
      <fieldset className={css.group}>
        <legend>{FORM.dates}</legend>
        <p className={css.quiet}>{FORM.zone}</p>
        <div className={css.pairs}>
          <TextInput label={FORM.registrationOpen} required {...instant('registration_open')} />
          <TextInput label={FORM.registrationClose} required {...instant('registration_close')} />
          <Checkbox
            className={css.whole ?? ''}
            label={FORM.requiresSubmission}
            description={FORM.requiresHelp}
            checked={values.requires_submission}
            onChange={({ currentTarget }) =>
              onChange({
                requires_submission: currentTarget.checked,
                // Without submissions there are no dates for them (spec section 4).
                ...(currentTarget.checked ? {} : { submission_start: '', submission_close: '' }),
              })
            }
          />
          {values.requires_submission && (
            <>
              <TextInput label={FORM.submissionStart} required {...instant('submission_start')} />
              <TextInput label={FORM.submissionClose} required {...instant('submission_close')} />
            </>
          )}
          <TextInput
            label={FORM.eventDate}
            description={FORM.eventDateHelp}
            {...text('event_date')}
            type="date"
          />
        </div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{FORM.limits}</legend>
        <div className={css.pairs}>
          <TextInput
            label={FORM.capacity}
            description={FORM.capacityHelp}
            inputMode="numeric"
            {...text('capacity')}
          />
          <TextInput
            label={FORM.wordLimit}
            description={FORM.wordLimitHelp}
            inputMode="numeric"
            {...text('description_word_limit')}
          />
        </div>
      </fieldset>
    </>
  );
}
