import {
  fields,
  list,
  number,
  type Of,
  oneOf,
  orBlank,
  orNull,
  text,
  type WrongValue,
} from '../value.ts';
import { wrongIn } from '../wrong-in.ts';
import type { JudgingRefusal } from './judging-refusals.ts';

/** Whether judges write a comment for the participant. */
export const COMMENT_RULES = ['none', 'may', 'must'] as const;
export type CommentRule = (typeof COMMENT_RULES)[number];

export const RUBRIC_LIMITS = {
  criteria: 12,
  levels: { least: 2, most: 10 },
  title: 100,
  meaning: 500,
  level: 300,
  weight: 100,
  commentWords: 200,
} as const;

/**
 * A rubric as it is sent: a criterion that there is already by its id. Levels go from the lowest
 * up.
 */
const RUBRIC = fields({
  comment: oneOf(...COMMENT_RULES),
  comment_words: number(0, RUBRIC_LIMITS.commentWords),
  criteria: list(
    fields({
      id: orNull(number(1, 2_147_483_647)),
      title: text(RUBRIC_LIMITS.title),
      meaning: orBlank(text(RUBRIC_LIMITS.meaning)),
      weight: number(1, RUBRIC_LIMITS.weight),
      levels: list(orBlank(text(RUBRIC_LIMITS.level)), RUBRIC_LIMITS.levels),
    }),
    { least: 1, most: RUBRIC_LIMITS.criteria },
  ),
});
export type RubricForm = Of<typeof RUBRIC>;
type CriterionForm = RubricForm['criteria'][number];

/** Everything wrong in a rubric, by JSON pointers into it. Takes any JSON value. */
export function rubricErrors(rubric: unknown): WrongValue[] {
  return wrongIn(RUBRIC, rubric);
}

/** What a criterion weighs, and how many levels it has. */
export type Weighed = {
  readonly id: number;
  readonly weight: number;
  readonly levels: readonly string[];
};

/**
 * The weights as whole percents that always sum to 100: what is left after rounding down goes to
 * those that lost most, the first of them first.
 */
export function sharesOf(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (100 * weight) / sum);
  const shares = exact.map(Math.floor);
  const left = 100 - shares.reduce((total, share) => total + share, 0);
  const losers = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((a, b) => b.lost - a.lost || a.index - b.index);
  for (const { index } of losers.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

type Rubric = {
  readonly comment: CommentRule;
  readonly comment_words: number;
  readonly criteria: readonly Weighed[];
};

/**
 * Why a rubric may not be saved, or null: once a sheet was sent by it, only its sentences change.
 */
export function whyNotChangeRubric(facts: {
  readonly before: Rubric;
  readonly after: RubricForm;
  readonly isUsed: boolean;
}): JudgingRefusal | null {
  const { before, after, isUsed } = facts;
  if (!isUsed) return null;
  const isSame =
    before.comment === after.comment &&
    before.comment_words === after.comment_words &&
    before.criteria.length === after.criteria.length &&
    before.criteria.every((criterion, place) => isAlike(criterion, after.criteria[place]));
  return isSame ? null : 'rubric-in-use';
}

function isAlike(before: Weighed, after: CriterionForm | undefined): boolean {
  return (
    before.id === after?.id &&
    before.weight === after.weight &&
    before.levels.length === after.levels.length
  );
}
