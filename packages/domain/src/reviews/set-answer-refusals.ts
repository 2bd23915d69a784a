/** Reasons for which a set answer is not kept, changed or removed. */
export const SET_ANSWER_REFUSALS = ['shared-by-admins', 'too-many-set-answers'] as const;
export type SetAnswerRefusal = (typeof SET_ANSWER_REFUSALS)[number];
