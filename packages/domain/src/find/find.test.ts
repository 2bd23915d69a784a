import { describe, expect, test } from 'vitest';
import { fullYears } from '../time/calendar.ts';
import {
  type Condition,
  conditionsOf,
  FIND_FIELDS,
  FIND_NEEDS,
  findText,
  lastBirth,
} from './find.ts';
import { FIND_LIMITS } from './find-limits.ts';

const condition = (field: Condition['field'], is: Condition['is'], ...values: string[]) => ({
  ...{ field, question: null, is, values },
});

describe('a filter', () => {
  test.each<[string, Condition[]]>([
    ['college:contains:Pokhara', [condition('college', 'contains', 'Pokhara')]],
    [
      'college:is:A,B;age:between:15,',
      [condition('college', 'is', 'A', 'B'), condition('age', 'between', '15', '')],
    ],
    ['tag:empty', [condition('tag', 'empty')]],
    ['changed:between:2025-07-15,', [condition('changed', 'between', '2025-07-15', '')]],
    ['answer.T-shirt?:is:M', [{ ...condition('answer', 'is', 'M'), question: 'T-shirt?' }]],
    [
      'answer.How many~1 in v1.2:between:2,4',
      [{ ...condition('answer', 'between', '2', '4'), question: 'How many: in v1.2' }],
    ],
    ['college:is:~0~1~2~3', [condition('college', 'is', '~:;,')]],
  ])('%s is written and read', (text, conditions) => {
    expect(conditionsOf('registrations', text)).toEqual(conditions);
    expect(findText(conditions)).toBe(text);
  });

  test.each([
    [''],
    ['college'],
    ['college:is'],
    ['college:is:'],
    ['college:is: '],
    ['college:between:1,2'],
    ['college:contains:A,B'],
    ['college:is:A:B'],
    ['college:empty:A'],
    ['college.T-shirt:is:A'],
    ['answer:is:A'],
    ['answer. :is:A'],
    ['answer.T-shirt:between:1,2025-07-15'],
    ['answer.T-shirt:between:,'],
    ['age:between:15'],
    ['age:between:x,18'],
    ['age:between:1e3,'],
    ['age:is:15'],
    ['tag:is:0'],
    ['tag:is:2147483648'],
    ['tag:is:1x'],
    ['decided:between:2025-02-30,'],
    ['replaced:filled'],
    ['toString:is:A'],
    ['college:empty;'],
    [`college:is:${'x'.repeat(FIND_LIMITS.value + 1)}`],
    [Array.from({ length: FIND_LIMITS.conditions + 1 }, (_, n) => `tag:is:${n + 1}`).join(';')],
    [`college:is:${Array.from({ length: FIND_LIMITS.values + 1 }, () => 'A').join(',')}`],
  ])('%j is none of registrations', (text) => {
    expect(conditionsOf('registrations', text)).toBeNull();
  });

  test('reads numbers and days in the digits of either script', () => {
    expect(conditionsOf('registrations', 'age:between:१५,18;changed:between:२०२५-०७-१५,')).toEqual([
      condition('age', 'between', '15', '18'),
      condition('changed', 'between', '2025-07-15', ''),
    ]);
    expect(conditionsOf('users', 'college:contains:१२')).toEqual([
      condition('college', 'contains', '१२'),
    ]);
  });

  test('says a condition once', () => {
    expect(conditionsOf('users', 'tag:empty;tag:empty')).toEqual([condition('tag', 'empty')]);
  });

  test('each list has fields of its own', () => {
    expect(conditionsOf('submissions', 'replaced:filled')).not.toBeNull();
    expect(conditionsOf('users', 'event:is:3')).not.toBeNull();
    expect(conditionsOf('users', 'answer.T-shirt:is:M')).toBeNull();
  });

  test('needs what its field tells; what anybody who reads the list is shown needs nothing', () => {
    const free = Object.values(FIND_FIELDS)
      .flatMap((fields) => Object.keys(fields))
      .filter((field) => !(field in FIND_NEEDS));
    const shown = ['college', 'decided_by', 'decided', 'changed', 'registered', 'submitted'];
    expect(new Set(free)).toEqual(new Set([...shown, 'replaced', 'event']));
  });
});

test.each([
  ['2025-07-16', 15],
  ['2024-02-29', 15],
  ['2024-02-29', 16],
  ['2025-02-28', 17],
  ['2025-03-01', 21],
  ['2025-01-01', 1],
])('on %s whoever is born by then is at least %i, and nobody later', (today, years) => {
  const last = lastBirth(today, years);
  expect(fullYears(last, today)).toBeGreaterThanOrEqual(years);
  const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10);
  expect(fullYears(next, today)).toBeLessThan(years);
});
