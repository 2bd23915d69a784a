const DIGITS = '०१२३४५६७८९';
/** The character code of the first of them. */
const NEPALI_ZERO = 0x966;

/** A text with Nepali digits in the place of others; everything else of it stays. */
export function inNepaliDigits(text: string | number): string {
  return String(text).replace(/[0-9]/g, (digit) => DIGITS[Number(digit)] ?? digit);
}

/** A text with the digits of programs in the place of Nepali ones. */
export function inLatinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - NEPALI_ZERO));
}

/**
 * A number as Nepali writes it: by thousands, then by lakhs and crores, '१२,३४,५६७.५'. Intl cannot
 * be asked: browsers on phones do not know Nepali, and what the server drew would change.
 */
export function nepaliNumber(value: number): string {
  const [whole = '', ...rest] = String(Math.abs(value)).split('.');
  const [high, low] = [whole.slice(0, -3), whole.slice(-3)];
  const groups = high === '' ? low : `${high.replace(/\B(?=(\d\d)+$)/g, ',')},${low}`;
  return inNepaliDigits((value < 0 ? '-' : '') + [groups, ...rest].join('.'));
}
