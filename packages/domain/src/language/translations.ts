import { ANNOUNCEMENT_LIMITS } from '../announcements/announcements.ts';
import { codePoints, LIMITS } from '../limits.ts';
import { isStorableText } from '../text/storable-text.ts';
import type { ValueError } from '../value.ts';

/** What is translated together: an edition, an event, what was told of decisions, … */
export const TRANSLATED_KINDS = ['edition', 'event', 'remarks', 'announcements'] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** Of which of them; `id` is that of the edition, event or announcement; null: all of these. */
export type TranslatedOf = { readonly kind: TranslatedKind; readonly id: number | null };

/** Texts that are saved at once. */
export const MOST_TRANSLATED = 50;
/** The longest text that there is, in code points: a whole page of an edition. */
export const LONGEST_TRANSLATED = 30_000;

/** The group of a name such as 'event-7' or 'announcements'; null where it is none. */
export function translatedOf(name: string): TranslatedOf | null {
  if (name === 'announcements') return { kind: name, id: null };
  const [, kind, id] = /^(edition|event|remarks|announcements)-([1-9]\d{0,9})$/.exec(name) ?? [];
  return kind === undefined ? null : { kind: kind as TranslatedKind, id: Number(id) };
}

export function nameOfTranslated({ kind, id }: TranslatedOf): string {
  return id === null ? kind : `${kind}-${id}`;
}

/** How long a text may be that is written before what it is for; null: only what is there. */
export function limitOfNew(kind: TranslatedKind): number | null {
  if (kind === 'announcements') return ANNOUNCEMENT_LIMITS.text;
  return kind === 'remarks' ? LIMITS.remarks : null;
}

/** What is wrong with what stands for a text that has at most so many code points, or null. */
export function translationError(text: string, limit: number): ValueError | null {
  if (!isStorableText(text)) return { code: 'unstorable-text' };
  return codePoints(text) > limit ? { code: 'longer-than', limit } : null;
}
