import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type { VIEWER_WORDS as ENGLISH } from '../../en/files-seen/viewer.ts';
import type { Said } from '../../said.ts';
import { withPostposition } from '../postposition.ts';

/** Of the dialog in which files are looked at large. */
export const VIEWER_WORDS: Said<typeof ENGLISH> = {
  close: 'बन्द गर्नुहोस्',
  previous: 'अघिल्लो',
  next: 'अर्को',
  larger: 'ठुलो पार्नुहोस्',
  smaller: 'सानो पार्नुहोस्',
  whole: 'पूरै देखाउनुहोस्',
  picture: (name, page, pages) => {
    const preview = `${withPostposition(name, 'को')} झलक`;
    return pages === 1
      ? preview
      : `${preview}, ${inNepaliDigits(pages)} मध्ये पृष्ठ ${inNepaliDigits(page)}`;
  },
  place: (at, of) => inNepaliDigits(`${of} मध्ये ${at}`),
  zoom: (percent) => inNepaliDigits(`${percent} %`),
  keys: 'किबोर्डमा: + ले ठुलो र − ले सानो पार्छ, 0 ले पूरै देखाउँछ, तीर थिच्दा सर्छ वा पृष्ठ फेरिन्छ।',
};
