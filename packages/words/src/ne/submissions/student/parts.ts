import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { WORK_PARTS_WORDS as ENGLISH } from '../../../en/submissions/student/parts.ts';
import type { Said } from '../../../said.ts';
import { withPostposition } from '../../postposition.ts';
import { bytesInWords } from '../../uploads/amounts.ts';

const files = (count: number) => `${nepaliNumber(count)} वटा फाइल`;

/** Words of the parts of a work in its form; fetched with them, for events that ask for parts. */
export const WORK_PARTS_WORDS: Said<typeof ENGLISH> = {
  heading: 'के बुझाउने',
  loading: 'के बुझाउनुपर्छ, खुल्दै छ…',
  required: '(अनिवार्य)',
  optional: '(ऐच्छिक)',
  choose: 'फाइल छान्नुहोस्',
  chooseMore: 'फाइल थप्नुहोस्',
  chooseFolder: 'फोल्डर छान्नुहोस्',
  camera: 'क्यामेराले खिच्नुहोस्',
  drop: 'फाइल तानेर यहाँ छोड्न वा पेस्ट गर्न पनि सकिन्छ।',
  zip: 'धेरै फाइल वा फोल्डर छान्नुभयो भने यहीँ एउटा ZIP बन्छ।',
  zipFiles: 'धेरै फाइल एकै पटक छान्नुहोस्, यहीँ एउटा ZIP बन्छ।',
  packing: (packed, size) => `ZIP बन्दै छ: ${bytesInWords(size)} मध्ये ${bytesInWords(packed)}…`,
  packed: (count, size) => `${files(count)}को ZIP बन्यो, जम्मा ${bytesInWords(size)} पठाइनेछ।`,
  packFailed: 'यी फाइलको ZIP बनाउन सकिएन। फेरि छान्नुहोस्, वा थोरै छान्नुहोस्।',
  packName: 'work.zip',
  reading: (name) => `${name} जाँच्दै…`,
  toSend: (count, bytes) => `${files(count)}, जम्मा ${bytesInWords(bytes)} पठाइनेछ।`,
  addLink: 'लिङ्क थप्नुहोस्',
  linkOf: (part, n) => (n === 1 ? part : `${part}, लिङ्क ${nepaliNumber(n)}`),
  removeLink: 'यो लिङ्क हटाउनुहोस्',
  files: (part) => `${withPostposition(part, 'का')} फाइल`,

  empty: (name) => `${name} खाली छ। अर्को फाइल छान्नुहोस्।`,
  tooLarge: (name, size, most) =>
    `${name} ${bytesInWords(size)} को छ, यहाँ बढीमा ${bytesInWords(most)} पठाउन मिल्छ। सानो बनाएर फेरि छान्नुहोस्।`,
  tooMany: (most) =>
    most === 1
      ? 'यहाँ एउटा मात्र फाइल मिल्छ। पहिले अर्को हटाउनुहोस्।'
      : `यहाँ बढीमा ${files(most)} मिल्छ। पहिले एउटा हटाउनुहोस्।`,
  tooMuch: (left) =>
    `यस कार्यक्रममा तपाईं अब ${bytesInWords(Math.max(0, left))} मात्र पठाउन सक्नुहुन्छ। नबुझाउने फाइल हटाउनुहोस्।`,
  unreadable: (name) => `${name} पढ्न सकिएन। क्लाउडमा छ भने पहिले यस डिभाइसमा डाउनलोड गर्नुहोस्।`,
  refused: (name) => `${name} पठाइएन।`,
  refusedWhy: 'यस्तो समस्या भएको फाइल आयोजकले लिनुहुन्न।',
  found: 'के भेटियो',

  closedMeanwhile: (part) =>
    `तपाईंले “${part}”को फाइल छान्दै गर्दा फोनले यो पृष्ठ बन्द गर्‍यो। अरू सबै यहीँ छ, त्यो फाइल मात्र फेरि छान्नुहोस्।`,
  back: (count) =>
    count === 0
      ? 'यस ब्राउजरमा रहेको तपाईंको ड्राफ्ट यहीँ छ।'
      : `यस ब्राउजरमा रहेको तपाईंको ड्राफ्ट र ${files(count)} यहीँ छन्।`,

  discard: 'कृति बुझाइएको छैन। तपाईंको ड्राफ्ट र पठाएका फाइल मेटिनेछन्।',
  discardReplacement: 'तपाईंको कृति साटिएको छैन। यसका लागि बनाएको ड्राफ्ट र पठाएका फाइल मेटिनेछन्।',
  mendFirst: 'तपाईंको एउटा फाइल पठाउन सकिएन। माथि हेर्नुहोस्, वा त्यो हटाउनुहोस्।',
  waiting: (sent, size) =>
    `फाइल आइपुग्नेबित्तिकै तपाईंको कृति बुझाइन्छ: ${bytesInWords(size)} मध्ये ${bytesInWords(sent)} पुग्यो। यो पृष्ठ बन्द नगर्नुहोस्।`,
  wait: 'फाइल पुग्न बाँकी छ…',
  stopWaiting: 'अहिले नबुझाउनुहोस्',

  begunInTime: (until) =>
    `अन्तिम मिति बितिसक्यो। तपाईंले समयमै पठाउन सुरु गर्नुभएको थियो, त्यसैले ${withPostposition(until, 'सम्म')} बुझाउन सक्नुहुन्छ।`,
  mending: (until) =>
    `अन्तिम मिति बितिसक्यो। तपाईंका फाइलमा भेटिएका समस्या ${withPostposition(until, 'सम्म')} मिलाउन सकिन्छ।`,
};
