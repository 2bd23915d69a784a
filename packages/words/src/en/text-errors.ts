import type { LinkError } from '@pratibha/domain/text/links';
import type { TextError } from '@pratibha/domain/text/text-rule';
import type { Sentences } from './sentences.ts';

/** What fields are called within a sentence. */
export type FieldLabels<Field extends string> = Readonly<Record<Field, string>>;

/**
 * Sentences for texts. A missing one is '<label> is required', unless `required` says it otherwise.
 */
export function textSentences<Field extends string>(
  labels: FieldLabels<Field>,
  required?: Readonly<Partial<Record<Field, string>>>,
): Sentences<TextError<Field>> {
  return {
    required: ({ field }) => required?.[field] ?? `${labels[field]} is required`,
    'too-long': tooLong(labels),
    'unstorable-text': UNSTORABLE_TEXT,
  };
}

/** 'Title can have at most 200 characters.' */
export function tooLong<Field extends string>(labels: FieldLabels<Field>) {
  return ({ field, limit }: { readonly field: Field; readonly limit: number }) =>
    `${labels[field]} can have at most ${limit.toLocaleString('en-US')} characters.`;
}

export const INVALID_LINK = 'Enter a valid link that starts with http:// or https://.';
export const UNSTORABLE_TEXT = 'Remove the characters that cannot be stored.';

/** Sentences for texts of which some are links. */
export function linkSentences<Field extends string>(
  ...[labels, required]: Parameters<typeof textSentences<Field>>
): Sentences<LinkError<Field>> {
  return {
    ...textSentences(labels, required),
    'invalid-link': INVALID_LINK,
  };
}
