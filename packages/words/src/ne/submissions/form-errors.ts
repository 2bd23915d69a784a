import { nepaliNumber } from '@pratibha/domain/language/nepali-numbers';
import type { SubmissionFieldError } from '@pratibha/domain/submissions/submission-form';
import type { Sentences } from '../../en/sentences.ts';
import type { SUBMISSION_LABELS as ENGLISH } from '../../en/submissions/form-errors.ts';
import type { Said } from '../../said.ts';
import { linkSentences } from '../text-errors.ts';

const REQUIRED = 'कृतिको लिङ्क र विवरण दुवै अनिवार्य छन्।';

/** What these fields are called within a sentence. */
export const SUBMISSION_LABELS: Said<typeof ENGLISH> = {
  work_link: 'कृतिको लिङ्क',
  demo_or_alternate_link: 'डेमो वा अर्को लिङ्क',
  description: 'विवरण',
};

/** What is said where one is missing, instead of that it is required. */
export const SUBMISSION_REQUIRED = { work_link: REQUIRED, description: REQUIRED } as const;

/** The same where the event asks for no link. */
export const DESCRIPTION_REQUIRED = 'विवरण अनिवार्य छ।';

/** What is said under a field of a submission. */
export const SUBMISSION_FORM_ERRORS: Sentences<SubmissionFieldError> = {
  ...linkSentences(SUBMISSION_LABELS, SUBMISSION_REQUIRED),
  'own-computer-link': 'यो लिङ्क तपाईंकै कम्प्युटरमा मात्र खुल्छ। कृति इन्टरनेटमा राखेर त्यहाँको लिङ्क दिनुहोस्।',
  'too-many-words': ({ limit }) => `विवरण बढीमा ${nepaliNumber(limit)} शब्दको हुन सक्छ।`,
};
