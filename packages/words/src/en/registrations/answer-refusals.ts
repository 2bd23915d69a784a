import type { AnswerRefusal } from '@pratibha/domain/refusals';

/** Why the answers of a registration may not be changed. */
export const ANSWER_REFUSAL_WORDS: Readonly<Record<AnswerRefusal, string>> = {
  'answers-closed': 'Registration has closed, so you can no longer change your answers.',
  'answers-reviewed':
    'Your registration has been reviewed, so you can no longer change your answers.',
  'answers-changed-too-often':
    'You have changed these answers twenty times within a day. Try again tomorrow.',
};
