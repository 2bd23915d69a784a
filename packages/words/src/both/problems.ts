import * as en from '../en/problems.ts';
import * as ne from '../ne/problems.ts';

/** What a problem is called, in both languages. */
export const problemWords = { en: en.problemWords, ne: ne.problemWords } as const;

/** What is said to a person who came to a refusal, in both languages. */
export const REFUSAL_PAGE_WORDS = { en: en.REFUSAL_PAGE_WORDS, ne: ne.REFUSAL_PAGE_WORDS } as const;
