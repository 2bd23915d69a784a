import { expect, test } from 'vitest';
import { withIds, withNames } from './mentions.ts';

const PEOPLE = [
  { id: 3, name: 'Asha Rai' },
  { id: 4, name: 'Asha Rai Limbu' },
  { id: 5, name: 'निमा शेर्पा' },
  { id: 6, name: 'Ram Sharma' },
  { id: 7, name: 'ram sharma' },
  { id: 8, name: ' ' },
];

test.each([
  ['Ask @Asha Rai, please', 'Ask @{3}, please', [3]],
  ['@asha rai', '@{3}', [3]],
  ['@Asha Rai Limbu and @Asha Rai', '@{4} and @{3}', [4, 3]],
  ['@Asha Raina', '@Asha Raina', []],
  ['@निमा शेर्पा, look', '@{5}, look', [5]],
  ['@निमा शेर्पाली', '@निमा शेर्पाली', []],
  ['@Ram Sharma', '@{6}', [6, 7]],
  ['asha@Asha Rai', 'asha@Asha Rai', []],
  ['(@Asha Rai)', '(@{3})', [3]],
  ['@@Asha Rai', '@@{3}', [3]],
  ['@ @{3} 🙂', '@ @{3} 🙂', []],
  ['', '', []],
])('%j is kept as %j', (text, kept, ids) => {
  expect(withIds(text, PEOPLE)).toEqual({ text: kept, ids });
});

test('names stand there again, as they are by then, and nobody else’s', () => {
  const names = new Map([[3, 'Asha Thapa']]);
  expect(withNames('Ask @{3} and @{9}', (id) => names.get(id))).toBe('Ask @Asha Thapa and @{9}');
});
