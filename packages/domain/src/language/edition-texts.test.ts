import { expect, test } from 'vitest';
import { LEAST_CONTENT } from '../editions/content-cases.ts';
import { textsOfEdition, wantsTranslation } from './edition-texts.ts';
import { translated } from './translated.ts';

const all = textsOfEdition(LEAST_CONTENT);

test('an edition says its texts where they stand, with what each may have', () => {
  expect(all.find(({ path }) => path === '/title')).toMatchObject({
    ...{ text: LEAST_CONTENT.title, limit: 120, isMarkdown: false },
  });
  expect(all.find(({ path }) => path === '/legal/rules/text')).toMatchObject({ isMarkdown: true });
});

test('no date, link, number to call or name of a person is among them', () => {
  const paths = all.map(({ path }) => path);
  expect(paths.filter((path) => /phone|website|email|starts|ends|formUrl/i.test(path))).toEqual([]);
});

test('each of them is replaced where it is translated', () => {
  const texts = new Map(all.map(({ text }) => [text, `«${text}»`]));
  const read = textsOfEdition(translated(LEAST_CONTENT, texts));
  expect(read.filter(({ text }) => !text.startsWith('«'))).toEqual([]);
});

test.each([
  ['Website', true],
  ['वेबसाइट', false],
  ['2025 – 10:00', false],
  ['HTML मा', true],
])('%s: %s', (text, expected) => {
  expect(wantsTranslation(text)).toBe(expected);
});
