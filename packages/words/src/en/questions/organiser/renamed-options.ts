const chosen = (count: number) =>
  count === 1 ? '1 student has chosen it' : `${count} students have chosen it`;
const answered = (count: number) =>
  count === 1 ? '1 student has answered it' : `${count} students have answered it`;

/** Asked before options that somebody has chosen are saved with other words. */
export const RENAMED_OPTIONS_WORDS = {
  title: 'Is it still the same?',
  option: (was: string, is: string, count: number) => `“${was}” is “${is}” now: ${chosen(count)}.`,
  question: (was: string, is: string, count: number) =>
    `The question “${was}” is “${is}” now: ${answered(count)}.`,
  text: 'If it is the same, answers that are not decided on get the other words, and everybody keeps theirs. If it is another one, nobody has it yet.',
  back: 'Go Back',
  other: 'Another One',
  same: 'The Same',
  notAsked:
    'How many have chosen these options could not be loaded, so nothing was saved. Save again.',
  failed: 'The other words could not be given.',
} as const;
