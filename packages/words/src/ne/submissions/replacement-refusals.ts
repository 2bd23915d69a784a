import type { ReplacementRefusal } from '@pratibha/domain/submissions/replacement';

/** Why a work that was handed in may not be replaced. */
export const REPLACEMENT_REFUSAL_WORDS: Readonly<Record<ReplacementRefusal, string>> = {
  'nothing-handed-in': 'तपाईंले यस कार्यक्रममा अहिलेसम्म कृति बुझाउनुभएको छैन।',
  'works-once': 'यस कार्यक्रममा कृति एक पटक मात्र बुझाउन मिल्छ।',
  'work-sent-back':
    'आयोजकले यो कृति फेरि बुझाउन भन्नुभएको छ। त्यसका लागि साट्ने होइन, “कृति फेरि बुझाउनुहोस्” थिच्नुहोस्।',
  'work-replaced': 'यसबीचमा यस कृतिको अर्को प्रति बुझाइएको छ। पहिले त्यो हेर्नुहोस्।',
  'replaced-too-often': 'तपाईंले एक दिनमा बीस पटक कृति साटिसक्नुभयो। भोलि फेरि प्रयास गर्नुहोस्।',
  'being-judged': 'यस कृतिको मूल्याङ्कन भइरहेको छ। त्यो नसकिएसम्म कृति बदल्न मिल्दैन।',
};
