import type { EditionError } from '@pratibha/domain/editions/edition-errors';
import { type Sentences, sentenceOf } from '../sentences.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What the dates of an edition are called within a sentence. */
const DATES = {
  registrationOpens: 'the opening of registration',
  firstDeadline: 'the first deadline',
  registrationCloses: 'the end of registration',
  submissionsOpen: 'the opening of submission',
  submissionsClose: 'the end of submission',
  eventDay: 'the event',
  eventEnds: 'the end of the event',
} as const;

/** Which colour is seen on which. */
const FAINT = {
  'on-it': 'White text on this colour, as on buttons,',
  light: 'This colour, as text on light pages,',
  dark: 'This colour, as text on dark pages,',
} as const;

/** What is said of a value in the content of an edition. */
export const EDITION_ERRORS: Sentences<EditionError> = {
  ...VALUE_ERRORS,
  'not-rendered': 'The pages cannot be made with this. Make it shorter or simpler.',
  'before-date': ({ date }) => `This is before ${DATES[date]}.`,
  'after-date': ({ date }) => `This was moved past ${DATES[date]}. Move both, or mend one.`,
  'ends-before-start': 'This ends before it begins.',
  'not-in-the-year': ({ year }) => `This is not in ${year}, the year of the edition.`,
  'unknown-picture': 'This picture is not here any more. Choose it again.',
  'rank-twice': 'Two prizes of one competition have the same rank.',
  'low-contrast': ({ pair, ratio, least }) =>
    `${FAINT[pair]} cannot be read: the contrast is ${ratio}, and ${least} is needed.`,
  'section-twice': 'This section stands here already.',
  'section-missing': ({ name }) =>
    `The section '${name}' is missing. It may be off, but has its place.`,
};

/** The sentence for what is wrong in the content of an edition. */
export function editionErrorWords(error: EditionError): string {
  return sentenceOf(EDITION_ERRORS, error);
}
