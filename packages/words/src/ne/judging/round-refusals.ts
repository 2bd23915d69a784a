import type { RoundRefusal } from '@pratibha/domain/judging/round-refusals';

/** Why the best of a round are not told, or a nomination is not made. */
export const ROUND_REFUSAL_WORDS: Readonly<Record<RoundRefusal, string>> = {
  'no-round-before': 'यसअघि कुनै चरण छैन, त्यसैले उत्कृष्ट कृति लिने ठाउँ छैन।',
  'round-before-not-over': 'अघिल्लो चरण सकिएको छैन। उत्कृष्ट कृति कुन हुन्, त्यसको समय सकिएपछि थाहा हुन्छ।',
  'border-not-settled': 'सीमामा केही कृति बराबर छन्। सबै लिनुहोस्, वा ठाउँ भएजति कारणसहित छान्नुहोस्।',
  'own-conflict-there':
    'त्यस चरणमा तपाईंको कृति छ वा बनाउनेलाई तपाईं चिन्नुहुन्छ, त्यसैले त्यहाँको क्रम हेर्न मिल्दैन। यो चरण अर्को आयोजकले खोल्नुहुन्छ।',
  'nomination-in-use': 'निर्णायकले यसका लागि कृति मनोनयन गरिसक्नुभयो। यसको नाम बदल्न मिल्छ, हटाउन मिल्दैन।',
  'not-nominating': 'चरण खुला हुँदा त्यसका निर्णायकले मात्र मनोनयन गर्न मिल्छ।',
};
