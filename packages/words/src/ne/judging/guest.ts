import type { GUEST_WORDS as ENGLISH } from '../../en/judging/guest.ts';
import type { Said } from '../../said.ts';

/** What is said of guests: where their name was removed, and to a device that leaves. */
export const GUEST_WORDS: Said<typeof ENGLISH> = {
  nameless: 'एक निर्णायक',
  left: 'यस डिभाइसबाट अब मूल्याङ्कन हुँदैन।',
};
