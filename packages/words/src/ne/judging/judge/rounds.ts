import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { JUDGED_ROUNDS_WORDS as ENGLISH } from '../../../en/judging/judge/rounds.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** The rounds that one judges, and the works of one of them. */
export const JUDGED_ROUNDS_WORDS: Said<typeof ENGLISH> = {
  heading: 'मूल्याङ्कन',
  intro: 'तपाईंले मूल्याङ्कन गर्ने, वा गर्न अनुरोध आएका चरणहरू।',
  loading: 'खुल्दै छ…',
  failed: 'तपाईंका चरण खोल्न सकिएन।',
  roundFailed: 'चरण खोल्न सकिएन।',
  none: 'अहिले तपाईंलाई मूल्याङ्कनको अनुरोध आएको छैन।',
  gone: 'यस्तो चरण छैन, वा तपाईं यसमा निर्णायक हुनुहुन्न।',
  all: 'तपाईंका सबै चरण',
  events: 'कार्यक्रम हेर्नुहोस्',
  help: 'मूल्याङ्कन कसरी हुन्छ',
  separator: ' · ',

  states: {
    prepared: 'तयारी हुँदै छ',
    waiting: 'पछि सुरु हुन्छ',
    open: 'खुला',
    over: 'सकियो',
  },
  window: (opens, closes) => `${withPostposition(opens, 'देखि')} ${withPostposition(closes, 'सम्म')}`,
  ends: (distance) => `${distance} सकिन्छ`,
  sent: (sent, works) => `${inNepaliDigits(works)} मध्ये ${inNepaliDigits(sent)} पठाइयो`,
  minutes: (minutes) => `एउटा कृतिलाई करिब ${inNepaliDigits(minutes)} मिनेट`,

  named: 'नतिजासँगै तपाईंको नाम पनि देखाइन्छ, र तपाईंले अङ्क दिनुभएको कृति बनाउनेले पनि त्यो थाहा पाउँछन्।',

  asked: 'तपाईंलाई यहाँ मूल्याङ्कन गर्न अनुरोध गरिएको छ।',
  accept: 'स्वीकार गर्नुहोस्',
  decline: 'अस्वीकार गर्नुहोस्',
  acceptTitle: 'यस चरणको निर्णायक बन्नुहोस्',
  most: 'बढीमा कति वटा कृति',
  mostHelp: 'जति पनि मिल्ने भए खाली छोड्नुहोस्।',
  declineTitle: 'मूल्याङ्कन अस्वीकार गर्नुहोस्',
  declineText: 'तपाईंले पठाउन बाँकी कृति अरू निर्णायकलाई जान्छन्; पठाइसकेका रहिरहन्छन्।',
  reason: 'कारण (ऐच्छिक)',
  reasonHelp: 'कार्यक्रमका आयोजकले पढ्नुहुन्छ।',
  accepted: 'धन्यवाद। तपाईं यस चरणको निर्णायक हुनुभयो।',
  declined: 'तपाईंले अस्वीकार गर्नुभयो।',
  answerFailed: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',

  works: 'कृतिहरू',
  shownFrom: (opens) => `कृतिहरू ${withPostposition(opens, 'देखि')} देखाइन्छन्।`,
  noWorks: 'तपाईंलाई अझै कुनै कृति दिइएको छैन। दिइएपछि खबर आउँछ।',
  noOrder: 'कृतिहरू तपाईंसामु कोठामै प्रस्तुत गरिन्छन्। आयोजकले क्रम सार्वजनिक गरेपछि समय यहाँ देखिन्छ।',
  next: 'अर्को कृति',
  work: (number) => `कृति ${inNepaliDigits(number)}`,
  presented: (from, until) => `${withPostposition(from, 'देखि')} ${withPostposition(until, 'सम्म')}`,
  workStates: {
    'not-begun': 'सुरु भएको छैन',
    begun: 'सुरु भयो',
    sent: 'पठाइयो',
    cannot: 'मूल्याङ्कन गर्न मिल्दैन',
    'look-again': 'पछि बदलियो: फेरि हेर्नुहोस्',
  },
  yours: (criterion, level) => `${criterion}: ${inNepaliDigits(level)}`,
};
