import { isTitleTaken } from '@pratibha/domain/events/event-doubts';
import { EVENT_FIELDS, EVENT_FORM, type EventField } from '@pratibha/domain/events/event-fields';
import type { FormValue } from '@pratibha/domain/form-value';
import type { TextFormat } from '@pratibha/domain/value';
import { EVENT_FIELD_WORDS } from '@pratibha/words/events/organiser/fields';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { EVENT_DOUBT_WORDS } from '@pratibha/words/events/organiser/form-doubts';
import { sentenceOf } from '@pratibha/words/sentences';
import { statusWords } from '@pratibha/words/ui/plain';
import { Fragment, type ReactNode, useState } from 'react';
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
import type { EventMessages, EventValues } from './event-values.ts';
import { kindOf, understoodIn } from './field-kinds.ts';

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

/** What an input needs beside what the values are, by the kind of field. */
const INPUTS = {
  text: {},
  'one-of': {},
  instant: { type: 'datetime-local', step: 60 },
  day: { type: 'date' },
  hour: { type: 'time' },
  number: { inputMode: 'numeric' },
  list: {},
} as const;
/** What an input of one line needs beside that, by what its text is. */
const OF_FORMAT: Partial<Record<TextFormat, object>> = {
  link: { type: 'url', placeholder: 'https://' },
  address: { type: 'email' },
};
const PROSE: readonly TextFormat[] = ['words', 'markdown'];
/** A text of more than so many characters has a field of several lines. */
const ONE_LINE = 300;

/** Without submissions there are no dates for them (R4.10). */
const NO_DATES_OF_WORKS = { submission_start: '', submission_close: '' };
const DATES_OF_WORKS: readonly EventField[] = ['submission_start', 'submission_close'];
/** What is asked only where works are handed in. */
const OF_WORKS: readonly EventField[] = [...DATES_OF_WORKS, 'works_once'];

const MINUTE_MS = 60_000;

/** The fields of the event form, without its questions. */
export function EventFields(props: Props) {
  const { values, errors, titles, edition, proposed, first, onChange, onTouch } = props;
  const now = useNow(MINUTE_MS);
  const [isTypingBanner, setIsTypingBanner] = useState(false);

  /** What only some fields have, beside what follows from their kind. */
  const own: Partial<Record<EventField, object>> = {
    title: {
      note: isTitleTaken(values.title, titles) ? (
        <span className={css.doubt}>{sentenceOf(EVENT_DOUBT_WORDS, { code: 'same-title' })}</span>
      ) : null,
    },
    event_banner: {
      onFocus: () => setIsTypingBanner(true),
      onBlur: () => {
        setIsTypingBanner(false);
        onTouch('event_banner');
      },
    },
    requires_submission: { className: css.whole },
    what_to_bring: { className: css.whole },
    works_once: { className: css.whole },
  };
  const beside: Partial<Record<EventField, ReactNode>> = {
    event_banner: (
      <BannerPreview
        src={errors.event_banner ? '' : values.event_banner.trim()}
        isTyping={isTypingBanner}
      />
    ),
  };
  const change = (name: EventField, typed: string | boolean) => {
    const dates = typed === true ? edition && datesOfWorks(values, edition) : NO_DATES_OF_WORKS;
    onChange({ [name]: typed, ...(name === 'requires_submission' ? dates : {}) });
  };
  const field = (name: EventField) => {
    const value: FormValue = EVENT_FIELDS[name];
    const some = value.kind === 'optional' ? value.of : value;
    const { label, help } = EVENT_FIELD_WORDS[name];
    const said = {
      label,
      help,
      required: isRequired(name, value),
      'data-field': name,
      'data-autofocus': name === (first ?? 'title') ? true : undefined,
    };
    const typed = values[name];
    if (typeof typed === 'boolean') {
      return (
        <TickField
          type="checkbox"
          {...said}
          {...own[name]}
          checked={typed}
          onChange={({ currentTarget }) => change(name, currentTarget.checked)}
        />
      );
    }
    const input = {
      ...said,
      value: typed,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        change(name, currentTarget.value),
    };
    if (some.kind === 'one-of') {
      return (
        <SelectField
          {...input}
          choices={some.values.map((each) => ({ value: each, label: statusWords(each) }))}
        />
      );
    }
    const checked = { ...input, error: errors[name], onBlur: () => onTouch(name), ...own[name] };
    if (some.kind === 'text' && PROSE.includes(some.format) && some.limit > ONE_LINE) {
      return <TextAreaField rows={6} isResizable {...checked} />;
    }
    const kind = kindOf(value) ?? 'text';
    const ofFormat = some.kind === 'text' ? OF_FORMAT[some.format] : {};
    const understood = now && !errors[name] ? understoodIn(value, typed, now) : '';
    return (
      <TextField
        {...INPUTS[kind]}
        {...ofFormat}
        // A date says what was understood, whatever the browser shows in it.
        {...(kind === 'instant' || kind === 'day'
          ? { note: <span className={css.understood}>{understood}</span> }
          : {})}
        {...checked}
      />
    );
  };
  const part = (of: keyof typeof EVENT_FORM) =>
    (Object.keys(EVENT_FORM[of]) as EventField[])
      .filter((name) => values.requires_submission || !OF_WORKS.includes(name))
      .map((name) => (
        <Fragment key={name}>
          {field(name)}
          {beside[name]}
        </Fragment>
      ));
  return (
    <>
      <div className={css.columns}>
        <div className={css.fields}>{part('about')}</div>
        <div className={css.fields}>{part('links')}</div>
      </div>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.dates}</legend>
        <p className={css.quiet}>{EVENT_FORM_WORDS.zone}</p>
        {edition && <DatesOfEdition values={values} {...{ edition, proposed }} onTake={onChange} />}
        <div className={css.pairs}>{part('dates')}</div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.place}</legend>
        <div className={css.pairs}>{part('place')}</div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.limits}</legend>
        <div className={css.pairs}>{part('limits')}</div>
      </fieldset>
      <fieldset className={css.group}>
        <legend>{EVENT_FORM_WORDS.messages}</legend>
        {part('messages')}
      </fieldset>
    </>
  );
}

/** The dates of works stand there only while they have to. */
function isRequired(name: EventField, value: FormValue): boolean {
  return DATES_OF_WORKS.includes(name) || (value.kind === 'text' && !('mayBeBlank' in value));
}
