import type { BUILT_IN_TEXTS as ENGLISH } from '../../en/questions/built-in-texts.ts';

/** The question that is asked where an event asks none, its options, and those of yes or no. */
export const BUILT_IN_TEXTS: typeof ENGLISH = {
  'How do you know about the event?': 'यस कार्यक्रमबारे कसरी थाहा पाउनुभयो?',
  Facebook: 'फेसबुक',
  Instagram: 'इन्स्टाग्राम',
  Newspaper: 'पत्रपत्रिका',
  Seniors: 'सिनियरबाट',
  Yes: 'हो',
  No: 'होइन',
  Other: 'अन्य',
};
