import type { ComingRefusal } from '@pratibha/domain/refusals';

/** Why one cannot say that one cannot come, or take it back. */
export const COMING_REFUSAL_WORDS: Readonly<Record<ComingRefusal, string>> = {
  'not-shortlisted': 'छनोट भएकाले मात्र यसो भन्न मिल्छ। विचाराधीन दर्ता भने फिर्ता लिन सकिन्छ।',
  'event-day-over': 'यस कार्यक्रमको दिन बितिसक्यो।',
  'chosen-option-full': 'तपाईंले प्रश्नमा छानेको एउटा विकल्प अहिले भरिएको छ। अझै मिल्छ कि आयोजकलाई सोध्नुहोस्।',
};
