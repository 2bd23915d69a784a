import type { PreparedRefusal } from '@pratibha/domain/reviews/prepared-refusals';

/** Why decisions are not released, or not made at once. */
export const PREPARED_REFUSAL_WORDS: Readonly<Record<PreparedRefusal, string>> = {
  'decisions-are-prepared':
    'यस कार्यक्रमका निर्णय अहिले तयार मात्र हुन्छन्, र सबैलाई एकैचोटि सुनाइन्छ। यसलाई पनि तयार गर्न फेरि निर्णय गर्नुहोस्।',
  'decisions-not-ahead': 'अहिलेभन्दा पछिको समय छान्नुहोस्, वा निर्णय अहिल्यै सुनाउनुहोस्।',
};
