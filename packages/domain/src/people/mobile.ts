import { inLatinDigits } from '../language/nepali-numbers.ts';
import type { Shape } from '../shape.ts';

/** Blanks and hyphens of every kind, and the unseen marks that phones copy along with a number. */
const BETWEEN_DIGITS = /[\s\p{Pd}\p{Cf}]+/gu;

/** Exactly ten ASCII digits (R5.2). */
export function isMobile(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}

/** The shape of one, as it is kept. */
export const MOBILE_SHAPE: Shape = { type: 'string', pattern: '^[0-9]{10}$' };

/**
 * The mobile number in what people type and phones fill in: Nepali digits become ASCII ones, blanks
 * and hyphens leave it; then, if it has not 10 digits, one leading +977, 977 or 0 goes if exactly
 * 10 remain. What is no mobile number even so stays as it is, but for the blanks around it.
 */
export function plainMobile(text: string): string {
  const digits = inLatinDigits(text.replace(BETWEEN_DIGITS, ''));
  const plain = isMobile(digits) ? digits : digits.replace(/^(?:\+?977|0)(?=[0-9]{10}$)/, '');
  return isMobile(plain) ? plain : text.trim();
}
