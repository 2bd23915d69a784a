import type { SetAnswerError } from '@pratibha/domain/reviews/set-answers';
import type { Sentences } from '../../sentences.ts';
import { textSentences } from '../../text-errors.ts';
import { REVIEW_ERRORS } from '../review-errors.ts';
import { SET_ANSWER_ERRORS, SET_ANSWER_LABELS, SET_ANSWER_REQUIRED } from '../set-answer-errors.ts';
import { REMARKS_ERRORS } from './remarks-errors.ts';

/** What is said under the fields of a set answer. */
export const SET_ANSWER_SENTENCES: Sentences<SetAnswerError> = {
  ...REMARKS_ERRORS,
  ...textSentences({ remarks: 'Remarks', ...SET_ANSWER_LABELS }, { ...SET_ANSWER_REQUIRED }),
  ...SET_ANSWER_ERRORS,
  'unknown-decision': REVIEW_ERRORS['unknown-decision'],
};
