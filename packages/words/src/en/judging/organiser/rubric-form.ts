import type { CommentRule } from '@pratibha/domain/judging/rubrics';
import type { ValueError } from '@pratibha/domain/value';
import { sentenceOf } from '../../sentences.ts';
import { VALUE_ERRORS } from '../../value-errors.ts';

/** The form of a rubric. */
export const RUBRIC_FORM_WORDS = {
  title: 'Change the Rubric',
  save: 'Save',
  saving: 'Saving…',
  saved: 'The rubric was saved.',
  uncertain: 'No answer came, so it is not certain that this was saved. Look before you try again.',
  used: 'A sheet was sent by it: only its sentences change now.',
  copy: 'Begin with another rubric',
  copyNone: 'None',
  copyOf: (event: string, round: string) => `${event}: ${round}`,
  nominationsToo: (titles: readonly string[]) =>
    `Its nominations come with it, unless this round has its own: ${titles.join(', ')}.`,
  criterion: (number: number) => `Criterion ${number}`,
  name: 'Name',
  meaning: 'What it means',
  weight: 'Weight',
  share: (percent: number) => `This is ${percent} % of all points.`,
  levels: 'Levels',
  level: (number: number) => `Level ${number}`,
  levelHelp: 'A sentence for it, if you want one.',
  add: 'Add Criterion',
  remove: 'Remove Criterion',
  removeLabel: (name: string) => `Remove Criterion ${name}`,
  up: 'Move Up',
  upLabel: (name: string) => `Move Up ${name}`,
  comment: 'Comment for the participant',
  commentNames: {
    none: 'None',
    may: 'May be written',
    must: 'Must be written',
  } satisfies Record<CommentRule, string>,
  commentWords: 'Words at least',
} as const;

/** What is wrong at a place of the rubric. */
export function rubricErrorWords(error: ValueError): string {
  return sentenceOf(VALUE_ERRORS, error);
}
