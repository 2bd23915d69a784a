import { LIMITS } from '../limits.ts';
import { countWords } from '../text/count-words.ts';
import { reachOf } from '../text/link-reach.ts';
import { type LinkError, linkError, withScheme } from '../text/links.ts';
import { onlyErrors, textError, trimmed } from '../text/text-rule.ts';
import type { LinkWish } from '../works/work-form.ts';

export type SubmissionField = 'work_link' | 'demo_or_alternate_link' | 'description';

/** What can be wrong with a field of a submission (R5.5). */
export type SubmissionFieldError =
  | LinkError<SubmissionField>
  | { readonly code: 'own-computer-link' }
  | { readonly code: 'too-many-words'; readonly limit: number };

export type SubmissionInput = { [Field in SubmissionField]?: string | null | undefined };
export type SubmissionErrors = Partial<Record<SubmissionField, SubmissionFieldError>>;

/**
 * What is wrong with each field; empty when nothing is. `wordLimit` null means no limit of words.
 * @param asksLink whether the event asks for the link to the work
 */
export function submissionErrors(
  values: SubmissionInput,
  wordLimit: number | null,
  asksLink: LinkWish = 'required',
): SubmissionErrors {
  return onlyErrors<SubmissionField, SubmissionFieldError>({
    work_link: workLinkError(values, 'work_link', asksLink === 'required'),
    demo_or_alternate_link: workLinkError(values, 'demo_or_alternate_link', false),
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

/**
 * Whether it has a link that only whoever is in the same network can open: right, but hardly meant.
 */
export function staysInNetwork(values: SubmissionInput): boolean {
  const { work_link, demo_or_alternate_link } = trimSubmission(values);
  return [work_link, demo_or_alternate_link ?? ''].some((link) => reachOf(link) === 'network');
}

function workLinkError(
  values: SubmissionInput,
  field: 'work_link' | 'demo_or_alternate_link',
  isRequired: boolean,
): SubmissionFieldError | null {
  const link = withScheme(values[field] ?? '');
  const error = linkError(link, { field, isRequired });
  if (error !== null) return error;
  return reachOf(link) === 'own-computer' ? { code: 'own-computer-link' } : null;
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
