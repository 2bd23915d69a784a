import { codePoints } from '../limits.ts';
import type { Shape } from '../shape.ts';
import { isStorableText } from './storable-text.ts';

/** What can be wrong with a text; `field` is the name by which its sentence calls it. */
export type TextError<Field extends string = string> =
  | { readonly code: 'required'; readonly field: Field }
  | { readonly code: 'too-long'; readonly field: Field; readonly limit: number }
  | { readonly code: 'unstorable-text' };

export type TextRule<Field extends string = string> = {
  /** The name of the field in its sentences. */
  field: Field;
  /** In code points, after trimming. */
  limit: number;
  isRequired?: boolean;
};

/** The text without white space around it; a missing one is the empty text. */
export function trimmed(text: string | null | undefined): string {
  return text?.trim() ?? '';
}

/** What is wrong with the text, or null. Blank means missing. */
export function textError<Field extends string>(
  text: string | null | undefined,
  { field, limit, isRequired = false }: TextRule<Field>,
): TextError<Field> | null {
  const value = trimmed(text);
  if (value === '') return isRequired ? { code: 'required', field } : null;
  if (!isStorableText(value)) return { code: 'unstorable-text' };
  return codePoints(value) > limit ? { code: 'too-long', field, limit } : null;
}

/** The shape of a text that `textError` finds right, but for white space around it. */
export function textShape({ limit, isRequired = false }: Omit<TextRule, 'field'>): Shape {
  const most = { type: 'string', maxLength: limit };
  return isRequired ? { ...most, minLength: 1, pattern: '\\S' } : most;
}

/** The same shape where the text may also be empty, which means that there is none. */
export function orEmpty(shape: Shape): Shape {
  return { anyOf: [shape, { type: 'string', maxLength: 0 }] };
}

/** Keeps the fields in which something is wrong, so that no errors is an empty object. */
export function onlyErrors<Field extends string, Wrong>(
  found: Record<Field, Wrong | null>,
): Partial<Record<Field, Wrong>> {
  const errors: Partial<Record<Field, Wrong>> = {};
  for (const field in found) {
    const error = found[field];
    if (error !== null) errors[field] = error;
  }
  return errors;
}
