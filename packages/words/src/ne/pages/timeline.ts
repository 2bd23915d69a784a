import type { TIMELINE_WORDS as ENGLISH } from '../../en/pages/timeline.ts';
import type { Said } from '../../said.ts';

/** The words of the marks on a timeline. */
export const TIMELINE_WORDS: Said<typeof ENGLISH> = {
  marks: { past: 'सकियो', now: 'अहिले', next: 'अर्को' },
  coming: (mark, title, when) => `${mark}: ${title}, ${when}`,
};
