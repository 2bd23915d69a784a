import { codePoints, tooLong } from '../limits.ts';
import { isStorableText, UNSTORABLE_TEXT } from './storable-text.ts';

export type TextRule = {
  /** How the field is called in the too-long message. */
  label: string;
  /** In code points, after trimming. */
  limit: number;
  /** The message for a missing text; left out when the field is optional. */
  required?: string;
};

/** The text without white space around it; a missing one is the empty text. */
export function trimmed(text: string | null | undefined): string {
  return text?.trim() ?? '';
}

/** What is wrong with the text, or null. Blank means missing. */
export function textError(text: string | null | undefined, rule: TextRule): string | null {
  const value = trimmed(text);
  if (value === '') return rule.required ?? null;
  if (!isStorableText(value)) return UNSTORABLE_TEXT;
  if (codePoints(value) > rule.limit) return tooLong(rule.label, rule.limit);
  return null;
}

/** Keeps the fields that have a message, so that no errors is an empty object. */
export function onlyErrors<Field extends string>(
  messages: Record<Field, string | null>,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const field in messages) {
    const message = messages[field];
    if (message !== null) errors[field] = message;
  }
  return errors;
}
