import { LIMITS } from '../limits.ts';
import { countWords } from '../text/count-words.ts';
import { linkError } from '../text/links.ts';
import { onlyErrors, textError, trimmed } from '../text/text-rule.ts';

export type SubmissionField = 'work_link' | 'demo_or_alternate_link' | 'description';

/** `required` is word for word from spec section 5. */
export const SUBMISSION_MESSAGES = {
  required: 'Work link and description are required.',
  tooManyWords: (limit: number) =>
    `Description can have at most ${limit.toLocaleString('en-US')} words.`,
} as const;

export type SubmissionInput = { [Field in SubmissionField]?: string | null | undefined };
export type SubmissionErrors = Partial<Record<SubmissionField, string>>;

/** The message for each field that is wrong; `wordLimit` null means no limit of words. */
export function submissionErrors(
  values: SubmissionInput,
  wordLimit: number | null,
): SubmissionErrors {
  return onlyErrors<SubmissionField>({
    work_link: linkError(values.work_link, {
      label: 'Work link',
      required: SUBMISSION_MESSAGES.required,
    }),
    demo_or_alternate_link: linkError(values.demo_or_alternate_link, {
      label: 'Demo or alternate link',
    }),
    description: descriptionError(values.description, wordLimit),
  });
}

/** The submission as it is stored: trimmed, a blank optional link null (spec section 5). */
export function trimSubmission(values: SubmissionInput): {
  work_link: string;
  demo_or_alternate_link: string | null;
  description: string;
} {
  return {
    work_link: trimmed(values.work_link),
    demo_or_alternate_link: trimmed(values.demo_or_alternate_link) || null,
    description: trimmed(values.description),
  };
}

function descriptionError(
  description: string | null | undefined,
  wordLimit: number | null,
): string | null {
  const error = textError(description, {
    label: 'Description',
    limit: LIMITS.description,
    required: SUBMISSION_MESSAGES.required,
  });
  if (error !== null || wordLimit === null) return error;
  return countWords(trimmed(description)) > wordLimit
    ? SUBMISSION_MESSAGES.tooManyWords(wordLimit)
    : null;
}
