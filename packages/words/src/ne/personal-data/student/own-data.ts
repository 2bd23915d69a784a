import type { PRIVACY_WORDS as ENGLISH } from '../../../en/personal-data/student/own-data.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** Words of one's own data on the profile page. */
export const PRIVACY_WORDS: Said<typeof ENGLISH> = {
  heading: 'तपाईंको डाटा',
  intro: 'हामीसँग भएको आफ्नो सबै डाटा तपाईं हेर्न र हटाउन लगाउन सक्नुहुन्छ।',
  notice: 'गोपनीयताबारे पढ्नुहोस्।',
  download: 'मेरो डाटा डाउनलोड गर्नुहोस्',
  downloading: 'तयार हुँदै छ…',
  downloadFailed: 'तपाईंको डाटा डाउनलोड हुन सकेन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  fileName: (day) => `my-data-${day}.json`,
  ask: 'मेरो खाता मेटाउनुहोस्',
  askTitle: 'तपाईंको खाता मेटाउने?',
  askText:
    'आयोजकले तपाईंको नाम, प्रोफाइल, उत्तर र कृति सधैँका लागि हटाउनुहुनेछ। तपाईं लगआउट हुनुहुनेछ, र तपाईंका दर्ता तपाईंको नाममा रहनेछैनन्। प्रमाणपत्र जससँग छ, उसका लागि त्यो जाँच्न मिलिरहन्छ, तर यहाँका प्रमाणपत्रबाट तपाईंको नाम हट्छ। नमेटिएसम्म यो अनुरोध यहीँबाट फिर्ता लिन सक्नुहुन्छ।',
  reason: 'कारण (ऐच्छिक)',
  theReason: 'कारण',
  confirmAsk: 'हो, मेरो खाता मेटाउनुहोस्',
  asked: (when) =>
    `तपाईंले ${withPostposition(when, 'मा')} आफ्नो खाता मेटाउन अनुरोध गर्नुभएको छ। आयोजकले मेटाइदिनुहुनेछ।`,
  withdraw: 'अनुरोध फिर्ता लिनुहोस्',
  askDone: 'तपाईंको अनुरोध पठाइयो।',
  withdrawDone: 'तपाईंको अनुरोध फिर्ता लिइयो।',
  failed: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले सुरक्षित भयो कि भएन थाहा भएन। हेर्न पृष्ठ फेरि खोल्नुहोस्।',
};
