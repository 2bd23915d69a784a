import { DEFAULT_QUESTIONS } from '@pratibha/domain/questions/questions';
import { expect, it } from 'vitest';
import { BLANK_ENTRY } from '../../questions/questions.ts';
import { restoredChange } from './change-draft.ts';

const entry = (text: string) => ({ ...BLANK_ENTRY, text });
const start = { revision: 3, entries: { 1: entry('Facebook') } };

it.each<[string, unknown, object]>([
  [
    'the version that it began with',
    { revision: 2, entries: { 1: entry('Seniors') } },
    { revision: 2, entries: { 1: entry('Seniors') } },
  ],
  ['no answer to a question that is gone', { revision: 3, entries: { 9: entry('x') } }, start],
  [
    'what an older release did not keep',
    { entries: { 1: { text: 'Seniors' } } },
    {
      revision: 3,
      entries: { 1: entry('Seniors') },
    },
  ],
  ['the beginning where something else was kept', ['Seniors'], start],
  ['the beginning where entries are none', { revision: 3, entries: 'x' }, start],
])('a kept draft has %s', (_, saved, expected) => {
  expect(restoredChange(DEFAULT_QUESTIONS, start, saved)).toEqual(expected);
});
