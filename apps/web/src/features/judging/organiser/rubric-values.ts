import type { Rubric } from '@pratibha/contract/rubrics';
import { type RubricForm, rubricErrors } from '@pratibha/domain/judging/rubrics';
import { rubricErrorWords } from '@pratibha/words/judging/organiser/rubric-form';

/** What stands in the form; `key` holds a criterion apart from the others while they are moved. */
export type CriterionValues = Omit<RubricForm['criteria'][number], 'weight'> & {
  readonly key: string;
  readonly weight: string;
};
export type RubricValues = {
  readonly comment: RubricForm['comment'];
  readonly comment_words: string;
  readonly criteria: readonly CriterionValues[];
};

const FIRST_LEVELS = ['', '', '', '', ''];
let made = 0;

function nextKey(): string {
  made += 1;
  return `new ${made}`;
}

export function newCriterion(): CriterionValues {
  return { key: nextKey(), id: null, title: '', meaning: '', weight: '1', levels: FIRST_LEVELS };
}

export function rubricValues({ comment, comment_words, criteria }: Rubric): RubricValues {
  return {
    comment,
    comment_words: String(comment_words),
    criteria: criteria.map(({ id, title, meaning, weight, levels }) => ({
      ...{ key: `${id}`, id, title, meaning, levels, weight: String(weight) },
    })),
  };
}

/** The same of another round: its criteria are new ones here. */
export function copiedValues(rubric: Rubric): RubricValues {
  const values = rubricValues(rubric);
  const criteria = values.criteria.map((each) => ({ ...each, key: nextKey(), id: null }));
  return { ...values, criteria };
}

/** What is sent of the form; NaN, which the rules refuse, for what is no number. */
export function sentRubric({ comment, comment_words, criteria }: RubricValues): RubricForm {
  const number = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));
  return {
    comment,
    comment_words: comment === 'must' ? number(comment_words) : 0,
    criteria: criteria.map(({ key: _, weight, ...each }) => ({ ...each, weight: number(weight) })),
  };
}

/** With this many levels: what is said of those that stay is kept. */
export function withLevels(levels: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => levels[at] ?? '');
}

/** What is wrong, by the place of the field: `/criteria/0/title`. */
export function rubricFaults(values: RubricValues): Record<string, string> {
  return Object.fromEntries(
    rubricErrors(sentRubric(values)).map(({ path, error }) => [path, rubricErrorWords(error)]),
  );
}
