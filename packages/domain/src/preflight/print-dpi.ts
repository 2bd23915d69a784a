import type { PrintSize } from '../works/work-form.ts';

type Sides = { readonly width: number; readonly height: number };

const MM_PER_INCH = 25.4;

/** Sheets upright, in millimetres. */
const PAPER_MM: { readonly [size in PrintSize]: Sides } = {
  A4: { width: 210, height: 297 },
  A3: { width: 297, height: 420 },
};

const longOf = ({ width, height }: Sides) => Math.max(width, height);
const shortOf = ({ width, height }: Sides) => Math.min(width, height);

/**
 * How many pixels an inch of paper gets when a picture fills a sheet, its long side along the long
 * one. Rounded: 2480 × 3508 pixels are what programs make of A4 at 300 dpi, and 299.95 to the inch.
 */
export function printDpi(pixels: Sides, print: PrintSize): number {
  const paper = PAPER_MM[print];
  const long = longOf(pixels) / (longOf(paper) / MM_PER_INCH);
  const short = shortOf(pixels) / (shortOf(paper) / MM_PER_INCH);
  return Math.round(Math.min(long, short));
}

/** What a page has to the inch, in millimetres, once it is printed to fill a sheet. */
export function onPaper(dpi: number, page: Sides | undefined, print: PrintSize): number {
  return page === undefined ? dpi : Math.round((dpi * longOf(page)) / longOf(PAPER_MM[print]));
}

/** The least pixels that a sheet takes at so many to the inch, upright. */
export function pixelsFor(print: PrintSize, dpi: number): Sides {
  const { width, height } = PAPER_MM[print];
  return {
    width: Math.round((width / MM_PER_INCH) * dpi),
    height: Math.round((height / MM_PER_INCH) * dpi),
  };
}

/** By what share sides may differ from those of a sheet: with a bleed they do, a little. */
const SHAPE_TOLERANCE = 0.03;

/** Whether it fills a sheet, upright or across, but for a little. */
export function hasShapeOf(sides: Sides, print: PrintSize): boolean {
  const paper = PAPER_MM[print];
  const wanted = longOf(paper) / shortOf(paper);
  return Math.abs(longOf(sides) / shortOf(sides) / wanted - 1) <= SHAPE_TOLERANCE;
}
