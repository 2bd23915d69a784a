import { LIMITS } from '../limits.ts';
import { day, list, number, orNull, text, yes } from '../value.ts';

const ANY_NUMBER = number(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, false);

/* Beside their reading: browsers load that, and need no description. */

/** What only some types of question have set, beside what every question has. */
export const QUESTION_SETTINGS = {
  /** What can be chosen; empty unless the type is a choice. */
  options: list(text(LIMITS.option), { least: 1, most: LIMITS.options }),
  /** Whether a free text may be given instead of an option. */
  other: yes(),
  /** The first calendar day that is a right answer, null where every early one is. */
  min: orNull(day()),
  /** The last one, null where every late one is. */
  max: orNull(day()),
  /** The smallest number that is a right answer, null where every small one is. */
  least: orNull(ANY_NUMBER),
  /** The largest one, null where every large one is. */
  most: orNull(ANY_NUMBER),
  /** How many words an answer may have, null for as many as there is room for. */
  max_words: orNull(number(1, LIMITS.answerWords)),
} as const;
