import type { ADVERT_WORDS as ENGLISH } from '../../en/pages/advert.ts';
import type { Said } from '../../said.ts';

/** The labels of the advert. */
export const ADVERT_WORDS: Said<typeof ENGLISH> = {
  close: 'यो घोषणा बन्द गर्नुहोस्',
  guidelines: 'निर्देशिका हेर्नुहोस्',
};
