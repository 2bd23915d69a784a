import type { EditionError } from '@pratibha/domain/editions/edition-errors';
import { inNepaliDigits } from '@pratibha/domain/language/nepali-numbers';
import { type Sentences, sentenceOf } from '../../en/sentences.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What the dates of an edition are called within a sentence. */
const DATES = {
  registrationOpens: 'दर्ता खुल्ने समय',
  firstDeadline: 'पहिलो अन्तिम मिति',
  registrationCloses: 'दर्ता बन्द हुने समय',
  submissionsOpen: 'कृति बुझाउन सुरु हुने समय',
  submissionsClose: 'कृति बुझाउने समय सकिने समय',
  eventDay: 'कार्यक्रम',
  eventEnds: 'कार्यक्रम सकिने समय',
} as const;

/** Which colour is seen on which. */
const FAINT = {
  'on-it': 'यस रङमाथिको सेतो अक्षर (बटनमा जस्तै)',
  light: 'उज्यालो पृष्ठमा यस रङको अक्षर',
  dark: 'अँध्यारो पृष्ठमा यस रङको अक्षर',
} as const;

/** What is said of a value in the content of an edition. */
export const EDITION_ERRORS: Sentences<EditionError> = {
  ...VALUE_ERRORS,
  'not-rendered': 'यसबाट पृष्ठ बनाउन सकिएन। छोटो वा सरल बनाउनुहोस्।',
  'before-date': ({ date }) => `यस समयभन्दा पछि हुनुपर्छ: ${DATES[date]}।`,
  'after-date': ({ date }) =>
    `यस समयभन्दा पछि सारियो: ${DATES[date]}। दुवै सार्नुहोस्, वा एउटा सच्याउनुहोस्।`,
  'ends-before-start': 'यो सुरु हुनुअघि नै सकिने भयो।',
  'not-in-the-year': ({ year }) => `यो मिति संस्करणको वर्ष (${inNepaliDigits(year)}) भित्र पर्दैन।`,
  'unknown-picture': 'यो तस्बिर अब यहाँ छैन। फेरि छान्नुहोस्।',
  'rank-twice': 'एउटै प्रतियोगिताका दुई वटा पुरस्कारको स्थान एउटै छ।',
  'low-contrast': ({ pair, ratio, least }) =>
    `${FAINT[pair]} पढ्न सकिँदैन: कन्ट्रास्ट ${inNepaliDigits(ratio)} छ, ${inNepaliDigits(least)} चाहिन्छ।`,
  'section-twice': 'यो खण्ड यहाँ पहिल्यै छ।',
  'section-missing': ({ name }) => `खण्ड ‘${name}’ छैन। बन्द राख्न मिल्छ, तर त्यसको ठाउँ चाहिन्छ।`,
};

/** The sentence for what is wrong in the content of an edition. */
export function editionErrorWords(error: EditionError): string {
  return sentenceOf(EDITION_ERRORS, error);
}
