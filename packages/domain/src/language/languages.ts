/** The languages that the product speaks, by their BCP 47 tags. */
export const LANGUAGES = ['en', 'ne'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What is read where nobody has chosen, and where a text is missing in the other. */
export const FIRST_LANGUAGE: Language = 'en';

/** The cookie in which a device keeps its choice. */
export const LANGUAGE_COOKIE = 'language';

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((each) => each === text);
}

/**
 * The language that a browser would rather have, of those that there are.
 * @param accept its `Accept-Language` (RFC 9110, 12.5.4), or its languages joined by commas
 */
export function preferredLanguage(accept: string | undefined): Language {
  const wanted = (accept ?? '').slice(0, MOST_ACCEPTED).split(',').map(weighed);
  wanted.sort((one, other) => other.weight - one.weight);
  for (const { tag, weight } of wanted) if (isLanguage(tag) && weight > 0) return tag;
  return FIRST_LANGUAGE;
}

/** Nobody speaks more languages than fit in here. */
const MOST_ACCEPTED = 200;

function weighed(range: string) {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
  return { tag: tag.split('-', 1)[0], weight: Number(weight) || 0 };
}
