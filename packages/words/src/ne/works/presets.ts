import type { PRESET_WORDS as ENGLISH } from '../../en/works/presets.ts';
import type { Said } from '../../said.ts';

/** What many events ask for, as organisers choose it. */
export const PRESET_WORDS: Said<typeof ENGLISH> = {
  'design-a4': {
    name: 'ग्राफिक डिजाइन A4',
    part: {
      name: 'डिजाइन',
      help: '३०० dpi वा बढीको एउटा A4 तस्बिर: कम्तीमा २४८० × ३५०८ पिक्सेल, RGB वा CMYK मा।',
    },
  },
  'design-a3': {
    name: 'ग्राफिक डिजाइन A3',
    part: {
      name: 'डिजाइन',
      help: '३०० dpi वा बढीको एउटा A3 तस्बिर: कम्तीमा ३५०८ × ४९६१ पिक्सेल, RGB वा CMYK मा।',
    },
  },
  'project-zip': {
    name: 'प्रोजेक्टको ZIP',
    part: {
      name: 'प्रोजेक्ट',
      help: 'प्रोजेक्टका सबै फाइल एउटा ZIP मा, कसरी चलाउने भन्ने लेखिएको README सहित।',
    },
  },
  'video-link': {
    name: 'भिडियोको लिङ्क',
    part: {
      name: 'भिडियो',
      help: 'लिङ्क भएको जोकोहीले लगइन नगरी खोल्न सक्ने लिङ्क।',
    },
  },
};
