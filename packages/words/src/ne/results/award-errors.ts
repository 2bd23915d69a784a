import type { AwardError } from '@pratibha/domain/results/awards';
import type * as English from '../../en/results/award-errors.ts';
import type { Sentences } from '../../en/sentences.ts';
import type { Said } from '../../said.ts';
import { textSentences } from '../text-errors.ts';

/** What the texts of an award are called within a sentence. */
export const AWARD_LABELS: Said<typeof English.AWARD_LABELS> = {
  award: 'पुरस्कारको नाम',
  prize: 'पुरस्कारमा दिइने कुरा',
  'award-note': 'कारण',
};

/** What is said where such a text is missing. */
export const AWARD_REQUIRED: Said<typeof English.AWARD_REQUIRED> = {
  award: 'पुरस्कारको नाम लेख्नुहोस्।',
};

/** What is said at an award. */
export const AWARD_ERRORS: Sentences<AwardError> = {
  ...textSentences(AWARD_LABELS, AWARD_REQUIRED),
  'award-unknown-work': 'यसै चरणको कृति छान्नुहोस्।',
  'award-twice': 'यस कृतिले प्रतियोगिताको पुरस्कार पाइसकेको छ।',
  'award-no-such-prize': 'प्रतियोगितामा यो पुरस्कार छैन: विजेता पुरस्कारभन्दा बढी छन्।',
  'award-prize-given': 'यो पुरस्कार दिइसकिएको छ। बराबर ठहरिएका कृतिले मात्र यो बाँड्न पाउँछन्।',
  'award-note-missing':
    'यस कृतिलाई किन दिइयो, लेख्नुहोस्: उत्तिकै वा अझ राम्रो कृतिले पछिल्लो पुरस्कार पाएको छ, वा पाएकै छैन।',
  'award-unchecked': 'पहिले यी सबै हेर्नुहोस्।',
};
