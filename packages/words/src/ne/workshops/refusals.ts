import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type {
  CLASS_REFUSAL_WORDS as ENGLISH,
  overlapWords as english,
} from '../../en/workshops/refusals.ts';

/** Why one cannot take a seat in a class. */
export const CLASS_REFUSAL_WORDS: typeof ENGLISH = {
  'class-overlaps': 'त्यही समयको अर्को कक्षामा तपाईंको सिट छ।',
};

/** The same with the name of the other. */
export const overlapWords: typeof english = ({ title, starts_at, ends_at }) =>
  `त्यही समयमा (${inNepaliDigits(starts_at)}–${inNepaliDigits(ends_at)}) “${title}”मा तपाईंको सिट छ।`;
