import type { UNSUBSCRIBE_WORDS as ENGLISH } from '../../en/notifications/unsubscribe.ts';
import type { Said } from '../../said.ts';

/** The pages behind the link that ends announcements by mail. */
export const UNSUBSCRIBE_WORDS: Said<typeof ENGLISH> = {
  ask: {
    heading: 'अबदेखि घोषणाका इमेल नपठाऊँ?',
    text: 'त्यसपछि आयोजकका घोषणा साइटको घण्टीमा मात्र देखिन्छन्। तपाईंका आफ्नै दर्ता र कृतिबारेका इमेल भने आइरहन्छन्।',
    button: 'यी इमेल रोक्नुहोस्',
  },
  done: {
    heading: 'अब घोषणा इमेलमा आउँदैनन्',
    text: 'भयो। आयोजकका घोषणा साइटको घण्टीमा हेर्न सक्नुहुन्छ। तपाईंका आफ्नै दर्ता र कृतिबारेका इमेल भने आइरहन्छन्।',
    button: 'इमेल फेरि पठाउनुहोस्',
  },
  again: {
    heading: 'घोषणा फेरि इमेलमा आउनेछन्',
    text: 'भयो। आयोजकको अर्को घोषणा इमेलमा पनि आउँछ, साइटको घण्टीमा पनि देखिन्छ।',
    button: 'यी इमेल रोक्नुहोस्',
  },
  unknown: {
    heading: 'यो लिङ्क चल्दैन',
    text: 'इमेल एपले लिङ्क आधा काटेको हुन सक्छ: इमेलबाटै फेरि खोल्नुहोस्, वा पूरै लिङ्क कपी गर्नुहोस्। तैपनि नखुले आयोजकलाई लेख्नुहोस्: ठेगाना हरेक इमेलको पुछारमा छ।',
  },
  notifications: 'तपाईंका सूचना',
  home: 'गृहपृष्ठमा फर्कनुहोस्',
};
