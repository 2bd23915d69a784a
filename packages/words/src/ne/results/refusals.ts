import type { ResultRefusal } from '@pratibha/domain/results/result-refusals';

/** Why results are not frozen, approved, released or changed. */
export const RESULT_REFUSAL_WORDS: Readonly<Record<ResultRefusal, string>> = {
  'results-frozen':
    'यस चरणको नतिजा पक्का गरिएको छ, त्यसैले केही बदलिँदैन। कारण लेखेर फेरि खोल्नुहोस्, वा सार्वजनिक भएपछि सच्याउनुहोस्।',
  'results-not-frozen': 'नतिजा पक्का गरिएको छैन, वा यसबीच फेरि खोलियो।',
  'results-released': 'नतिजा सार्वजनिक भइसक्यो। गल्ती भए सच्याएर मिलाइन्छ।',
  'round-not-over': 'चरण सकिएको छैन: चरणको, कुनै निर्णायकको वा प्रतिक्रियाको समय अझै बाँकी छ।',
  'nothing-counts': 'यस चरणको कुनै पनि अङ्कपत्र गनिँदैन।',
  'final-goes-on': 'यस चरणको फाइनल चलिरहेको छ। सकिन दिनुहोस्, वा स्थान हेर्ने पृष्ठबाट टुङ्ग्याउनुहोस्।',
  'approval-needed': 'पहिले कार्यक्रमका अर्का आयोजकले नतिजा स्वीकृत गर्नुपर्छ।',
  'approval-by-another': 'यो नतिजा तपाईंले पक्का गर्नुभएको हो; त्यसैले कार्यक्रमका अर्का आयोजकले स्वीकृत गर्नुपर्छ।',
  'results-approved': 'नतिजा स्वीकृत भइसकेको छ।',
  'release-not-ahead': 'अहिलेभन्दा पछिको समय छान्नुहोस्, वा नतिजा अहिल्यै सार्वजनिक गर्नुहोस्।',
  'release-not-waiting': 'नतिजा सार्वजनिक हुने समय तोकिएको छैन, त्यसैले रद्द गर्नुपर्ने केही छैन।',
  'sheet-not-counted': 'यो अङ्कपत्र गनिँदैन, त्यसैले यसबारे कसैलाई खबर जाँदैन।',
};
