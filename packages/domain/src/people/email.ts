/*
 * Only A to Z have small letters here. Unicode also turns the Kelvin sign (U+212A) into k and İ
 * into i: whoever had such an address would pass for the owner of the plain one. PostgreSQL
 * compares alike, by lower(email collate "C").
 */

/** The address as it is compared, never as it is shown or written to. */
export function foldedEmail(email: string): string {
  return email.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}

/** Whether two addresses are the same. */
export function isSameEmail(one: string, other: string): boolean {
  return foldedEmail(one) === foldedEmail(other);
}

/** Whether all of it is ASCII that can be seen, so that nobody takes it for another address. */
export function isPlainEmail(email: string): boolean {
  return /^[\x21-\x7e]+$/.test(email);
}
