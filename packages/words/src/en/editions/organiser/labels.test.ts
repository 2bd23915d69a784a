import { expect, test } from 'vitest';
import { differenceWords } from './differences.ts';
import { publicationWarningWords } from './findings.ts';
import { editionLabel, placeWords } from './labels.ts';

test.each([
  ['/tagline', 'Tagline'],
  ['/dates/registrationCloses', 'Dates › Registration closes'],
  ['/competitions/all/1/name', 'Competitions › Competition 2 › Name'],
  ['/prizes/groups/0/prizes/2/cash', 'Prizes › Competition 1 › Prize 3 › Cash in rupees'],
  ['/about/text/0', 'About us › Paragraph 1'],
  ['/unheard', 'unheard'],
])('%s leads to %s', (pointer, words) => {
  expect(placeWords(pointer)).toBe(words);
});

test.each([
  ['a text', 'a', 'b', 'a', 'b'],
  ['a number', 1, 2, '1', '2'],
  ['an instant', null, '2025-08-08T23:59+05:45', null, '8 August 2025, 23:59 NPT'],
  ['questions', null, '{"1":"Why?","2":"How?"}', null, 'Why? · How?'],
  ['a text in braces', '{a}', '{"1":7}', '{a}', '{"1":7}'],
  ['an entry', undefined, { title: 'A', parts: ['b', 'c'] }, null, 'A · b · c'],
] as const)('%s, before and after', (_, before, after, ...words) => {
  const told = differenceWords({ pointer: '/tagline', before, after });
  expect(told).toEqual({ label: editionLabel('tagline'), before: words[0], after: words[1] });
});

test('a warning says which days it means', () => {
  const days = ['2025-07-16', '2025-08-08'];
  const warning = { code: 'text-names-another-day', day: '2025-07-20', days } as const;
  expect(publicationWarningWords(warning)).toBe(
    'This text says 20 July 2025; the dates say 16 July 2025 or 8 August 2025.',
  );
});
