import type { ContentDifference } from '@pratibha/domain/editions/content-differences';
import { isFields, type Json, type Leaf, leavesOf } from '@pratibha/domain/editions/json';
import { isUploaded } from '@pratibha/domain/editions/pictures';
import { definitionErrors } from '@pratibha/domain/questions/question-definitions';
import { questionsOf } from '@pratibha/domain/questions/questions';
import { parseInstant } from '@pratibha/domain/time/calendar';
import { formatDateTime } from '../../time.ts';
import { placeWords } from './labels.ts';

/** A difference as people read it. */
type DifferenceWords = {
  readonly label: string;
  /** Null: it was not there, or empty. */
  readonly before: string | null;
  readonly after: string | null;
};

/**
 * What a field said before and says after, in words.
 * @param content the one after
 */
export function differenceWords(
  { pointer, before, after }: ContentDifference,
  content: Json,
): DifferenceWords {
  const label = placeWords(pointer, content);
  return { label, before: valueWords(before), after: valueWords(after) };
}

/** A value of an edition; of an entry with fields all that it says. */
function valueWords(value: Json | undefined): string | null {
  if (value === undefined) return null;
  const words = [...leavesOf(shown(value))]
    .map(([, leaf]) => leafWords(leaf))
    .filter((each) => each !== '');
  return words.length === 0 ? null : words.join(' · ');
}

/** Of a picture its texts are all that can be read. */
function shown(value: Json): Json {
  if (!isFields(value) || typeof value['file'] !== 'string') return value;
  return [value['alt'] ?? null, value['caption'] ?? null];
}

function leafWords(leaf: Leaf): string {
  if (leaf === null) return '';
  if (typeof leaf === 'boolean') return leaf ? 'on' : 'off';
  // The name of an upload says nothing, but another one is another picture.
  if (typeof leaf === 'string' && isUploaded(leaf)) return leaf.slice(0, 8);
  const asked = typeof leaf === 'string' && leaf.startsWith('{') ? questionsIn(leaf) : null;
  if (asked !== null) return asked;
  const instant = typeof leaf === 'string' ? parseInstant(leaf) : null;
  return instant === null ? String(leaf) : formatDateTime(instant);
}

/** What is asked, where the text is the JSON of questions. */
function questionsIn(text: string): string | null {
  try {
    const value: unknown = JSON.parse(text);
    if (definitionErrors(value).length > 0) return null;
    return questionsOf(value)
      .map(({ question }) => question)
      .join(' · ');
  } catch {
    return null;
  }
}
