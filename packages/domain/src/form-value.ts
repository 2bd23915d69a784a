import { inLatinDigits } from './language/nepali-numbers.ts';
import type { Of, Text, Value, ValueError } from './value.ts';

/** What a field of a form may be: neither a picture nor fields of its own. */
export type FormValue =
  | Extract<Value, { readonly kind: 'text' | 'number' | 'one-of' | 'yes' }>
  | Readonly<{ kind: 'optional'; of: FormValue }>
  | Readonly<{ kind: 'list'; of: FormValue; least: number; most: number }>;

/** What is kept of a field: instants as dates. */
export type Kept<V> = V extends { readonly format: 'instant' }
  ? Date
  : V extends { readonly kind: 'optional'; readonly of: infer Some }
    ? Kept<Some> | null
    : V extends { readonly kind: 'list'; readonly of: infer Entry }
      ? Kept<Entry>[]
      : Of<V>;

/**
 * What a form means by what it sends: texts without white space around them, days and hours in the
 * digits of programs, and what is blank or missing as nothing. What cannot be meant stays as it is,
 * for `wrongIn` to find.
 */
export function meant(value: FormValue, sent: unknown): unknown {
  switch (value.kind) {
    case 'optional': {
      const some = meant(value.of, sent);
      return some === '' || some === undefined ? null : some;
    }
    case 'text':
      return typeof sent === 'string' ? textMeant(value, sent) : (sent ?? '');
    case 'list':
      return Array.isArray(sent) ? entriesOf(value.of, sent) : (sent ?? []);
    case 'yes':
      return sent ?? false;
    case 'one-of':
      return sent ?? value.values[0];
    case 'number':
      return sent;
  }
}

function textMeant({ format }: Text, sent: string): string {
  // An instant is not read in words, so that nothing around it is meant.
  if (format === 'instant') return sent;
  return format === 'day' || format === 'hour' ? inLatinDigits(sent.trim()) : sent.trim();
}

/** Each once, and none that is blank. */
function entriesOf(value: FormValue, sent: readonly unknown[]): unknown[] {
  return [...new Set(sent.map((each) => meant(value, each)))].filter((each) => each !== '');
}

/** What is kept of a field in which nothing is wrong. */
export function kept(value: FormValue, sent: unknown): unknown {
  const one = meant(value, sent);
  return isInstant(value) && typeof one === 'string' ? new Date(one) : one;
}

/** Whether it is an instant, perhaps a missing one. */
export function isInstant(value: Value): boolean {
  const some = value.kind === 'optional' ? value.of : value;
  return some.kind === 'text' && some.format === 'instant';
}

/** What can be wrong with a field that its sentence calls by its name. */
export type NamedError<Field extends string> =
  | { readonly code: 'required'; readonly field: Field }
  | { readonly code: 'too-long'; readonly field: Field; readonly limit: number }
  | Exclude<ValueError, { readonly code: 'blank' | 'no-instant' | 'no-day' | 'longer-than' }>;

/** The same error of a field that its sentence calls by its name. */
export function named<Field extends string>(field: Field, error: ValueError): NamedError<Field> {
  const { code } = error;
  if (code === 'longer-than') return { code: 'too-long', field, limit: error.limit };
  const isMissing = code === 'blank' || code === 'no-instant' || code === 'no-day';
  return isMissing ? { code: 'required', field } : error;
}
