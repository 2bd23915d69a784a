import type { AdminEvent } from '@pratibha/contract/events';
import { EVENT_FORM_WORDS } from '@pratibha/words/events/organiser/form';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { understoodDay, understoodInstant } from '@pratibha/words/events/organiser/understood';
import { formatDateTime, formatDay } from '@pratibha/words/time';
import { fromZonedField, toZonedField } from './zoned-input.ts';

/** The kinds of field: what an event has, what stands in the field, and what is sent. */
type Kinds = {
  text: { stored: string | null; value: string; sent: string };
  link: { stored: string | null; value: string; sent: string };
  /** Instants stand as `datetime-local` texts in the competition's zone. */
  instant: { stored: string; value: string; sent: string };
  optionalInstant: { stored: string | null; value: string; sent: string | null };
  day: { stored: string | null; value: string; sent: string | null };
  count: { stored: number | null; value: string; sent: number | null };
  flag: { stored: boolean; value: boolean; sent: boolean };
  status: { stored: AdminEvent['status']; value: Status; sent: Status };
};
type Status = 'ACTIVE' | 'INACTIVE';

type Kind<Stored, Value, Sent> = {
  /** What stands in the field of a new event. */
  readonly blank: Value;
  readonly read: (stored: Stored) => Value;
  readonly send: (value: Value) => Sent;
  /** A value for reading, '' for none. */
  readonly words: (value: Value) => string;
  /** What a date was understood as; '' while it is none. */
  readonly understood?: (value: Value, now: Date) => string;
};

const asTyped = (value: string) => value;
const TEXT = {
  blank: '',
  read: (stored: string | null) => stored ?? '',
  send: asTyped,
  words: asTyped,
};
const INSTANT = {
  blank: '',
  read: toZonedField,
  send: fromZonedField,
  words: (value: string) => value && formatDateTime(new Date(fromZonedField(value))),
  understood: (value: string, now: Date) => understoodInstant(fromZonedField(value), now),
};

const KINDS: {
  readonly [K in keyof Kinds]: Kind<Kinds[K]['stored'], Kinds[K]['value'], Kinds[K]['sent']>;
} = {
  text: TEXT,
  link: TEXT,
  instant: INSTANT,
  optionalInstant: { ...INSTANT, send: (value) => fromZonedField(value) || null },
  day: {
    ...TEXT,
    send: (value) => value || null,
    words: (value) => value && formatDay(value),
    understood: understoodDay,
  },
  count: {
    ...TEXT,
    read: (stored) => String(stored ?? ''),
    // NaN, which the rules refuse, for what is no number.
    send: (value) => (value.trim() === '' ? null : Number(value)),
  },
  flag: {
    blank: false,
    read: (stored) => stored,
    send: (value) => value,
    words: (value) => (value ? ADMIN_EVENTS_WORDS.yes : ADMIN_EVENTS_WORDS.no),
  },
  status: {
    blank: 'ACTIVE',
    read: (stored) => (stored === 'INACTIVE' ? 'INACTIVE' : 'ACTIVE'),
    send: (value) => value,
    words: (value) =>
      value === 'ACTIVE' ? ADMIN_EVENTS_WORDS.active : ADMIN_EVENTS_WORDS.inactive,
  },
};

type KindFor<Stored> = {
  [K in keyof Kinds]: Stored extends Kinds[K]['stored'] ? K : never;
}[keyof Kinds];

type Field<Stored> = {
  readonly kind: KindFor<Stored>;
  readonly label: string;
  /** Said below the field. */
  readonly help?: string;
  readonly required?: boolean;
};

/** Every field of the event form but its questions, under its name on the wire. */
export const EVENT_FIELDS = {
  title: { kind: 'text', label: EVENT_FORM_WORDS.title, required: true },
  description: { kind: 'text', label: EVENT_FORM_WORDS.description },
  event_banner: { kind: 'link', label: EVENT_FORM_WORDS.banner, help: EVENT_FORM_WORDS.bannerHelp },
  event_details_url: { kind: 'link', label: EVENT_FORM_WORDS.detailsUrl },
  status: { kind: 'status', label: EVENT_FORM_WORDS.status },
  internal_event: {
    kind: 'flag',
    label: EVENT_FORM_WORDS.internal,
    help: EVENT_FORM_WORDS.internalHelp,
  },
  requires_submission: {
    kind: 'flag',
    label: EVENT_FORM_WORDS.requiresSubmission,
    help: EVENT_FORM_WORDS.requiresHelp,
  },
  registration_open: { kind: 'instant', label: EVENT_FORM_WORDS.registrationOpen, required: true },
  registration_close: {
    kind: 'instant',
    label: EVENT_FORM_WORDS.registrationClose,
    required: true,
  },
  submission_start: {
    kind: 'optionalInstant',
    label: EVENT_FORM_WORDS.submissionStart,
    required: true,
  },
  submission_close: {
    kind: 'optionalInstant',
    label: EVENT_FORM_WORDS.submissionClose,
    required: true,
  },
  event_date: {
    kind: 'day',
    label: EVENT_FORM_WORDS.eventDate,
    help: EVENT_FORM_WORDS.eventDateHelp,
  },
  description_word_limit: {
    kind: 'count',
    label: EVENT_FORM_WORDS.wordLimit,
    help: EVENT_FORM_WORDS.wordLimitHelp,
  },
  capacity: {
    kind: 'count',
    label: EVENT_FORM_WORDS.capacity,
    help: EVENT_FORM_WORDS.capacityHelp,
  },
  holds_decisions: {
    kind: 'flag',
    label: EVENT_FORM_WORDS.holds,
    help: EVENT_FORM_WORDS.holdsHelp,
  },
} as const satisfies Partial<{ [Name in keyof AdminEvent]: Field<AdminEvent[Name]> }>;

export type FieldName = keyof typeof EVENT_FIELDS;
type KindOf<Name extends FieldName> = Kinds[(typeof EVENT_FIELDS)[Name]['kind']];

/** What stands in the fields. */
export type FieldValues = { -readonly [Name in FieldName]: KindOf<Name>['value'] };

/** The fields as the calls want them. */
type SentFields = { -readonly [Name in FieldName]: KindOf<Name>['sent'] };

/** The fields of a new event, as yet without its dates. */
export function blankFields(): FieldValues {
  return eachField((kind) => kind.blank) as FieldValues;
}

/** The fields of an event that is there already. */
export function fieldsOf(event: AdminEvent): FieldValues {
  return eachField((kind, name) => kind.read(event[name])) as FieldValues;
}

/** What is sent of the fields. */
export function sentFields(values: FieldValues): SentFields {
  return eachField((kind, name) => kind.send(values[name])) as SentFields;
}

/** A field's value for reading, '' for none. */
export function fieldWords(name: FieldName, values: FieldValues): string {
  return kindOf(name).words(values[name]);
}

/** What was understood of a field with a date, '' while it is none. */
export function understoodOf(name: FieldName, values: FieldValues, now: Date): string {
  return kindOf(name).understood?.(values[name], now) ?? '';
}

function eachField(part: (kind: AnyKind, name: FieldName) => unknown): Record<string, unknown> {
  const names = Object.keys(EVENT_FIELDS) as FieldName[];
  return Object.fromEntries(names.map((name) => [name, part(kindOf(name), name)]));
}

/** The table above is checked; which value belongs to which name is lost in a loop over it. */
type AnyKind = Kind<unknown, unknown, unknown>;

function kindOf(name: FieldName): AnyKind {
  return KINDS[EVENT_FIELDS[name].kind] as AnyKind;
}
