import { describe, expect, test } from 'vitest';
import { rubricErrors, sharesOf, whyNotChangeRubric } from './rubrics.ts';

test.each([
  [[], []],
  [[1], [100]],
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [3, 1],
    [75, 25],
  ],
  [
    [1, 1, 1, 1, 1, 1],
    [17, 17, 17, 17, 16, 16],
  ],
  [
    [100, 1],
    [99, 1],
  ],
])('the weights %j are %j percent', (weights, shares) => {
  expect(sharesOf(weights)).toEqual(shares);
  if (weights.length > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
});

const CRITERION = { id: 1, title: 'Idea', meaning: '', weight: 2, levels: ['', 'Good'] };
const RUBRIC = { comment: 'may', comment_words: 0, criteria: [CRITERION] } as const;

test.each([
  [RUBRIC, []],
  [{ ...RUBRIC, comment: 'never' }, ['/comment not-one-of']],
  [{ ...RUBRIC, comment_words: 201 }, ['/comment_words not-between']],
  [{ ...RUBRIC, criteria: [] }, ['/criteria too-few-entries']],
  [{ ...RUBRIC, criteria: [{ ...CRITERION, title: '' }] }, ['/criteria/0/title blank']],
  [
    { ...RUBRIC, criteria: [{ ...CRITERION, levels: ['', 'x'.repeat(301)] }] },
    ['/criteria/0/levels/1 longer-than'],
  ],
  [{ ...RUBRIC, criteria: [{ ...CRITERION, weight: 0 }] }, ['/criteria/0/weight not-between']],
  [
    { ...RUBRIC, criteria: [{ ...CRITERION, levels: Array.from({ length: 11 }, () => '') }] },
    ['/criteria/0/levels too-many-entries'],
  ],
])('%j is wrong in %j', (rubric, wrong) => {
  expect(rubricErrors(rubric).map(({ path, error }) => `${path} ${error.code}`)).toEqual(wrong);
});

describe('a rubric by which a sheet was sent', () => {
  const [criterion] = RUBRIC.criteria;
  test.each([
    [RUBRIC, null],
    [
      {
        ...RUBRIC,
        criteria: [{ ...criterion, title: 'Other', meaning: 'So', levels: ['a', 'b'] }],
      },
      null,
    ],
    [{ ...RUBRIC, comment: 'must' }, 'rubric-in-use'],
    [{ ...RUBRIC, comment_words: 5 }, 'rubric-in-use'],
    [{ ...RUBRIC, criteria: [{ ...criterion, weight: 3 }] }, 'rubric-in-use'],
    [{ ...RUBRIC, criteria: [{ ...criterion, id: null }] }, 'rubric-in-use'],
    [{ ...RUBRIC, criteria: [{ ...criterion, levels: ['', '', ''] }] }, 'rubric-in-use'],
    [{ ...RUBRIC, criteria: [criterion, { ...criterion, id: null }] }, 'rubric-in-use'],
  ] as const)('becomes %j unless %s', (after, why) => {
    expect(whyNotChangeRubric({ before: RUBRIC, after, isUsed: true })).toBe(why);
    expect(whyNotChangeRubric({ before: RUBRIC, after, isUsed: false })).toBeNull();
  });
});
