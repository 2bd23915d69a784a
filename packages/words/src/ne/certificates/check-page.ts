import type { CHECK_PAGE_WORDS as ENGLISH } from '../../en/certificates/check-page.ts';
import type { Said } from '../../said.ts';

/** Of the page that checks certificates as a file, which a certificate's own page offers. */
export const CHECK_PAGE_WORDS: Said<typeof ENGLISH> = {
  save: 'जाँच्ने पृष्ठ सुरक्षित गर्नुहोस्',
  saveText:
    'यस फाइलले अहिलेसम्म हस्ताक्षर भएका प्रमाणपत्र जाँच्छ: जुनसुकै कम्प्युटरमा, इन्टरनेट नभए पनि, र यो साइट बन्द भइसकेपछि पनि।',
  file: 'check-certificates.html',
};
