import type { DeskRefusal } from './desk-refusals.ts';

/** What one organiser works on. */
export const ASSIGNED_KINDS = ['registration', 'submission'] as const;
export type AssignedKind = (typeof ASSIGNED_KINDS)[number];

/** By whose rows a list is filtered. */
export const ASSIGNED_FILTERS = ['mine', 'nobody'] as const;
export type AssignedFilter = (typeof ASSIGNED_FILTERS)[number];

/** So many organisers rows are dealt among at most. */
export const MOST_DEALT_AMONG = 50;

/** Of whose rows an organiser is told. */
export const TOLD_OF = ['mine', 'mine-and-nobodys', 'all'] as const;
export type ToldOf = (typeof TOLD_OF)[number];

/** Whether an organiser who chose so is told of a row that is this person's (null: nobody's). */
export function isToldOf(chosen: ToldOf, me: number, whose: number | null): boolean {
  if (chosen === 'all' || whose === me) return true;
  return chosen === 'mine-and-nobodys' && whose === null;
}

/** Why rows of these events are not given to somebody. */
export function whyNotGive(isTheirs: readonly boolean[]): DeskRefusal | null {
  return isTheirs.every(Boolean) ? null : 'not-their-desk';
}

/**
 * The first letters of the first and the last word of a name, as a row has room for: 'AR' of Asha
 * Rai. A letter keeps the signs that are written on it.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return [first, last].map(firstLetter).join('');
}

/** In upper case; a letter of Devanagari with its vowel sign is one. */
function firstLetter(word: string): string {
  const [letter = ''] = word.match(/^\P{M}\p{M}*/u) ?? [];
  return letter.toUpperCase();
}
