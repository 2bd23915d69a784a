/** Longer names and subjects tell nobody more. */
const LONGEST = 200;

/** Ends of lines, other control characters, and marks that turn the direction of what follows. */
const NOT_IN_HEADERS = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A text as a header may hold it: one line that looks like nothing but itself. */
export function headerText(text: string): string {
  const line = text
    .toWellFormed()
    .replace(NOT_IN_HEADERS, ' ')
    // An encoded word would be read as what it encodes.
    .replaceAll('=?', '= ?')
    .replace(/ {2,}/g, ' ')
    .trim();
  return [...line].slice(0, LONGEST).join('');
}

/** An address that cannot be more than one, nor anything else; what people sign in with is one. */
export function isOneAddress(address: string): boolean {
  return /^[^\s<>()[\]\\,;:"@\p{Cc}]+@[^\s<>()[\]\\,;:"@\p{Cc}]+$/u.test(address);
}
