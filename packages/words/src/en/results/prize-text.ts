import type { Prize } from '@pratibha/domain/editions/content';
import { money, PRIZE_WORDS } from '../pages/prizes.ts';

/** A prize in words, as it is frozen with an award: 'Nrs. 14,000 in cash and a scholarship …'. */
export function prizeText(
  { cash, scholarship, note }: Pick<Prize, 'cash' | 'scholarship' | 'note'>,
  currency: string,
): string {
  if (note !== null) return note;
  if (scholarship === 0) return cash === 0 ? '' : money(cash, currency);
  if (cash === 0) return `${PRIZE_WORDS.upTo} ${money(scholarship, currency)}`;
  return `${money(cash, currency)} ${PRIZE_WORDS.andScholarship} ${money(scholarship, currency)}`;
}
