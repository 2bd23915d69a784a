import { afterEach, describe, expect, test, vi } from 'vitest';
import { countWords } from './count-words.ts';

test.each([
  ['', 0],
  [' \n\t ', 0],
  ['… — !? 🎉', 0],
  ['one', 1],
  ['Empowering The Next Tech Generation.', 5],
  ["don't stop", 2],
  ['web-based', 2],
  ['3.14 and 1,000', 3],
  ['line one\nline two', 4],
  ['नेपालको प्रतिभा', 2],
  ['विद्यार्थीहरूले आफ्नो क्षमता प्रस्तुत गर्छन्।', 5],
  ['सञ्‍चार र प्रविधि', 3],
  ['AI ले नेपाललाई मद्दत गर्छ', 5],
  ['२०८२ साल', 2],
  ['cafe\u0301', 1],
])('%j has %i words', (text, expected) => {
  expect(countWords(text)).toBe(expected);
});

test('five hundred words stay five hundred', () => {
  expect(countWords('प्रतिभा '.repeat(500))).toBe(500);
});

describe('in an engine that takes no segment for a word, as Firefox does in Devanagari', () => {
  afterEach(() => vi.restoreAllMocks());

  const cases: readonly (readonly [string, number])[] = [
    ['विद्यार्थीहरूले आफ्नो क्षमता प्रस्तुत गर्छन्।', 5],
    ['२०८२ सालमा ३ वटा कार्यक्रम छन् 🎉 — रमाइलो!', 7],
    ['AI ले मद्दत', 3],
    ['a web-based, fast site', 5],
    ["don't stop", 2],
    [`${'नक्सा '.repeat(501)}।`, 501],
  ];

  test.each(cases.map(([text, words]) => [text.slice(0, 50), words, text] as const))(
    '%j has %i words',
    (_, expected, text) => {
      const segments = [...new Intl.Segmenter('en', { granularity: 'word' }).segment(text)];
      vi.spyOn(Intl.Segmenter.prototype, 'segment').mockReturnValue(
        segments.map((each) => ({ ...each, isWordLike: false })) as unknown as Intl.Segments,
      );
      expect(countWords(text)).toBe(expected);
    },
  );
});
