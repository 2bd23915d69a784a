import type { STATUS_PAGE_WORDS as ENGLISH } from '../../en/shell/status-pages.ts';
import type { Said } from '../../said.ts';

/** The unauthorised page (R2.4) and both variants of the not-found page (R2.22, R2.23). */
export const STATUS_PAGE_WORDS: Said<typeof ENGLISH> = {
  notFound: {
    code: '404',
    heading: 'ओहो! बाटो बिराउनुभयो जस्तो छ।',
    variant: 'ओहो! पृष्ठ भेटिएन।',
    text: 'तपाईंले खोज्नुभएको पृष्ठ छैन वा अन्तै सारिएको छ।',
    back: 'गृहपृष्ठमा फर्कनुहोस्',
  },
  unauthorized: {
    heading: 'यो पृष्ठ तपाईंको खाताका लागि होइन।',
    text: 'तपाईंले लगइन त गर्नुभएको छ, तर यस खाताबाट त्यो पृष्ठ खोल्न मिल्दैन। मिल्नुपर्ने हो जस्तो लागे आयोजकलाई लेख्नुहोस्।',
    back: 'गृहपृष्ठमा फर्कनुहोस्',
  },
};
