import type { Texts } from '@pratibha/domain/language/translated';
import { FIRST_TEXTS } from '@pratibha/words/both/editions/organiser/first-texts';
import { BUILT_IN_TEXTS } from '@pratibha/words/both/questions/built-in-texts';

/** What the product writes where organisers write; what they say of it stands before it. */
export const BUILT_IN: Texts = new Map(
  [FIRST_TEXTS.ne, BUILT_IN_TEXTS.ne].flatMap((each) => Object.entries(each)),
);
