import type { AwardError } from '@pratibha/domain/results/awards';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';

/** What the texts of an award are called within a sentence. */
export const AWARD_LABELS = {
  award: 'The name of the award',
  prize: 'What is given with it',
  'award-note': 'The reason',
} as const;

/** What is said where such a text is missing. */
export const AWARD_REQUIRED = { award: 'Say what the award is called.' } as const;

/** What is said at an award. */
export const AWARD_ERRORS: Sentences<AwardError> = {
  ...textSentences(AWARD_LABELS, AWARD_REQUIRED),
  'award-unknown-work': 'Choose a work of this round.',
  'award-twice': 'This work gets a prize of the competition already.',
  'award-no-such-prize': 'The competition has no such prize: there are more winners than prizes.',
  'award-prize-given':
    'This prize is given already. Only works that cannot be told apart may share it.',
  'award-note-missing':
    'Say why it goes to this work: one that is as good or better gets a later prize, or none.',
  'award-unchecked': 'Look at each of these first.',
};
