import type { ShowRefusal } from '@pratibha/domain/results/show-refusals';

/** Why results are not told by a show, or why it does not move. */
export const SHOW_REFUSAL_WORDS: Readonly<Record<ShowRefusal, string>> = {
  'show-not-running': 'अहिले नतिजा घोषणा चलिरहेको छैन।',
  'show-goes-on': 'नतिजा घोषणा चलिरहेको छ। सबै पुरस्कार सुनाउनुहोस्, वा पहिलो सुनाउनुअघि नै टुङ्ग्याउनुहोस्।',
  'show-at-end': 'यतातिर देखाउने थप केही छैन।',
  'show-without-awards': 'देखाउने कुनै पुरस्कार छैन।',
  'show-of-correction': 'यस चरणको नतिजा सार्वजनिक भइसकेको छ। सच्याइएको नतिजा सार्वजनिक गर्नुहोस्।',
  'show-release-waits': 'यो नतिजा तोकिएको समयमा सार्वजनिक हुन बाँकी छ। देखाउनुअघि त्यो रद्द गर्नुहोस्।',
};
