import type { KEPT_WORDS as ENGLISH } from '../../en/session/kept.ts';
import type { Said } from '../../said.ts';

/** Above a page that the network did not bring. */
export const KEPT_WORDS: Said<typeof ENGLISH> = {
  since: (time) => `यो पृष्ठ यस डिभाइसमा ${time}मा राखिएको हो, र त्यतिबेला जस्तो थियो त्यस्तै छ।`,
  not: 'यो पृष्ठ यस डिभाइसमा राखिएको छैन। इन्टरनेट आउनेबित्तिकै खुल्छ।',
};
