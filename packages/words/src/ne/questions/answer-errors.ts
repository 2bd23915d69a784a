import type { AnswerListError } from '@pratibha/domain/questions/answers';
import type { Sentences } from '../../en/sentences.ts';
import { linkSentences } from '../text-errors.ts';
import { formatDay } from '../time.ts';
import { numberWords } from './number-words.ts';

/** What these fields are called within a sentence. */
export const ANSWER_LABELS = { answer: 'उत्तर', link: 'लिङ्क' } as const;

/** What is said where one is missing, instead of that it is required. */
export const ANSWER_REQUIRED = { answer: 'यस प्रश्नको उत्तर दिनुहोस्।' } as const;

/** What is said under a question. */
export const ANSWER_ERRORS: Sentences<AnswerListError> = {
  ...linkSentences(ANSWER_LABELS, ANSWER_REQUIRED),
  'invalid-choice': 'मिल्ने उत्तर छान्नुहोस् वा लेख्नुहोस्।',
  'not-a-text': 'केही लेख्नुहोस्।',
  'not-a-number': 'सङ्ख्या लेख्नुहोस्।',
  'not-a-day': 'सन् १९०० देखि २१९९ सम्मको सही मिति लेख्नुहोस्।',
  'day-too-early': ({ min }) => `${formatDay(min)} वा त्यसपछिको मिति लेख्नुहोस्।`,
  'day-too-late': ({ max }) => `${formatDay(max)} वा त्यसअघिको मिति लेख्नुहोस्।`,
  'number-too-small': ({ least }) => `${numberWords(least)} वा बढी लेख्नुहोस्।`,
  'number-too-large': ({ most }) => `${numberWords(most)} वा कम लेख्नुहोस्।`,
  'answer-of-too-many-words': ({ limit }) => `उत्तर बढीमा ${numberWords(limit)} शब्दको हुन सक्छ।`,
  'not-a-list-of-answers': 'उत्तरहरूको सूची पठाउनुहोस्, हरेकमा एउटा प्रश्नको नम्बर राखेर।',
  'unknown-question': 'यस्तो प्रश्न छैन।',
  'answered-twice': 'यस प्रश्नको उत्तर दुई पटक दिइएको छ।',
  'not-asked': 'अरू उत्तर हेर्दा यो प्रश्न सोधिँदैन।',
  'option-full': ({ option }) => `“${option}” भरियो। अर्को विकल्प छान्नुहोस्।`,
};
