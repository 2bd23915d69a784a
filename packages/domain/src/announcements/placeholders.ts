import type { AnnouncementSource } from './announcements.ts';

/** What an announcement can say of its recipient, by the list in which recipients are found. */
export const PLACEHOLDERS = {
  users: ['first_name', 'name'],
  registrations: ['first_name', 'name', 'event', 'status'],
  submissions: ['first_name', 'name', 'event', 'status'],
} as const satisfies Record<AnnouncementSource, readonly string[]>;
type Placeholder = (typeof PLACEHOLDERS)[AnnouncementSource][number];

/** What stands there for one recipient, in words; null: the fallback does. */
export type PlaceholderFacts = Readonly<Record<Placeholder, string | null>>;

/** What is wrong with a text of placeholders, and in which line of it. */
export type PlaceholderError =
  | { readonly code: 'unknown-placeholder'; readonly name: string; readonly line: number }
  | { readonly code: 'placeholder-without-fallback'; readonly name: string; readonly line: number }
  | { readonly code: 'placeholder-not-closed'; readonly line: number };

/** `{{first_name|student}}`: a name, and what stands there where nothing is known. */
const PLACEHOLDER = /\{\{([^{}|]*)(?:\|([^{}]*))?\}\}/g;

/** What is wrong with the first placeholder that is, or null. */
export function placeholderError(
  text: string,
  source: AnnouncementSource,
): PlaceholderError | null {
  const known: readonly string[] = PLACEHOLDERS[source];
  for (const [index, words] of text.split('\n').entries()) {
    const line = index + 1;
    for (const [, written = '', fallback] of words.matchAll(PLACEHOLDER)) {
      const name = written.trim();
      if (!known.includes(name)) return { code: 'unknown-placeholder', name, line };
      if (!fallback?.trim()) return { code: 'placeholder-without-fallback', name, line };
    }
    if (/\{\{|\}\}/.test(words.replace(PLACEHOLDER, ''))) {
      return { code: 'placeholder-not-closed', line };
    }
  }
  return null;
}

/**
 * The text for one recipient. What a person calls themselves is put in as it is and read no
 * further: a name that looks like a placeholder stays that name.
 */
export function fillPlaceholders(text: string, facts: PlaceholderFacts): string {
  return text.replace(PLACEHOLDER, (_, name: string, fallback: string | undefined) => {
    const known: Readonly<Record<string, string | null>> = facts;
    return known[name.trim()]?.trim() || (fallback ?? '').trim();
  });
}

/** The first of a person's names; null where there is none. */
export function firstName(name: string): string | null {
  return name.trim().split(/\s+/)[0] || null;
}
