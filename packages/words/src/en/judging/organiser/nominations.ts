import type { ValueError } from '@pratibha/domain/value';
import { sentenceOf } from '../../sentences.ts';
import { VALUE_ERRORS } from '../../value-errors.ts';

/** Nominations of a round, for its organisers. */
export const NOMINATIONS_WORDS = {
  heading: 'Nominations',
  intro:
    'For up to three things beside points, such as ‘Best Presenter’, each judge may nominate one work, with a reason.',
  none: 'Works are nominated for nothing in this round.',
  nobody: 'Nobody has nominated a work yet.',
  hidden: 'Who nominated what is told once your own sheets are sent.',
  change: 'Change Nominations',
  export: 'Download Nominations',
  work: (number: number | null, name: string) =>
    number === null ? name : `Work ${number} · ${name}`,
  by: (judge: string | null, reason: string) =>
    reason === '' ? (judge ?? 'Somebody') : `${judge ?? 'Somebody'}: “${reason}”`,
  notCounted: 'does not count',
  loadFailed: 'Failed to load the nominations.',

  title: 'Change the Nominations',
  field: (number: number) => `Nomination ${number}`,
  fieldHelp: 'Judges read it. Empty: none.',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The nominations were saved.',
  uncertain: 'No answer came, so it is not certain that this was saved. Look before you try again.',
} as const;

/** What is wrong with one of them. */
export function nominationErrorWords(error: ValueError): string {
  return sentenceOf(VALUE_ERRORS, error);
}
