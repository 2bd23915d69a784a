import type { Renaming } from '@pratibha/domain/questions/rename-option';
import type { BuilderQuestion } from './builder-questions.ts';
import type { TakenOf } from './OptionSeats.tsx';

/** Other words for what somebody has chosen, and how many have. */
export type Renamed = Renaming & { readonly taken: number };

/**
 * What has other words now of the options that have seats and were chosen, or of their questions:
 * whether it is the same thing, only its organiser knows. Looked at are places: words that are gone
 * from one, and new ones in it.
 */
export function renamedOptions(
  before: readonly BuilderQuestion[],
  after: readonly BuilderQuestion[],
  takenOf: TakenOf,
): readonly Renamed[] {
  return before.flatMap((was, place): Renamed[] => {
    if (Object.keys(was.seats).length === 0) return [];
    const counted = was.options.map((option) => takenOf(was.question.trim(), option) ?? 0);
    const taken = counted.reduce((sum, each) => sum + each, 0);
    if (taken === 0) return [];
    const same = after.find(({ question }) => question.trim() === was.question.trim());
    const is = same ?? after[place];
    if (is === undefined || is.options.length === 0) return [];
    const isOther = same === undefined;
    // The place was given to a question that was there before.
    if (isOther && before.some(({ question }) => question.trim() === is.question.trim())) return [];
    const [from, to] = [was.question.trim(), is.question.trim()];
    const options = was.options.flatMap((option, n): Renamed[] => {
      const next = is.options[n];
      const isGone = was.options.length === is.options.length && !is.options.includes(option);
      if (next === undefined || !isGone || was.options.includes(next)) return [];
      const own = counted[n] ?? 0;
      return own === 0 ? [] : [{ question: to, option, to: next, taken: own }];
    });
    return [...(isOther ? [{ question: from, option: null, to, taken }] : []), ...options];
  });
}
