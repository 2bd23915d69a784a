import { codePoints } from '../limits.ts';
import { isStorableText } from '../text/storable-text.ts';
import type { DefinitionError } from './question-definitions.ts';

/** Takes what is wrong, and where: a JSON pointer into event_questions. */
export type Report = (path: string, error: DefinitionError) => void;

/** The texts of a definition. */
export type TextPart = 'question' | 'help' | 'option';

/** Reports what is wrong with a text of a definition; a blank one says nothing. */
export function checkText(
  value: unknown,
  field: TextPart,
  limit: number,
  path: string,
  report: Report,
): void {
  if (typeof value !== 'string' || value.trim() === '') report(path, { code: 'not-a-text' });
  else if (!isStorableText(value)) report(path, { code: 'unstorable-text' });
  else if (codePoints(value.trim()) > limit) report(path, { code: 'too-long', field, limit });
}

/** Appends a key to a JSON pointer (RFC 6901). */
export function pointer(path: string, key: string): string {
  return `${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
