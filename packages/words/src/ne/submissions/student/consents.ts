import type { CONSENT_WORDS as ENGLISH } from '../../../en/submissions/student/consents.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/**
 * The two questions about showing a work. Students are minors: each says what is shown where, and
 * what nobody can take back.
 */
export const CONSENT_WORDS: Said<typeof ENGLISH> = {
  heading: 'तपाईंले अनुमति दिए मात्र देखाइन्छ',
  intro:
    'तपाईंले चिह्न नलगाएसम्म दुवै बन्द हुन्छन्, र यसले मूल्याङ्कनमा कुनै फरक पार्दैन। १८ वर्ष पुग्नुभएको छैन भने पहिले घरमा सोध्नुहोस्। दुवै कुरा “मेरा कृति”मा जहिले पनि बदल्न सकिन्छ।',
  show: 'मेरो कृति देखाउनुहोस्',
  showHelp:
    'नतिजा आएपछि इन्टरनेटमा जोकोहीले तपाईंको कृतिको विवरण र लिङ्क यहाँ हेर्न सक्छ। अनुमति नदिए आयोजक र निर्णायकले मात्र देख्नुहुन्छ।',
  name: 'कृतिसँगै मेरो नाम राख्नुहोस्',
  nameHelp: (college) =>
    `तपाईंको कृतिले जित्दा वा कृति देखाइँदा इन्टरनेटमा जोकोहीले त्योसँगै तपाईंको नाम पढ्न सक्छ। अनुमति नदिए “${college === null ? 'एक विद्यार्थी' : `${withPostposition(college, 'का')} एक विद्यार्थी`}” लेखिन्छ। जे भए पनि आयोजकलाई तपाईं को हो थाहा हुन्छ, र उहाँहरूले हलमा तपाईंको नाम लिन सक्नुहुन्छ।`,
  copies:
    'अनुमति फिर्ता लिएपछि एक सेकेन्डभित्र यी पृष्ठबाट हट्छ। तर त्यसअघि नै अरूले राखिसकेका स्क्रिनसटजस्ता प्रतिलिपि रहिरहन्छन्।',
  shownHere: 'यहाँ देखाइएको छ',
  saved: 'सुरक्षित भयो।',
  failed: 'सुरक्षित गर्न सकिएन।',
  uncertain: 'सर्भरबाट जवाफ आएन, त्यसैले सुरक्षित भयो कि भएन थाहा भएन। फेरि प्रयास गर्नुहोस्।',
};
