import { inNepaliDigits, nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { ValueError } from '@pratibha/domain/value';
import type { Sentences } from '../en/sentences.ts';
import { INVALID_LINK, UNSTORABLE_TEXT } from './text-errors.ts';

/** Of a number that may be left empty. */
export const notACount = ({ most }: { readonly most: number }) =>
  `१ देखि ${nepaliNumber(most)} सम्मको पूर्ण सङ्ख्या लेख्नुहोस्, वा खाली छोड्नुहोस्।`;

/** What is said of a value, whichever it is and wherever it stands. */
export const VALUE_ERRORS: Sentences<ValueError> = {
  'not-fields': 'फिल्डहरू भएको object दिनुहोस्।',
  'not-a-list': 'सूची दिनुहोस्।',
  'not-a-text': 'केही लेख्नुहोस्।',
  'unknown-field': 'यो यहाँ चाहिँदैन। हटाउनुहोस्।',
  blank: 'खाली नछोड्नुहोस्।',
  'longer-than': ({ limit }) => `बढीमा ${nepaliNumber(limit)} अक्षर लेख्नुहोस्।`,
  'unstorable-text': UNSTORABLE_TEXT,
  'no-instant': 'मिति र समय छान्नुहोस्।',
  'no-day': 'मिति छान्नुहोस्।',
  'invalid-instant': 'सही मिति र समय लेख्नुहोस्, UTC सँगको फरकसहित।',
  'invalid-day': 'सही मिति लेख्नुहोस्।',
  'invalid-hour': 'समय घण्टा:मिनेटमा लेख्नुहोस्, जस्तै 10:00।',
  'invalid-colour': 'रङ #rrggbb मा लेख्नुहोस्।',
  'not-yes-or-no': 'true वा false लेख्नुहोस्।',
  'invalid-link': INVALID_LINK,
  'invalid-address': 'इमेल ठेगाना लेख्नुहोस्।',
  'no-picture': 'तस्बिर छान्नुहोस्।',
  'wrong-questions': 'यी प्रश्नमा केही मिलेको छैन।',
  'not-between': ({ least, most }) =>
    `${nepaliNumber(least)} देखि ${nepaliNumber(most)} सम्मको सङ्ख्या लेख्नुहोस्।`,
  'not-one-of': ({ values }) => `यीमध्ये एउटा छान्नुहोस्: ${values.join(', ')}।`,
  'too-few-entries': ({ least }) => `कम्तीमा ${inNepaliDigits(least)} वटा दिनुहोस्।`,
  'too-many-entries': ({ most }) => `बढीमा ${inNepaliDigits(most)} वटा दिनुहोस्।`,
  'too-many-levels': ({ most }) =>
    `उद्धरण र सूची एकभित्र अर्को गरी बढीमा ${inNepaliDigits(most)} तहसम्म मात्र राख्नुहोस्।`,
  'too-much-emphasis': ({ most }) =>
    `जोड कम दिनुहोस्: *, _ र ~ बढीमा ${nepaliNumber(most)} पटक मात्र।`,
};
