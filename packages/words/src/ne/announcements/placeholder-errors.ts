import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import type {
  PLACEHOLDER_ERRORS as ENGLISH,
  placeholdersHelp as english,
} from '../../en/announcements/placeholder-errors.ts';

/** What is said of a placeholder, wherever texts have them. */
export const PLACEHOLDER_ERRORS: typeof ENGLISH = {
  'unknown-placeholder': ({ name, line }) =>
    `लाइन ${inNepaliDigits(line)}: यहाँ “${name}” भन्ने भर्ने ठाउँ छैन।`,
  'placeholder-without-fallback': ({ name, line }) =>
    `लाइन ${inNepaliDigits(line)}: केही थाहा नहुँदा के लेख्ने, त्यो पनि भन्नुहोस्, जस्तै {{${name}|…}}।`,
  'placeholder-not-closed': ({ line }) =>
    `लाइन ${inNepaliDigits(line)}: भर्ने ठाउँ {{ बाट सुरु भएर }} मा सकिन्छ, एउटाभित्र अर्को हुँदैन।`,
};

/** Which placeholders a text may have, and how they are written. */
export const placeholdersHelp: typeof english = (names) =>
  `यसमा पाउने व्यक्तिको कुरा राख्न मिल्छ: ${names.map((name) => `{{${name}|…}}`).join(', ')}। ठाडो धर्कोपछि, केही थाहा नहुँदा के लेख्ने त्यो राख्नुहोस्।`;
