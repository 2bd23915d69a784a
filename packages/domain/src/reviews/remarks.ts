import { type PlaceholderError, placeholderError } from '../announcements/placeholders.ts';
import { LIMITS } from '../limits.ts';
import { type TextError, textError } from '../text/text-rule.ts';

/**
 * Remarks can name what an announcement to the registered can: the person, the event and what was
 * decided.
 */
export const REMARKS_SOURCE = 'registrations';

export type RemarksError = TextError<'remarks'> | PlaceholderError;

/** What is wrong with remarks as an organiser writes them, or null; they may be left empty. */
export function remarksError(text: string): RemarksError | null {
  return (
    textError(text, { field: 'remarks', limit: LIMITS.remarks }) ??
    placeholderError(text, REMARKS_SOURCE)
  );
}
