const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
const WORD = /[\p{L}\p{N}]/u;

/**
 * Words as a reader counts them, by Unicode's word boundaries (UAX 29): signs of punctuation and
 * emoji count nothing, a Devanagari word with its vowel signs counts once, and 'web-based' two.
 *
 * Whether a segment is a word is asked of its text: `isWordLike` is false for words in Devanagari
 * in Firefox. Where words are cut, engines agree but for scripts that write none apart, such as
 * Thai.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const { segment } of segmenter.segment(text)) if (WORD.test(segment)) count += 1;
  return count;
}
