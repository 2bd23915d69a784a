import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { OWN_STAND_WORDS as ENGLISH } from '../../../en/judging/student/own-stand.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Where one's own work is judged. */
export const OWN_STAND_WORDS: Said<typeof ENGLISH> = {
  label: 'तपाईंको कृतिको मूल्याङ्कन हुने ठाउँ',
  stand: (stand, area) => (area === null ? `स्टल ${stand}` : `स्टल ${stand}, ${area}`),
  judged: (opens, closes) =>
    `मूल्याङ्कनको समय: ${withPostposition(opens, 'देखि')} ${withPostposition(closes, 'सम्म')}`,
  visited: (made, of) => `${inNepaliDigits(of)} मध्ये ${inNepaliDigits(made)} निर्णायक आइसक्नुभयो`,
};
