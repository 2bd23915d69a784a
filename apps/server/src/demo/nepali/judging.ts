/** Rounds, by what their works are judged, and what was won. */
export const JUDGING_IN_NEPALI: Readonly<Record<string, string>> = {
  'One round': 'एउटै चरण',
  Pitches: 'पिच',

  Story: 'कथा',
  'Is there one finding, and does everything lead to it?':
    'एउटा ठोस कुरा पत्ता लागेको छ? सबै कुरा त्यहीँ पुग्छ?',
  'There is data, and no story.': 'डाटा छ, कथा छैन।',
  'A story that the data does not carry.': 'कथा छ, तर डाटाले त्यसलाई साथ दिँदैन।',
  'A clear story that one might have expected.': 'कथा प्रस्ट छ, तर यस्तै होला भन्ने लागेकै थियो।',
  'A clear story that surprises.': 'कथा प्रस्ट छ, र चकित पार्छ।',
  'I would tell it to others tonight.': 'यो त म आज राति नै अरूलाई सुनाउँथेँ।',
  'Data and sources': 'डाटा र स्रोत',
  'Can the figures be checked, and do they say what is claimed?':
    'आँकडा जाँच्न सकिन्छ? जे दाबी गरिएको छ, आँकडाले त्यही भन्छ?',
  Charts: 'चार्ट',
  'Does each chart show at a glance what it is there for?':
    'हरेक चार्ट किन राखिएको हो, एकै नजरमा बुझिन्छ?',
  Language: 'भाषा',

  Problem: 'समस्या',
  'Whose is it, and how do we know?': 'यो कसको समस्या हो, र हामीलाई कसरी थाहा भयो?',
  Idea: 'आइडिया',
  'Would it solve it?': 'यसले समस्या हल गर्छ?',
  Pitch: 'पिच',
  'Three minutes, understood by everybody.': 'तीन मिनेटमा, सबैले बुझ्ने गरी।',

  Poor: 'कमजोर',
  Fair: 'ठिकै',
  Good: 'राम्रो',
  'Very good': 'धेरै राम्रो',
  Excellent: 'उत्कृष्ट',

  'Nrs. 50,000 in cash and a scholarship of up to Nrs. 4,00,000':
    'नगद रु. ५०,००० र बढीमा रु. ४,००,००० को छात्रवृत्ति',
  'Nrs. 20,000 in cash and a scholarship of up to Nrs. 3,00,000':
    'नगद रु. २०,००० र बढीमा रु. ३,००,००० को छात्रवृत्ति',
  'Nrs. 14,000 in cash and a scholarship of up to Nrs. 3,00,000':
    'नगद रु. १४,००० र बढीमा रु. ३,००,००० को छात्रवृत्ति',
  'Nrs. 6,000 in cash and a scholarship of up to Nrs. 2,00,000':
    'नगद रु. ६,००० र बढीमा रु. २,००,००० को छात्रवृत्ति',
  'Nrs. 5,000 in cash and a scholarship of up to Nrs. 50,000':
    'नगद रु. ५,००० र बढीमा रु. ५०,००० को छात्रवृत्ति',
  'Most Useful to the College': 'कलेजका लागि सबैभन्दा उपयोगी',
  'A place in its computer club': 'कलेजको कम्प्युटर क्लबमा सदस्यता',
  'Best First Work': 'उत्कृष्ट पहिलो कृति',
  'A drawing tablet': 'ड्रइङ ट्याब्लेट',
  'First Place': 'पहिलो स्थान',
  'Nrs. 10,000 in cash': 'नगद रु. १०,०००',
  'Second Place': 'दोस्रो स्थान',
  'Nrs. 6,000 in cash': 'नगद रु. ६,०००',
  'Third Place': 'तेस्रो स्थान',
  'Nrs. 4,000 in cash': 'नगद रु. ४,०००',
  'Best Story of the College': 'कलेजको उत्कृष्ट स्टोरी',
  'A year of a newspaper': 'एक वर्षको पत्रिका',

  // Why a certificate of the year before counts no longer.
  'The name was misspelt.': 'नामको हिज्जे मिलेको थिएन।',
  'The work turned out to be of somebody else.': 'कृति अरू कसैको रहेछ।',
};
