import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { UNSENT_SHEETS_WORDS as ENGLISH } from '../../../en/judging/judge/unsent.ts';
import type { Said } from '../../../said.ts';

/** What a judge filled in and the organisers do not have yet, on a judge's pages. */
export const UNSENT_SHEETS_WORDS: Said<typeof ENGLISH> = {
  title: (count) => `यस डिभाइसमा राखिएका: ${inNepaliDigits(count)}`,
  text: 'यी अझै आयोजककहाँ पुगेका छैनन्। इन्टरनेट आएपछि आफैँ जान्छन्, यो पृष्ठ खुला हुँदा पनि।',
  work: (number) => (number === null ? 'एउटा कृति' : `कृति ${inNepaliDigits(number)}`),
  atStand: (stand, number) => `${stand}: कृति ${inNepaliDigits(number)}`,
  oneMore: 'म पनि मूल्याङ्कन गर्छु',
  toSend: 'अझै पठाइएको छैन',
  toSave: 'अझै सुरक्षित भएको छैन',
  correction: 'तपाईंले सच्याएको कुरा अझै पठाइएको छैन। पठाउन खोल्नुहोस्।',
  sending: 'पठाउँदै…',
  saving: 'सुरक्षित गर्दै…',
  noConnection: (what) => `${what}: इन्टरनेट छैन`,
  refused: (what, why) => `${what}: ${why}`,
  uncertain: 'सर्भरबाट जवाफ आएन।',
  asks: 'यो अन्यत्रबाट पनि बदलियो। खोलेर कुनचाहिँ राख्ने हो, छान्नुहोस्।',
  notTheirs: 'यो कृति अब तपाईंको भागमा छैन, त्यसैले पठाउन मिल्दैन।',
  remove: 'हटाउनुहोस्',
  removeTitle: 'यो अङ्कपत्र हटाउने?',
  removeText: (work) => `तपाईंले “${work}”का लागि भरेको सबै कुरा यस डिभाइसबाट हट्छ। पछि फर्काउन मिल्दैन।`,
  sendNow: 'अहिले पठाउनुहोस्',
  unreadable: (count) =>
    count === 1
      ? 'यस डिभाइसको १ अङ्कपत्र यस पृष्ठको अर्कै भर्सनमा भरिएको हो, र त्यही भर्सनले मात्र यो पढ्न सक्छ। इन्टरनेट आएपछि पृष्ठ फेरि खोल्नुहोस्।'
      : `यस डिभाइसका ${inNepaliDigits(count)} अङ्कपत्र यस पृष्ठको अर्कै भर्सनमा भरिएका हुन्, र त्यही भर्सनले मात्र यी पढ्न सक्छ। इन्टरनेट आएपछि पृष्ठ फेरि खोल्नुहोस्।`,
  late: (work) => `${work}: चरण सकिएपछि आइपुगेको हो। आयोजकले भन्नुभयो भने मात्र गनिन्छ।`,
  here: 'यस डिभाइसमा राखिएको छ, पठाइएको छैन',
};
