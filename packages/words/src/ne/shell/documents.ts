import type { DOCUMENT_WORDS as ENGLISH } from '../../en/shell/documents.ts';
import type { Said } from '../../said.ts';

export const DOCUMENT_WORDS: Said<typeof ENGLISH> = {
  browser: 'तपाईंको ब्राउजर',
  tooOld: 'यो ब्राउजर यस साइटका लागि धेरै पुरानो भयो।',
  update: (browsers, last) =>
    `साइटका केही भाग बिग्रिएका देखिन सक्छन् वा चल्दै नचल्न सक्छन्। कृपया ब्राउजर अपडेट गर्नुहोस्, वा अर्को ब्राउजर चलाउनुहोस्: ${browsers} वा ${last}, वा त्योभन्दा नयाँ।`,
  studentWithoutScript:
    'JavaScript नचलाई पनि तपाईं आफ्ना पृष्ठहरू पढ्न सक्नुहुन्छ। दर्ता गर्न, कृति बुझाउन र प्रोफाइल बदल्न भने JavaScript चल्न दिनुहोस्।',
  consoleWithoutScript: 'साइटको यो भाग चल्न JavaScript चाहिन्छ।',
  toHome: 'गृहपृष्ठमा फर्कनुहोस्',
};
