import type { CERTIFICATE_PAGE_WORDS as ENGLISH } from '../../en/certificates/link-pages.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';
import { CERTIFICATE_KIND_WORDS } from './kinds.ts';
import { reasonInNepali } from './reasons.ts';

/** The page that a holder shows others, and that of a link of whoever has no account. */
export const CERTIFICATE_PAGE_WORDS: Said<typeof ENGLISH> = {
  title: (name) => `${withPostposition(name, 'को')} प्रमाणपत्र`,
  card: (what, event, day) => `${what} · ${event} · ${day}`,
  what: (kind, award) =>
    award === null ? CERTIFICATE_KIND_WORDS[kind] : `${CERTIFICATE_KIND_WORDS[kind]}: ${award}`,
  of: 'कार्यक्रम',
  for: 'केका लागि',
  day: 'मिति',
  number: 'नम्बर',
  pictureOf: (name) => `${withPostposition(name, 'को')} प्रमाणपत्र`,
  check: 'सक्कली हो कि होइन, जाँच्नुहोस्',
  checkText: 'जाँच्न इन्टरनेट चाहिँदैन, र तपाईंले जाँच्नुभएको कसैले थाहा पाउँदैन। पृष्ठ सुरक्षित गरेर पनि जाँच्न मिल्छ।',
  revoked: (reason) => `यो प्रमाणपत्र अब मान्य छैन। कारण: ${reasonInNepali(reason)}`,
  replacedBy: (number) => `यसको सट्टा ${number} जारी भएको छ।`,
  home: 'गृहपृष्ठमा फर्कनुहोस्',
  ask: {
    heading: 'तपाईंका लागि एउटा प्रमाणपत्र छ',
    text: 'कसको हो हेर्न, र सुरक्षित वा प्रिन्ट गर्न तलको बटन थिच्नुहोस्।',
    button: 'प्रमाणपत्र देखाउनुहोस्',
  },
  opened: {
    for: (name) => `यो प्रमाणपत्र ${withPostposition(name, 'को')} हो।`,
    keep: 'PDF जोगाएर राख्नुहोस्: यो साइट नरहे पनि त्यो सक्कली भएको त्यसैबाट जाँच्न मिल्छ।',
    pdf: 'PDF खोल्नुहोस्',
    png: 'PNG सुरक्षित गर्नुहोस्',
    print: 'PDF चाहिँ A4 मा प्रिन्ट गर्न हो, तस्बिर चाहिँ मेसेजमा पठाउन हो।',
  },
  unknown: {
    heading: 'यो लिङ्क चल्दैन',
    text: 'प्रमाणपत्र सेयर गर्नेले लिङ्क फिर्ता लिनुभएको हुन सक्छ, वा लिङ्क आधा मात्र आएको हुन सक्छ। अर्को लिङ्क माग्नुहोस्।',
  },
};
