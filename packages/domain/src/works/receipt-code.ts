import { inLatinDigits } from '../language/nepali-numbers.ts';

/** Crockford's digits: none of them is read for another. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 16;
/** Digits that stand together on a receipt. */
const GROUP = 4;
const CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Random bytes that a code is made of; five bits of each are its digit. */
export const RECEIPT_BYTES = LENGTH;

/** The code of a receipt, made of so many random bytes. */
export function receiptCodeOf(bytes: Uint8Array): string {
  return Array.from(bytes.slice(0, LENGTH), (byte) => DIGITS[byte % DIGITS.length]).join('');
}

/**
 * Whether it is a code as it is stored.
 * @internal
 */
export function isReceiptCode(text: string): boolean {
  return CODE.test(text);
}

/**
 * The code that somebody means who typed this: hyphens, blanks and small letters do not matter, O
 * is read as 0, and I and L as 1; Nepali digits are read, too. Null: it is none.
 */
export function typedReceiptCode(text: string): string | null {
  const code = inLatinDigits(text)
    .toUpperCase()
    .replace(/[\s\p{Pd}]+/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return isReceiptCode(code) ? code : null;
}

/** As it is read out and typed: in groups of four. */
export function shownReceiptCode(code: string): string {
  const groups = Array.from({ length: Math.ceil(code.length / GROUP) }, (_, n) =>
    code.slice(n * GROUP, (n + 1) * GROUP),
  );
  return groups.join('-');
}
