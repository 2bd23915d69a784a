/**
 * What ends at the end of its line all the same: blank ones, entries of lists, headings, rows of
 * tables, quotes.
 */
const SOFT_BREAK = /(?<!\n)\n(?![ \t]{0,8}(?:\n|[-+*] |[#>|]|\d{1,3}[.)] ))/g;

/**
 * The sentences of a text, in Markdown or not, without the marks between which its words stand:
 * 'until **8 August**' says a day, over the end of a line as well. Addresses of links say nothing.
 */
export function sentencesIn(text: string): readonly string[] {
  const words = text
    .replaceAll('\r', '')
    .replaceAll(/!?\[([^[\]]{0,300})\]\([^()\s]{0,2048}\)/g, '$1')
    .replaceAll(/\bhttps?:\/\/[^\s)>\]]+/gi, ' ')
    .replaceAll(SOFT_BREAK, ' ')
    .replaceAll(/^[ \t]*(?:[-+*#>]+|\d{1,3}[.)])[ \t]+/gm, '')
    .replaceAll(/[*_~`]/g, '')
    .replaceAll(/&nbsp;|[ \t\u00a0\u202f]+/g, ' ')
    .replaceAll(/\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\./gi, '$1');
  return words
    .split(/(?<=[.!?]) |[\n|]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
