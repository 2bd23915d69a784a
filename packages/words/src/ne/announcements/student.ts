import type { OWN_ANNOUNCEMENT_WORDS as ENGLISH } from '../../en/announcements/student.ts';
import type { Said } from '../../said.ts';

/** The page of one announcement. */
export const OWN_ANNOUNCEMENT_WORDS: Said<typeof ENGLISH> = {
  heading: 'घोषणा',
  back: 'सबै सूचना',
  gone: 'तपाईंका लागि यस्तो घोषणा छैन।',
  failed: 'घोषणा खोल्न सकिएन।',
};
