import type { WORKSHOPS_WORDS as ENGLISH } from '../../en/workshops/student.ts';
import type { Said } from '../../said.ts';

/** Words of the workshops; the programme is the edition's. */
export const WORKSHOPS_WORDS: Said<typeof ENGLISH> = {
  none: 'अहिले कुनै कार्यशाला छैन। केही दिनपछि फेरि हेर्नुहोस्।',
  formTitle: 'कार्यशाला दर्ता फारम',
  heading: 'कार्यशाला',
  intro: 'लगइन गरेका जोकोहीले भाग लिन सक्छन्, प्रोफाइल पूरा हुनु पर्दैन।',
  openForm: 'फारम नयाँ ट्याबमा खोल्नुहोस्',
  opensElsewhere: '(अर्को साइटमा खुल्छ)',
  browse: 'कार्यक्रम हेर्नुहोस्',
  loading: 'खुल्दै छ…',
};
