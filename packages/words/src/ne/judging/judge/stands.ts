import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { HALL_WORDS as ENGLISH } from '../../../en/judging/judge/stands.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** A judge in a hall, from stand to stand. */
export const HALL_WORDS: Said<typeof ENGLISH> = {
  heading: 'स्टलमा मूल्याङ्कन',
  loading: 'खुल्दै छ…',
  failed: 'स्टलहरू खोल्न सकिएन।',
  separator: ' · ',

  goTo: 'अब जाने स्टल:',
  standAt: 'तपाईं भएको स्टल:',
  work: (number) => `कृति ${inNepaliDigits(number)}`,
  yours: (until) => `${withPostposition(until, 'अघि')} अर्को निर्णायकलाई त्यहाँ पठाइँदैन।`,
  here: 'म यहाँ पुगेँ',
  busy: 'अहिले फुर्सद छैन',
  nobody: 'त्यहाँ कोही छैन',
  pause: 'एकछिन विश्राम गर्छु',
  open: 'अङ्कपत्र खोल्नुहोस्',
  next: 'अर्को स्टल',
  area: 'भाग',
  anyArea: 'म भएतिरै',
  left: (count) =>
    count === 1
      ? 'तपाईंका लागि एउटा कृति बाँकी छ।'
      : `तपाईंका लागि ${inNepaliDigits(count)} वटा कृति बाँकी छन्।`,
  waiting: 'ती सबैमा अहिले अरू निर्णायक हुनुहुन्छ, वा अघि त्यहाँ फुर्सद थिएन। केही मिनेटपछि फेरि प्रयास गर्नुहोस्।',
  noneLeft:
    'तपाईंका लागि कुनै कृति बाँकी छैन: सबैमा चाहिनेजति निर्णायक पुगिसक्नुभयो। तैपनि स्टलको नम्बर लेख्न सक्नुहुन्छ।',
  notYet: 'अझै कुनै कृतिले स्टल पाएको छैन। आयोजकलाई सोध्नुहोस्।',

  typed: 'स्टलको नम्बर',
  typedHelp: 'त्यहाँ लेखिएजस्तै। जुनसुकै स्टलका लागि चल्छ, त्यहाँ अरू हुँदा पनि।',
  goThere: 'त्यहाँ जानुहोस्',
  isWork: (stand, area, number) =>
    `${stand}${area === null ? '' : `, ${area}`}: कृति ${inNepaliDigits(number)}`,
  unknown: 'यस चरणमा यस्तो स्टल छैन।',
  nextOffline: 'इन्टरनेट छैन। जुनसुकै स्टलमा जानुहोस्, र तल त्यसको नम्बर लेख्नुहोस्।',
  place: (stand, area) => (area === null ? stand : `${stand}, ${area}`),
  notYours:
    'तपाईंले दिनुभएको अङ्क यसै डिभाइसमा राखिन्छ र इन्टरनेट आएपछि आफैँ पठाइन्छ। त्यसपछि यो कृति तपाईंको भागमा पर्छ।',
  enoughTitle: 'यस कृतिमा निर्णायक पुगिसक्नुभयो',
  enoughText: 'चाहिनेजति निर्णायक यहाँ आइसक्नुभयो। तपाईं थप एक जना हुन सक्नुहुन्छ, र तपाईंको अङ्कपत्र गनिन्छ।',
  oneMore: 'म पनि मूल्याङ्कन गर्छु',
  didNotWork: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',

  clock: 'यस कृतिको समय',
  timeLeft: (minutes, seconds) => inNepaliDigits(`${minutes}:${String(seconds).padStart(2, '0')}`),
  over: 'समय सकियो। तैपनि चाहिएजति समय लिनुहोस्, बीचमै केही रोकिँदैन।',
};
