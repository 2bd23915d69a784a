import { expect, test } from 'vitest';
import { BLANK_QUESTION, type BuilderQuestion } from './builder-questions.ts';
import { renamedOptions } from './renamed-options.ts';

const shirt = (question: string, ...options: string[]): BuilderQuestion => ({
  ...BLANK_QUESTION,
  ...{ question, options, type: 'single_choice', seats: { L: 20 } },
});
const WHY: BuilderQuestion = { ...BLANK_QUESTION, question: 'Why?' };
const BEFORE = [WHY, shirt('T-shirt', 'M', 'L')];
const taken = (question: string, option: string) =>
  question === 'T-shirt' ? (option === 'L' ? 12 : 0) : null;

test.each([
  ['nothing', [WHY, shirt('T-shirt', 'M', 'L')], []],
  [
    'an option that was chosen',
    [WHY, shirt('T-shirt', 'M', 'Large')],
    [['T-shirt', 'L', 'Large', 12]],
  ],
  ['not one that nobody chose', [WHY, shirt('T-shirt', 'Medium', 'L')], []],
  ['not one that is gone', [WHY, shirt('T-shirt', 'M')], []],
  ['not one that has another place', [WHY, shirt('T-shirt', 'L', 'M')], []],
  ['nor where another takes its place', [WHY, shirt('T-shirt', 'M', 'XL', 'L')], []],
  ['a question', [WHY, shirt('Your T-shirt', 'M', 'L')], [['T-shirt', null, 'Your T-shirt', 12]]],
  [
    'a question and its option',
    [WHY, shirt('Size', 'M', 'Large')],
    [
      ['T-shirt', null, 'Size', 12],
      ['Size', 'L', 'Large', 12],
    ],
  ],
  [
    'also where the question is moved',
    [shirt('T-shirt', 'M', 'Large'), WHY],
    [['T-shirt', 'L', 'Large', 12]],
  ],
  ['not a question that is gone', [WHY], []],
  ['not where another question takes the place', [shirt('Cap', 'M', 'L'), WHY], []],
] as const)('%s has other words', (_, after, expected) => {
  const found = renamedOptions(BEFORE, after, taken);
  expect(
    found.map(({ question, option, to, taken: some }) => [question, option, to, some]),
  ).toEqual(expected);
});
