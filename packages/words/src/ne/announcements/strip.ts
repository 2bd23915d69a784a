import type { STRIP_WORDS as ENGLISH } from '../../en/announcements/strip.ts';
import type { Said } from '../../said.ts';

/** An important announcement above the list of events. */
export const STRIP_WORDS: Said<typeof ENGLISH> = {
  heading: 'घोषणा',
  more: 'पढ्नुहोस्',
  close: 'बन्द गर्नुहोस्',
};
