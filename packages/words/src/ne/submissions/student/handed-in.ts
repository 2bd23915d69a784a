import type { HANDED_IN_WORDS as ENGLISH } from '../../../en/submissions/student/handed-in.ts';
import type { Said } from '../../../said.ts';

/** What is said where a work was sent and could not be read back. */
export const HANDED_IN_WORDS: Said<typeof ENGLISH> = {
  unread:
    'तपाईंको कृति पठाइयो, तर यस पृष्ठले त्यो आइपुगेको देख्न सकेन। त्यसैले कृति बुझाइएको कुरा यहाँ अझै देखिएको छैन।',
  look: '“मेरा कृति”मा आइपुगेको छ कि छैन, हेर्नुहोस्',
};
