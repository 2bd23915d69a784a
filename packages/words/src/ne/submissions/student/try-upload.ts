import type { TRY_UPLOAD_WORDS as ENGLISH } from '../../../en/submissions/student/try-upload.ts';
import type { Said } from '../../../said.ts';
import { bytesInWords, durationInWords, speedInWords } from '../../uploads/amounts.ts';

/** Words of trying whether sending files works; fetched by events that ask for files. */
export const TRY_UPLOAD_WORDS: Said<typeof ENGLISH> = {
  open: 'अपलोड गरेर हेर्नुहोस्',
  title: 'अपलोड गरेर हेर्ने',
  intro:
    'यस डिभाइसबाट फाइल पठाउन मिल्छ कि मिल्दैन, र कति समय लाग्छ, अहिल्यै हेर्नुहोस्। यहाँ पठाएको फाइल एक दिनपछि मेटिन्छ, र कसैले हेर्दैन।',
  choose: 'कुनै फाइल छान्नुहोस्',
  noise: (bytes) => `फाइल नछानी ${bytesInWords(bytes)} पठाउनुहोस्`,
  noiseName: 'trial.bin',
  most: (bytes) => `बढीमा ${bytesInWords(bytes)}।`,
  tooLarge: (bytes) => `बढीमा ${bytesInWords(bytes)} को फाइल छान्नुहोस्।`,
  arrived: 'पूरै आइपुग्यो।',
  speed: (bytes) => `यहाँबाट: ${speedInWords(bytes)}।`,
  real: (part, bytes, ms) =>
    `${part} बढीमा ${bytesInWords(bytes)} हुन सक्छ। यहाँबाट पठाउन ${durationInWords(ms)} लाग्छ।`,
  again: 'अर्को फाइल पठाएर हेर्नुहोस्',
};
