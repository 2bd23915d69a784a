import type { LATE_CODE_WORDS as ENGLISH } from '../../en/session/late-code.ts';
import type { Said } from '../../said.ts';

/** In the place of what is fetched later and did not come. */
export const LATE_CODE_WORDS: Said<typeof ENGLISH> = {
  title: 'यो खुलेन',
  weak: 'अहिले इन्टरनेट धेरै कमजोर छ। एकछिनपछि फेरि प्रयास गर्नुहोस्।',
  offline: 'इन्टरनेट छैन। इन्टरनेट आउनेबित्तिकै आफैँ खुल्छ।',
};
