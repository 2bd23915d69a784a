import { expect, test } from 'vitest';
import { answersByColumn, questionColumns } from './question-columns.ts';

const summary = (asked: unknown, ...snapshots: unknown[]) =>
  questionColumns(asked, snapshots).map(
    ({ question, time, isAsked }) => `${question} ${time}${isAsked ? '' : ' earlier'}`,
  );

const texts = (...words: string[]) =>
  Object.fromEntries(words.map((question, at) => [String(at + 1), question]));

test.each([
  ['nothing was answered', texts('A', 'B'), [], ['A 1', 'B 1']],
  ['all were asked the same', texts('A', 'B'), [texts('A', 'B')], ['A 1', 'B 1']],
  ['the order changed', texts('B', 'A'), [texts('A', 'B')], ['B 1', 'A 1']],
  ['one was removed', texts('B'), [texts('A', 'B')], ['B 1', 'A 1 earlier']],
  ['one was put otherwise', texts('A?'), [texts('A')], ['A? 1', 'A 1 earlier']],
  ['two are put alike', texts('A', 'A'), [texts('A')], ['A 1', 'A 2']],
  [
    'all changed twice',
    texts('C'),
    [texts('A'), texts('B', 'A')],
    ['C 1', 'A 1 earlier', 'B 1 earlier'],
  ],
  ['only the default is asked', {}, [], ['How do you know about the event? 1']],
])('the columns where %s', (_, asked, snapshots, expected) => {
  expect(summary(asked, ...snapshots)).toEqual(expected);
});

test.each([
  ['by their words', texts('B', 'A'), texts('A', 'B'), [{ 1: 'a' }, { 2: 'b' }], ['b', 'a']],
  [
    'of equal questions apart',
    texts('A', 'A'),
    texts('A', 'A'),
    [{ 1: 'x' }, { 2: 'y' }],
    ['x', 'y'],
  ],
  ['that were not given', texts('A', 'B'), texts('A', 'B'), [{ 2: 'b' }], [undefined, 'b']],
  [
    'of a question that is not in the snapshot',
    texts('A'),
    texts('B'),
    [{ 1: 'b' }],
    [undefined, 'b'],
  ],
  ['to no question at all', texts('A'), texts('A'), [{ 1: 'a' }, { 9: 'x' }], ['a']],
])('answers %s', (_, asked, snapshot, answers, expected) => {
  const byColumn = answersByColumn(snapshot, answers);
  expect(questionColumns(asked, [snapshot]).map(({ key }) => byColumn.get(key))).toEqual(expected);
});
