import type { SubmissionFieldError } from '@pratibha/domain/submissions/submission-form';
import type { Sentences } from '../sentences.ts';
import { linkSentences } from '../text-errors.ts';

const REQUIRED = 'Work link and description are required.';

/** What these fields are called within a sentence. */
export const SUBMISSION_LABELS = {
  work_link: 'Work link',
  demo_or_alternate_link: 'Demo or alternate link',
  description: 'Description',
} as const;

/** What is said where one is missing, instead of '… is required'. */
export const SUBMISSION_REQUIRED = { work_link: REQUIRED, description: REQUIRED } as const;

/** The same where the event asks for no link. */
export const DESCRIPTION_REQUIRED = 'Description is required.';

/** What is said under a field of a submission; `REQUIRED` is word for word from R5.5. */
export const SUBMISSION_FORM_ERRORS: Sentences<SubmissionFieldError> = {
  ...linkSentences(SUBMISSION_LABELS, SUBMISSION_REQUIRED),
  'own-computer-link':
    'Only your own computer can open this link. Put your work on the internet and give its link there.',
  'too-many-words': ({ limit }) =>
    `Description can have at most ${limit.toLocaleString('en-US')} words.`,
};
