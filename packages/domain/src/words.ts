const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * Words as a reader counts them, by Unicode's word boundaries (UAX 29): signs of punctuation and
 * emoji count nothing, a Devanagari word with its vowel signs counts once, and 'web-based' two.
 * Server and browser share this function, and the locale is fixed, so they count alike.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) count += 1;
  return count;
}
