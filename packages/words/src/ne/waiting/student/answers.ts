import type { WAITING_ANSWERS_WORDS as ENGLISH } from '../../../en/waiting/student/answers.ts';
import type { Said } from '../../../said.ts';
import { CHANGING_WORDS } from '../../registrations/student/changing.ts';

/** Words of answering otherwise while a place is held. */
export const WAITING_ANSWERS_WORDS: Said<typeof ENGLISH> = {
  ...CHANGING_WORDS,
  keeps:
    'तपाईंले छानेको एउटा विकल्प अहिले भरिएको छ। अर्को छान्नुहोस्। सिट तपाईंकै लागि राखिएको छ, लिएपछि तपाईंको हुन्छ।',
  submit: 'उत्तर सुरक्षित गर्नुहोस्',
  changed: (event) => `“${event}”का लागि तपाईंका उत्तर बदलिए। अब सिट लिनुहोस्, यिनै उत्तरसहित दर्ता हुन्छ।`,
};
