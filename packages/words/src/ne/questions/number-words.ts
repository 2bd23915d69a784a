import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';

/** A number with all of its digits: '१,०००', '०.२५'. */
export function numberWords(number: number): string {
  return nepaliNumber(number);
}
