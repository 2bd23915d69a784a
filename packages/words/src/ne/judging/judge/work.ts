import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { JUDGED_WORK_WORDS as ENGLISH } from '../../../en/judging/judge/work.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';

/** A work to judge, and one's own score sheet below it. */
export const JUDGED_WORK_WORDS: Said<typeof ENGLISH> = {
  loading: 'खुल्दै छ…',
  failed: 'कृति खोल्न सकिएन।',
  gone: 'यो कृति तपाईंको भागमा छैन, वा यसको मूल्याङ्कन अब हुँदैन।',
  heading: 'मूल्याङ्कन गर्ने कृति',
  number: (number) => `कृति ${inNepaliDigits(number)}`,
  back: 'यस चरणका सबै कृति',
  until: (closes, distance) => `${withPostposition(closes, 'सम्म')}, ${distance} सकिन्छ`,
  windowOver: 'चरण सकियो। अब सुरक्षित गरेको कुरा ढिलो आएको मानिन्छ, र आयोजकले भन्नुभयो भने मात्र गनिन्छ।',
  description: 'विवरण',
  links: 'लिङ्कहरू',
  parts: 'के-के बुझाइएको छ',
  opens: (host) => `${host} मा रहेको कृति खोल्नुहोस्`,
  opensOther: (host) => `${host} मा रहेको डेमो वा अर्को लिङ्क खोल्नुहोस्`,
  opensElsewhere: '(नयाँ ट्याबमा खुल्छ)',
  by: (name, college) => (college === null ? name : `${name}, ${college}`),

  sheet: 'तपाईंको अङ्कपत्र',
  lookAgain: 'तपाईंले अङ्क दिएपछि यो कृति फेरि बुझाइयो। तपाईंले पहिले दिनुभएको अङ्क छेउमै छ।',
  scoreAgain: 'तपाईंले अङ्क दिएपछि मूल्याङ्कन तालिका बदलियो। पहिले दिनुभएको अङ्क तल छ, तर अब गनिँदैन।',
  earlier: 'पहिले दिनुभएको अङ्क',
  earlierNone: '–',
  share: (percent) => `${inNepaliDigits(percent)}%`,
  level: (level, sentence) =>
    sentence === '' ? inNepaliDigits(level) : `${inNepaliDigits(level)} · ${sentence}`,
  alsoGiven: (works) =>
    works === 1
      ? 'तपाईंले अर्को १ कृतिलाई पनि यही दिनुभयो'
      : `तपाईंले अरू ${inNepaliDigits(works)} कृतिलाई पनि यही दिनुभयो`,
  before: (level) => `पहिले: ${inNepaliDigits(level)}`,
  beforeText: (text) => `पहिले: “${text}”`,
  keys: (most) =>
    `किबोर्डको तीरले छान्नुहोस्, वा १ देखि ${inNepaliDigits(Math.min(most, 9))} सम्मको अङ्क थिच्नुहोस्।`,
  comment: 'सहभागीका लागि प्रतिक्रिया',
  commentHelp: 'नतिजा आएपछि कृति बुझाउनेले यो पढ्न पाउँछन्।',
  commentLeast: (least) =>
    `कम्तीमा ${inNepaliDigits(least)} शब्द। नतिजा आएपछि कृति बुझाउनेले यो पढ्न पाउँछन्।`,
  note: 'आयोजकका लागि नोट (ऐच्छिक)',
  noteHelp: 'आयोजकले मात्र पढ्नुहुन्छ।',
  count: (count, limit) => `${nepaliNumber(limit)} मध्ये ${nepaliNumber(count)} अक्षर`,

  saved: 'सुरक्षित भयो। अझै पठाइएको छैन।',
  untouched: 'अझै केही भरिएको छैन। भर्दै जाँदा आफैँ सुरक्षित हुन्छ।',
  saving: 'सुरक्षित गर्दै…',
  sending: 'पठाउँदै…',
  offline: 'अझै सुरक्षित भएको छैन: इन्टरनेट छैन। इन्टरनेट आएपछि आफैँ सुरक्षित हुन्छ।',
  offlineSend: 'अझै पठाइएको छैन: इन्टरनेट छैन। इन्टरनेट आएपछि आफैँ पठाइन्छ।',
  refused: (why) => `अझै सुरक्षित भएको छैन: ${why}`,
  notSent: (why) => `अझै पठाइएको छैन: ${why}`,
  keptHere: 'तपाईंले भरेको कुरा यसै डिभाइसमा राखिएको छ।',
  correcting: 'तपाईंले सच्याएको कुरा अझै पठाइएको छैन।',
  saveNow: 'अहिले सुरक्षित गर्नुहोस्',
  uncertain: 'सर्भरबाट जवाफ आएन।',
  missing: 'केही छुटेको छ। चिह्न लागेको ठाउँ हेर्नुहोस्।',

  send: 'पठाउनुहोस्',
  correct: 'सच्याउनुहोस्',
  sendCorrection: 'सच्याएको पठाउनुहोस्',
  dropCorrection: 'सच्याएको हटाउनुहोस्',
  sent: (at) => `पठाइएको समय: ${at}।`,
  late: {
    asked: 'चरण सकिएपछि आइपुगेको हो। आयोजकले भन्नुभयो भने मात्र गनिन्छ।',
    counted: 'चरण सकिएपछि आइपुगे पनि गनिन्छ: आयोजकले मान्नुभयो।',
    refused: 'चरण सकिएपछि आइपुगेकाले गनिँदैन: आयोजकले मान्नुभएन।',
  },
  nextStand: 'अर्को स्टल',
  nextWork: 'अर्को कृति',
  allDone: 'तपाईंले सबै पठाइसक्नुभयो।',

  clashTitle: 'यो अन्यत्रबाट पनि बदलियो',
  clashText:
    'तपाईंकै अर्को ट्याब वा डिभाइसबाट यो अङ्कपत्र अर्कै किसिमले सुरक्षित भएको छ। कुनचाहिँ राख्ने? अर्कोचाहिँ हट्छ।',
  clashEmpty:
    'तपाईंले यस डिभाइसमा भरेको कुरा कृति वा मूल्याङ्कन तालिका बदलिनुअघिको हो। यसका लागि पनि त्यही राख्ने?',
  clashKept: 'सुरक्षित भएको',
  clashMine: 'यहाँ भएको',
  noScore: '–',
  scoreLine: (criterion, score) => `${criterion}: ${inNepaliDigits(score)}`,
  commentLine: (text) => `प्रतिक्रिया: “${text}”`,
  noteLine: (text) => `नोट: “${text}”`,
  keepMine: 'यहाँ भएकै राख्नुहोस्',
  takeKept: 'सुरक्षित भएकै लिनुहोस्',

  cannot: 'मूल्याङ्कन गर्न मिल्दैन',
  cannotTitle: 'किन मूल्याङ्कन गर्न मिल्दैन?',
  cannotReasons: {
    'not-there': 'कृति त्यहाँ छैन।',
    'does-not-open': 'खुल्दैन।',
    'against-the-rules': 'नियमले मागेजस्तो छैन।',
  },
  cannotMissing: 'एउटा कारण छान्नुहोस्।',
  saidCannot: (reason) => `तपाईंले मूल्याङ्कन गर्न मिल्दैन भन्नुभयो: ${reason}`,
  judgeAfterAll: 'मूल्याङ्कन गर्छु',
  conflict: 'यो कसले बनाएको हो मलाई थाहा छ',
  conflictTitle: 'यो कसले बनाएको हो, तपाईंलाई थाहा छ?',
  conflictText:
    'अब तपाईंले यो कृति देख्नुहुन्न, र यसमा दिनुभएको अङ्क गनिँदैन। यो अर्को निर्णायकलाई जान्छ। यो कुरा तपाईं आफैँले फिर्ता लिन मिल्दैन।',
  confirmConflict: 'हो, अरूलाई दिनुहोस्',
  conflictSaid: 'धन्यवाद। अब अर्को निर्णायकले मूल्याङ्कन गर्नुहुन्छ।',
  failedToSay: 'यो काम हुन सकेन। फेरि प्रयास गर्नुहोस्।',
};
