import { BUILT_IN_TEXTS } from '@pratibha/words/both/questions/built-in-texts';

/** What events ask, and what may be answered. */
export const QUESTIONS_IN_NEPALI: Readonly<Record<string, string>> = {
  // The question that the product asks by itself, which is also asked among others.
  ...BUILT_IN_TEXTS.ne,
  'Which tools have you used before?': 'तपाईंले पहिले कुन-कुन टुल चलाउनुभएको छ?',
  // Programs are called the same in every language.
  Git: 'Git',
  Linux: 'Linux',
  Python: 'Python',
  JavaScript: 'JavaScript',
  'None of these': 'यीमध्ये कुनै पनि छैन',
  'How many years have you been programming?': 'तपाईंले प्रोग्रामिङ गर्न थाल्नुभएको कति वर्ष भयो?',
  'Enter 0 if this is your first time.': 'पहिलो पटक हो भने ० लेख्नुहोस्।',
  'Have you contributed to an open-source project?':
    'के तपाईंले कुनै ओपन सोर्स प्रोजेक्टमा योगदान दिनुभएको छ?',
  'Link to your contribution or profile': 'आफ्नो योगदान वा प्रोफाइलको लिङ्क',
  'What holds you back?': 'तपाईंलाई केले रोकिरहेको छ?',
  'Which project would you like to work on, and why?': 'तपाईं कुन प्रोजेक्टमा काम गर्न चाहनुहुन्छ, र किन?',
  'On which day could a mentor call you before?': 'त्यसअघि मेन्टरले तपाईंलाई कुन दिन फोन गर्दा हुन्छ?',
  'Between the end of registration and the day itself.':
    'दर्ता सकिएपछि र कार्यक्रमको दिनअघिको कुनै दिन।',

  'Which problem does your app solve?': 'तपाईंको एपले कुन समस्या हल गर्छ?',
  'Are you alone or in a team?': 'तपाईं एक्लै हुनुहुन्छ कि टोलीमा?',
  Alone: 'एक्लै',
  'Team of two': 'दुई जनाको टोली',
  'Team of three': 'तीन जनाको टोली',
};
