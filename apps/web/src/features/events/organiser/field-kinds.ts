import { type FormValue, meant } from '@pratibha/domain/form-value';
import { inLatinDigits } from '@pratibha/domain/language/nepali-numbers';
import type { Of, TextFormat } from '@pratibha/domain/value';
import { ADMIN_EVENTS_WORDS } from '@pratibha/words/events/organiser/list';
import { understoodDay, understoodInstant } from '@pratibha/words/events/organiser/understood';
import { formatDateTime, formatDay } from '@pratibha/words/time';
import { statusWords } from '@pratibha/words/ui/plain';
import { fromZonedField, toZonedField } from './zoned-input.ts';

/**
 * What stands in a field: a tick, one of the names, or a text. Instants stand as `datetime-local`
 * texts in the competition's zone, a list as its texts with commas between them.
 */
export type Typed<V> = V extends { readonly kind: 'yes' | 'one-of' } ? Of<V> : string;

type Kind = {
  readonly read: (stored: unknown) => string;
  readonly send: (typed: string) => unknown;
  /** For reading, '' for none. */
  readonly words: (typed: string) => string;
  /** What a date was understood as; '' while it is none. */
  readonly understood?: (typed: string, now: Date) => string;
};

const asTyped = (typed: string) => typed;
const TEXT: Kind = {
  read: (stored) => String((stored as string | number | null) ?? ''),
  send: asTyped,
  words: asTyped,
};
/** The kinds of field in which something is typed or chosen. */
const KINDS = {
  text: TEXT,
  'one-of': { ...TEXT, words: statusWords },
  instant: {
    read: (stored) => toZonedField((stored as string) || null),
    send: fromZonedField,
    words: (typed) => typed && formatDateTime(new Date(fromZonedField(typed))),
    understood: (typed, now) => understoodInstant(fromZonedField(typed), now),
  },
  day: { ...TEXT, words: (typed) => typed && formatDay(typed), understood: understoodDay },
  hour: TEXT,
  // NaN, which the rules refuse, for what is no number.
  number: { ...TEXT, send: (typed) => (typed.trim() === '' ? '' : Number(inLatinDigits(typed))) },
  list: {
    ...TEXT,
    read: (stored) => (stored as readonly string[]).join(', '),
    send: (typed) => typed.split(',').flatMap((each) => each.trim() || []),
  },
} satisfies Record<string, Kind>;
type KindName = keyof typeof KINDS;

/** What browsers have a field of their own for. */
function isClock(format: TextFormat): format is 'instant' | 'day' | 'hour' {
  return ['instant', 'day', 'hour'].includes(format);
}

/** What kind of field is typed or chosen in for a value; null for a tick. */
export function kindOf(value: FormValue): KindName | null {
  switch (value.kind) {
    case 'optional':
      return kindOf(value.of);
    case 'text':
      return isClock(value.format) ? value.format : 'text';
    case 'yes':
      return null;
    case 'one-of':
    case 'number':
    case 'list':
      return value.kind;
  }
}

function kind(value: FormValue): Kind {
  return KINDS[kindOf(value) ?? 'text'];
}

/**
 * What stands in the field of something that is there; a name that nobody may choose is the first.
 */
export function typedIn(value: FormValue, stored: unknown): string | boolean {
  if (typeof stored === 'boolean') return stored;
  const isNoChoice = value.kind === 'one-of' && !value.values.some((known) => known === stored);
  return kind(value).read(isNoChoice ? meant(value, undefined) : stored);
}

/** What is sent of a field, null where nothing stands in one that may be empty. */
export function sentOf(value: FormValue, typed: string | boolean): unknown {
  if (typeof typed === 'boolean') return typed;
  const sent = kind(value).send(typed);
  return sent === '' && value.kind === 'optional' ? null : sent;
}

/** What stands in a field, for reading; '' for nothing. */
export function wordsIn(value: FormValue, typed: string | boolean): string {
  if (typeof typed !== 'boolean') return kind(value).words(typed);
  return typed ? ADMIN_EVENTS_WORDS.yes : ADMIN_EVENTS_WORDS.no;
}

/** What was understood of a field with a date, '' while it is none. */
export function understoodIn(value: FormValue, typed: string, now: Date): string {
  return kind(value).understood?.(typed, now) ?? '';
}
