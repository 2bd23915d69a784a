import { ANSWERS } from '@pratibha/domain/editions/set-up-cases';
import { expect, test } from 'vitest';
import { differenceWords } from './differences.ts';
import { publicationWarningWords } from './findings.ts';
import { contentFromAnswers } from './first-content.ts';
import { editionLabel, nameInForm, placeWords } from './labels.ts';

test.each([
  ['/tagline', 'Tagline'],
  ['/dates/registrationCloses', 'Dates › Registration closes'],
  ['/competitions/all/1/name', 'Competitions › Competition 2 › Name'],
  ['/prizes/groups/0/prizes/2/cash', 'Prizes › Competition 1 › Prize 3 › Cash'],
  ['/about/text/0', 'About us › Paragraph 1'],
  ['/unheard', 'unheard'],
])('%s leads to %s', (pointer, words) => {
  expect(placeWords(pointer)).toBe(words);
});

test.each([
  ['/tagline', 'Tagline'],
  ['/look/accent', 'Accent colour'],
  ['/details/prize/1', 'Part 2'],
  ['/gallery/pictures/12', 'Picture 13'],
  ['/advert/open/title', 'Title, While registration is open'],
  ['/competitions/all/1/rules/0', 'Rule 1, Competition 2'],
  ['/setUp/college/name', 'Name'],
  ['/setUp/competitions/0/prizes/2', 'Prize 3, Competition 1'],
])('%s is called %s in its form', (pointer, name) => {
  expect(nameInForm(pointer)).toBe(name);
});

test('no two fields of a section have the same name', () => {
  const fieldsIn = (value: unknown, pointer: string): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => fieldsIn(each, `${pointer}/${name}`))
      : [pointer];
  const twoOfAll = (value: unknown): unknown => {
    if (Array.isArray(value)) return [value, value].flat().map(twoOfAll);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, twoOfAll(each)]));
  };
  const content = contentFromAnswers(ANSWERS, '2031-01-01');
  for (const [section, value] of Object.entries({ ...content, setUp: ANSWERS })) {
    const names = fieldsIn(twoOfAll(value), `/${section}`).map(nameInForm);
    expect(new Set(names).size).toBe(names.length);
  }
});

test.each([
  ['a text', 'a', 'b', 'a', 'b'],
  ['a number', 1, 2, '1', '2'],
  ['a tick', false, true, 'off', 'on'],
  ['an instant', null, '2025-08-08T23:59+05:45', null, '8 August 2025, 23:59 NPT'],
  ['questions', null, '{"1":"Why?","2":"How?"}', null, 'Why? · How?'],
  ['a text in braces', '{a}', '{"1":7}', '{a}', '{"1":7}'],
  ['an entry', undefined, { title: 'A', parts: ['b', 'c'] }, null, 'A · b · c'],
] as const)('%s, before and after', (_, before, after, ...words) => {
  const told = differenceWords({ pointer: '/tagline', before, after }, null);
  expect(told).toEqual({ label: editionLabel('tagline'), before: words[0], after: words[1] });
});

test('a section of the landing page is called by its name', () => {
  const content = {
    sections: [
      { name: 'faq', shown: true },
      { name: 'gallery', shown: false },
    ],
  };
  expect(placeWords('/sections/1/shown', content)).toBe('Gallery › Shown');
  const told = differenceWords(
    { pointer: '/sections/0/shown', before: false, after: true },
    content,
  );
  expect(told).toEqual({
    label: 'Questions and answers › Shown',
    before: 'off',
    after: 'on',
  });
});

test.each([
  [['2026-01-09', '2026-01-10'], '9 or 10 January 2026'],
  [['2026-01-31', '2026-02-01', '2026-02-02'], '31 January 2026 or 1 or 2 February 2026'],
  [
    [
      '2026-01-09',
      '2026-01-10',
      '2026-02-01',
      '2026-02-02',
      '2026-03-01',
      '2026-03-02',
      '2026-04-01',
    ],
    '9 or 10 January 2026 or 5 more',
  ],
])('many days are said in short: %j', (days, words) => {
  const warning = { code: 'text-names-another-day', day: '2026-01-05', days } as const;
  expect(publicationWarningWords(warning)).toBe(
    `This text says 5 January 2026; the dates say ${words}.`,
  );
});

test('a warning says which days it means', () => {
  const days = ['2025-07-16', '2025-08-08'];
  const warning = { code: 'text-names-another-day', day: '2025-07-20', days } as const;
  expect(publicationWarningWords(warning)).toBe(
    'This text says 20 July 2025; the dates say 16 July 2025 or 8 August 2025.',
  );
});
