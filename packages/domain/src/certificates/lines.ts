import type { Box, DrawnLine, Measure, Weight } from './drawn.ts';

/** How far letters reach above and below their line, and from line to line, by their size. */
const REACH = { up: 1, down: 0.42, leading: 1.5 };

const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]/u;
const LATIN = /\p{Script=Latin}/u;
const clusters = new Intl.Segmenter('ne', { granularity: 'grapheme' });

/** How a paragraph looks. */
export type Style = { readonly weight: Weight; readonly colour: string; readonly size: number };

/**
 * A line in pieces of one script each: signs, digits and spaces stay with the letters before them.
 */
export function runsOf(line: string): string[] {
  const runs: string[] = [];
  let wasDevanagari: boolean | null = null;
  for (const letter of line) {
    const isDevanagari: boolean | null = DEVANAGARI.test(letter)
      ? true
      : LATIN.test(letter)
        ? false
        : wasDevanagari;
    const last = runs.length - 1;
    if (last < 0 || (wasDevanagari !== null && isDevanagari !== wasDevanagari)) runs.push(letter);
    else runs[last] += letter;
    wasDevanagari = isDevanagari;
  }
  return runs;
}

/** How wide a line is, in whichever scripts. */
export function widthOf(
  line: string,
  { weight, size }: Pick<Style, 'weight' | 'size'>,
  measure: Measure,
): number {
  return runsOf(line).reduce((width, run) => width + measure(run, weight, size), 0);
}

/**
 * A text in lines that are no wider than that: broken between words, and where a word alone is
 * wider, between its letters. The lines are about equally wide.
 */
export function linesOf(
  text: string,
  width: number,
  style: Pick<Style, 'weight' | 'size'>,
  measure: Measure,
): string[] {
  const lines = greedy(text, width, style, measure);
  if (lines.length < 2) return lines;
  let [tooNarrow, wideEnough] = [width / 2, width];
  for (let tried = 0; tried < 6; tried += 1) {
    const middle = (tooNarrow + wideEnough) / 2;
    if (greedy(text, middle, style, measure).length > lines.length) tooNarrow = middle;
    else wideEnough = middle;
  }
  return greedy(text, wideEnough, style, measure);
}

function greedy(
  text: string,
  width: number,
  style: Pick<Style, 'weight' | 'size'>,
  measure: Measure,
): string[] {
  const fits = (line: string) => widthOf(line, style, measure) <= width;
  const lines: string[] = [];
  let line = '';
  // A year stays with the name before it.
  const together = text.replaceAll(/ (?=\d{1,4}(?:[.,;]? |[.,;]?$))/g, '\u00a0');
  for (const word of together.split(' ').filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { segment } of clusters.segment(word)) {
      if (line !== '' && !fits(line + segment)) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** How high so many lines are. */
export function heightOf(lines: number, size: number): number {
  if (lines === 0) return 0;
  return size * (REACH.up + REACH.down + (lines - 1) * REACH.leading);
}

type Placed = Style & Pick<DrawnLine, 'lang' | 'paragraph' | 'isHeading'>;

/** Lines around a centre, the first one's letters beginning at `top`. */
export function placed(
  lines: readonly string[],
  { centre, top }: { readonly centre: number; readonly top: number },
  { weight, colour, size, lang, paragraph, isHeading }: Placed,
  measure: Measure,
): DrawnLine[] {
  return lines.map((text, at) => {
    const width = widthOf(text, { weight, size }, measure);
    const y = top + at * size * REACH.leading;
    const box: Box = { x: centre - width / 2, y, width, height: size * (REACH.up + REACH.down) };
    let x = box.x;
    const runs = runsOf(text).map((run) => {
      const from = x;
      x += measure(run, weight, size);
      return { text: run, x: from };
    });
    const baseline = y + size * REACH.up;
    return {
      ...{ kind: 'line', box, baseline, size, weight, colour, text, runs, lang },
      ...{ paragraph, isHeading },
    };
  });
}
