import type { ContentDifference } from '@pratibha/domain/editions/content-differences';
import { type Json, type Leaf, leavesOf } from '@pratibha/domain/editions/json';
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

/** What a field said before and says after, in words. */
export function differenceWords({ pointer, before, after }: ContentDifference): DifferenceWords {
  return { label: placeWords(pointer), before: valueWords(before), after: valueWords(after) };
}

/** A value of an edition; of an entry with fields all that it says. */
function valueWords(value: Json | undefined): string | null {
  if (value === undefined) return null;
  const words = [...leavesOf(value)]
    .map(([, leaf]) => leafWords(leaf))
    .filter((each) => each !== '');
  return words.length === 0 ? null : words.join(' · ');
}

function leafWords(leaf: Leaf): string {
  if (leaf === null) return '';
  const instant = typeof leaf === 'string' ? parseInstant(leaf) : null;
  return instant === null ? String(leaf) : formatDateTime(instant);
}
