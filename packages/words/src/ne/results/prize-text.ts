import type { prizeText as english } from '../../en/results/prize-text.ts';
import { money } from '../pages/prizes.ts';

/** A prize in words: 'नगद रु. १४,००० र बढीमा रु. १,००,००० को छात्रवृत्ति'. */
export const prizeText: typeof english = ({ cash, scholarship, note }, currency) => {
  if (note !== null) return note;
  if (scholarship === 0) return cash === 0 ? '' : `नगद ${money(cash, currency)}`;
  if (cash === 0) return `बढीमा ${money(scholarship, currency)} को छात्रवृत्ति`;
  return `नगद ${money(cash, currency)} र बढीमा ${money(scholarship, currency)} को छात्रवृत्ति`;
};
