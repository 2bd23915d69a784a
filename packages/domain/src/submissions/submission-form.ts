import { LIMITS } from '../limits.ts';
import { countWords } from '../text/count-words.ts';
import { type LinkError, linkError, withScheme } from '../text/links.ts';
import { onlyErrors, textError, trimmed } from '../text/text-rule.ts';

export type SubmissionField = 'work_link' | 'demo_or_alternate_link' | 'description';

/** What can be wrong with a field of a submission (R5.5). */
export type SubmissionFieldError =
  | LinkError<SubmissionField>
  | { readonly code: 'too-many-words'; readonly limit: number };

export type SubmissionInput = { [Field in SubmissionField]?: string | null | undefined };
export type SubmissionErrors = Partial<Record<SubmissionField, SubmissionFieldError>>;

/** What is wrong with each field; empty when nothing is. `wordLimit` null means no limit of words. */
export function submissionErrors(
  values: SubmissionInput,
  wordLimit: number | null,
): SubmissionErrors {
  return onlyErrors<SubmissionField, SubmissionFieldError>({
    work_link: linkError(withScheme(values.work_link ?? ''), {
      field: 'work_link',
      isRequired: true,
    }),
    demo_or_alternate_link: linkError(withScheme(values.demo_or_alternate_link ?? ''), {
      field: 'demo_or_alternate_link',
    }),
    description: descriptionError(values.description, wordLimit),
  });
}

/** As it is stored: trimmed, links with their scheme, a blank optional one null (R5.5, R5.13). */
export function trimSubmission(values: SubmissionInput): {
  work_link: string;
  demo_or_alternate_link: string | null;
  description: string;
} {
  return {
    work_link: withScheme(values.work_link ?? ''),
    demo_or_alternate_link: withScheme(values.demo_or_alternate_link ?? '') || null,
    description: trimmed(values.description),
  };
}

function descriptionError(
  description: string | null | undefined,
  wordLimit: number | null,
): SubmissionFieldError | null {
  const error = textError(description, {
    field: 'description',
    limit: LIMITS.description,
    isRequired: true,
  });
  if (error !== null || wordLimit === null) return error;
  return countWords(trimmed(description)) > wordLimit
    ? { code: 'too-many-words', limit: wordLimit }
    : null;
}
