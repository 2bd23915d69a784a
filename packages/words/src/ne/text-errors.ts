import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { LinkError } from '@pratibha/domain/text/links';
import type { TextError } from '@pratibha/domain/text/text-rule';
import type { Sentences } from '../en/sentences.ts';
import type { FieldLabels } from '../en/text-errors.ts';

export type { FieldLabels } from '../en/text-errors.ts';

/**
 * Sentences for texts. A missing one is '<label> अनिवार्य छ।', unless `required` says it otherwise.
 */
export function textSentences<Field extends string>(
  labels: FieldLabels<Field>,
  required?: Readonly<Partial<Record<Field, string>>>,
): Sentences<TextError<Field>> {
  return {
    required: ({ field }) => required?.[field] ?? `${labels[field]} अनिवार्य छ।`,
    'too-long': tooLong(labels),
    'unstorable-text': UNSTORABLE_TEXT,
  };
}

/** 'शीर्षक बढीमा २०० अक्षरको हुन सक्छ।' */
export function tooLong<Field extends string>(labels: FieldLabels<Field>) {
  return ({ field, limit }: { readonly field: Field; readonly limit: number }) =>
    `${labels[field]} बढीमा ${nepaliNumber(limit)} अक्षरको हुन सक्छ।`;
}

export const INVALID_LINK = 'http:// वा https:// बाट सुरु हुने सही लिङ्क लेख्नुहोस्।';
export const UNSTORABLE_TEXT = 'सुरक्षित गर्न नमिल्ने अक्षर हटाउनुहोस्।';

/** Sentences for texts of which some are links. */
export function linkSentences<Field extends string>(
  ...[labels, required]: Parameters<typeof textSentences<Field>>
): Sentences<LinkError<Field>> {
  return {
    ...textSentences(labels, required),
    'invalid-link': INVALID_LINK,
  };
}
