/**
 * The letters and signs that the font of certificates has, which is Mukta: Latin with its accents,
 * Devanagari, and the signs that sentences need. A test of the server asks the font itself.
 */
const LETTERS =
  '\\u0020-\\u007e\\u00a0-\\u00ac\\u00ae-\\u0137\\u0139-\\u017e\\u0218-\\u021b\\u0900-\\u0977\\u0979-\\u097f' +
  '\\u1e0c\\u1e0d\\u1e24\\u1e25\\u1e36-\\u1e3b\\u1e42-\\u1e49\\u1e5a-\\u1e5f\\u1e62\\u1e63\\u1e6c-\\u1e6f' +
  '\\u1e80-\\u1e85\\u1e8e\\u1e8f\\u1ef2\\u1ef3\\u200c\\u200d\\u2013\\u2014\\u2018-\\u201a\\u201c-\\u201e' +
  '\\u2020-\\u2022\\u2026\\u2030\\u2039\\u203a\\u20a8\\u20ac\\u20b9\\u2122\\u2212';
const UNPRINTABLE = new RegExp(`[^${LETTERS}]`, 'u');
const ALL_UNPRINTABLE = new RegExp(`[^${LETTERS}]+`, 'gu');

/** Two letters that join others in Devanagari; anywhere else nobody sees them. */
const JOINERS_ALONE = /(?<![\u0900-\u097f])[\u200c\u200d]|[\u200c\u200d](?![\u0900-\u097f])/u;

/**
 * What has no shape of its own: control characters, what turns the direction of a text, what hides
 * in it. White space between words is none of it.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Whether somebody could hide in a text what its readers do not see. */
export function hasHiddenLetters(text: string): boolean {
  return HIDDEN.test(text.replaceAll(/[\u200c\u200d]/g, '')) || JOINERS_ALONE.test(text);
}

/** The first letter that certificates cannot print; null where there is none. */
export function unprintableLetter(text: string): string | null {
  return UNPRINTABLE.exec(text)?.[0] ?? null;
}

/**
 * A text as certificates print it: letters composed, spaces single, and without what has no shape
 * in their font, such as an emoji in the title of an event.
 */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(ALL_UNPRINTABLE, ' ').replaceAll(/\s+/g, ' ').trim();
}
