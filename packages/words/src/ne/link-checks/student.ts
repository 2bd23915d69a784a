import type { OWN_LINKS_WORDS as ENGLISH } from '../../en/link-checks/student.ts';
import type { Said } from '../../said.ts';

/** Beside the links of one's own work. */
export const OWN_LINKS_WORDS: Said<typeof ENGLISH> = {
  heading: 'तपाईंका लिङ्क खुल्छन्?',
  intro: 'तपाईंको कृति हेर्नेले जसरी नै, हामी हरेक दिन लगइन नगरी तपाईंका लिङ्क खोलेर हेर्छौँ।',
  checked: (at) => `पछिल्लो पटक हेरेको: ${at}`,
  openedBefore: 'पहिले खुल्थ्यो।',
  mend: 'लिङ्क भएको जोकोहीले खोल्न सक्ने गरी सेयर गर्नुहोस्, वा समय छँदै अर्को लिङ्क बुझाउनुहोस्। त्यसपछि अरूले के देख्छन् थाहा पाउन प्राइभेट विन्डोमा खोलेर हेर्नुहोस्।',
};
