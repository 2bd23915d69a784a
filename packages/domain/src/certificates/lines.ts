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
  const wide = (part: string) => widthOf(part, style, measure);
  const words = wordsOf(text, (word) => wide(word) <= width);
  const lines = greedy(words, width, wide);
  if (lines.length < 2) return lines;
  let tooNarrow = Math.min(width, Math.max(width / 2, ...words.map(wide)));
  let wideEnough = width;
  for (let tried = 0; tried < 6; tried += 1) {
    const middle = (tooNarrow + wideEnough) / 2;
    if (greedy(words, middle, wide).length > lines.length) tooNarrow = middle;
    else wideEnough = middle;
  }
  return greedy(words, wideEnough, wide);
}

/** A year stays with the name before it, where both fit. */
function wordsOf(text: string, fits: (word: string) => boolean): string[] {
  return text
    .replaceAll(/ (?=\d{1,4}(?:[.,;]? |[.,;]?$))/g, '\u00a0')
    .split(' ')
    .flatMap((word) => (fits(word) ? [word] : word.split('\u00a0')))
    .filter((word) => word !== '');
}

function greedy(words: readonly string[], width: number, wide: (part: string) => number): string[] {
  const space = wide(' ');
  const lines: string[] = [];
  let [line, used] = ['', 0];
  const end = () => {
    if (line !== '') lines.push(line);
    [line, used] = ['', 0];
  };
  for (const word of words) {
    const more = wide(word);
    if (line !== '' && used + space + more > width) end();
    if (more <= width) {
      [line, used] = line === '' ? [word, more] : [`${line} ${word}`, used + space + more];
      continue;
    }
    for (const { segment } of clusters.segment(word)) {
      if (line !== '' && wide(line + segment) > width) end();
      line += segment;
    }
    used = wide(line);
  }
  end();
  return lines;
}

/** The same, asked once for each run: all widths go with the size of the letters. */
export function remembering(measure: Measure): Measure {
  const known = new Map<string, number>();
  return (run, weight, size) => {
    const key = `${weight} ${run}`;
    const width = known.get(key) ?? measure(run, weight, 1_000);
    known.set(key, width);
    return (width * size) / 1_000;
  };
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
  return lines.map((line, at) => {
    const text = line.replaceAll('\u00a0', ' ');
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
