import type { WorkFormError } from '@pratibha/domain/works/work-form-errors';
import type { Sentences } from '../sentences.ts';
import { textSentences } from '../text-errors.ts';
import { VALUE_ERRORS } from '../value-errors.ts';

/** What these texts are called within a sentence. */
export const WORK_FORM_LABELS = { part_name: 'Name', part_help: 'Help' } as const;

/** What is said of what an event is to ask for. */
export const WORK_FORM_ERRORS: Sentences<WorkFormError> = {
  ...textSentences(WORK_FORM_LABELS),
  'not-between': VALUE_ERRORS['not-between'],
  'too-many-parts': ({ limit }) => `A work can have at most ${limit} parts.`,
  'nothing-to-hand-in': 'Add a part, or ask for the link: there has to be something to hand in.',
  'invalid-part-id': 'Begin with a letter, and use at most 40 small letters, digits and hyphens.',
  'part-id-twice': 'Another part has this id.',
  'part-name-twice': 'Another part has this name.',
  'size-of-link': 'Links have no size. Leave it empty.',
  'print-of-kind': 'Only pictures and PDFs are made for paper.',
  'dpi-without-print': 'Choose the paper first: without it there is no dpi.',
  'readme-of-kind': 'Only a ZIP can have a README.',
};
