import type { SetAnswerRefusal } from '@pratibha/domain/reviews/set-answer-refusals';
import type * as English from '../../en/reviews/set-answer-errors.ts';
import type { Said } from '../../said.ts';

/** What the field is called within a sentence. */
export const SET_ANSWER_LABELS: Said<typeof English.SET_ANSWER_LABELS> = { set_answer: 'शीर्षक' };

/** What is said where it is missing. */
export const SET_ANSWER_REQUIRED: Said<typeof English.SET_ANSWER_REQUIRED> = {
  set_answer: 'शीर्षक लेख्नुहोस्।',
};

/** What only set answers can have wrong. */
export const SET_ANSWER_ERRORS: Said<typeof English.SET_ANSWER_ERRORS> = {
  'remarks-without-decision': 'एउटा निर्णय छान्नुहोस्: निर्णय नभए विद्यार्थीलाई केही खबर जाँदैन।',
  'does-nothing': 'निर्णय, ट्याग वा जिम्मा कसलाई दिने, कुनै एक छान्नुहोस्।',
};

/** What is said where one is not kept. */
export const SET_ANSWER_REFUSAL_WORDS: Readonly<Record<SetAnswerRefusal, string>> = {
  'shared-by-admins': 'साझा तयारी उत्तर एडमिनले मात्र बदल्नुहुन्छ। आफ्नै एउटा बनाउनुहोस्।',
  'too-many-set-answers': 'राख्न मिल्नेजति तयारी उत्तर भइसके। पहिले एउटा हटाउनुहोस्।',
};
