import { placeholderError } from '@pratibha/domain/announcements/placeholders';
import { LIMITS } from '@pratibha/domain/limits';
import { REMARKS_SOURCE } from '@pratibha/domain/reviews/remarks';
import { issueOf, optionalText } from './values.ts';

/** Remarks as somebody writes them, with placeholders that each student's own facts fill. */
export const remarks = optionalText('remarks', LIMITS.remarks).superRefine((text, context) => {
  const wrong = text === null ? null : placeholderError(text, REMARKS_SOURCE);
  if (wrong) context.addIssue(issueOf([], wrong));
});
