import type { RoundFieldError } from '@pratibha/domain/judging/rounds';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What the fields of a round are called within a sentence. */
export const ROUND_LABELS = {
  title: 'Title',
  takes: 'Works',
  best: 'How many',
  opens_at: 'The beginning',
  closes_at: 'The end',
  judges_per_work: 'Judges a work',
  minutes_per_work: 'Minutes a work',
  is_blind: 'Blind',
} as const;

/** What is said under a field of a round. */
export const ROUND_ERRORS: Sentences<RoundFieldError> = {
  ...VALUE_ERRORS,
  ...textSentences(ROUND_LABELS),
  'round-window-backwards': 'The end must be after the beginning.',
};
