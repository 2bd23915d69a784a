import type {
  ANNOUNCEMENT_WAITS as ANNOUNCEMENT,
  PUBLICATION_WAITS as PUBLICATION,
} from '../../en/mail/why-it-waits.ts';

const AUTHOR_MAY_NOT = 'समय तोक्ने व्यक्तिलाई अब यो गर्ने अधिकार छैन। अरू कसैले पक्का गर्नुपर्छ।';

/** Why a publication did not come at its moment. */
export const PUBLICATION_WAITS: typeof PUBLICATION = {
  'edition-has-errors': 'यसमा केही मिलेको छैन। के मिलेन, सम्पादन गर्ने पृष्ठमा देखिन्छ।',
  'edition-has-clashes':
    'यसबीच प्रकाशित भएको कुराले यिनै ठाउँ बदलेको छ। कुन-कुन हुन्, सम्पादन गर्ने पृष्ठमा देखिन्छ।',
  'edition-year-taken': 'यस वर्षको अर्को संस्करण बनिसकेको छ।',
  'author-may-not': AUTHOR_MAY_NOT,
};

/** Why an announcement did not go at its moment. */
export const ANNOUNCEMENT_WAITS: typeof ANNOUNCEMENT = {
  'announcement-without-recipients': 'त्यतिबेला यसरी छान्दा कोही परेन।',
  'author-may-not': AUTHOR_MAY_NOT,
};
