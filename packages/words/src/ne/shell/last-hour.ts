import type { LAST_HOUR_WORDS as ENGLISH } from '../../en/shell/last-hour.ts';
import type { Said } from '../../said.ts';

/** Words of a form whose deadline is near or over. */
export const LAST_HOUR_WORDS: Said<typeof ENGLISH> = {
  registration: {
    closes: (distance, time) => `दर्ता ${distance} बन्द हुन्छ (${time})।`,
    ten: 'दर्ता १० मिनेटभित्र बन्द हुन्छ।',
    one: 'दर्ता १ मिनेटभित्र बन्द हुन्छ।',
    closed: 'दर्ता बन्द भयो। तपाईंका उत्तर यही ट्याबमा राखिएका छन्।',
  },
  submission: {
    closes: (distance, time) => `कृति बुझाउने समय ${distance} सकिन्छ (${time})।`,
    ten: 'कृति बुझाउने समय १० मिनेटभित्र सकिन्छ।',
    one: 'कृति बुझाउने समय १ मिनेटभित्र सकिन्छ।',
    closed: 'कृति बुझाउने समय सकियो। तपाईंको ड्राफ्ट यही ब्राउजरमा राखिएको छ।',
  },
  followUp: {
    closes: (distance, time) => `उत्तर दिने समय ${distance} सकिन्छ (${time})।`,
    ten: 'उत्तर दिने समय १० मिनेटभित्र सकिन्छ।',
    one: 'उत्तर दिने समय १ मिनेटभित्र सकिन्छ।',
    closed: 'अन्तिम दिन सकियो। तपाईंका उत्तर यही ट्याबमा राखिएका छन्।',
  },
  writeTo: 'इन्टरनेटका कारण पठाउन सक्नुभएन भने',
  ifItFailed: 'मा लेख्नुहोस्।',
};
