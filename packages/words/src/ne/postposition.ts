/** A letter or a vowel sign of Devanagari at the end; its digits and its full stop are none. */
const ENDS_IN_LETTER = /[\u0900-\u0963]$/u;

/**
 * A noun with what belongs behind it, as Nepali writes it: 'कलेजका', but 'Hill College का', as two
 * scripts in one word cannot be read.
 */
export function withPostposition(noun: string, postposition: string): string {
  return ENDS_IN_LETTER.test(noun) ? noun + postposition : `${noun} ${postposition}`;
}
