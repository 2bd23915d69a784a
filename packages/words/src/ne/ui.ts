import type { UI_WORDS as ENGLISH } from '../en/ui.ts';
import type { Said } from '../said.ts';

/** Words of the looks that every page of the app document shares (R2.23, R2.55). */
export const UI_WORDS: Said<typeof ENGLISH> = {
  noData: 'केही भेटिएन',
  loading: 'खुल्दै छ…',
  tryAgain: 'फेरि प्रयास गर्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
  close: 'बन्द गर्नुहोस्',
  ok: 'हुन्छ',
  brokenTitle: 'यो पृष्ठ खुलेन',
  brokenText: 'पृष्ठ फेरि खोल्नुहोस्; तपाईंले पठाइसकेका कुरा सुरक्षित छन्।',
  brokenOffline: 'इन्टरनेट छैन। इन्टरनेट आउनेबित्तिकै पृष्ठ आफैँ खुल्छ।',
  reload: 'फेरि खोल्नुहोस्',
  notFoundCode: '404',
  notFoundTitle: 'ओहो! पृष्ठ भेटिएन।',
  notFoundText: 'तपाईंले खोज्नुभएको पृष्ठ छैन वा अन्तै सारिएको छ।',
  goHome: 'गृहपृष्ठमा फर्कनुहोस्',
};
