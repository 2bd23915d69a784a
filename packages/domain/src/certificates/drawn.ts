/** Where something is on a sheet, in points from the left upper corner. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Weight = 'regular' | 'semibold' | 'bold';

/** A piece of a line in one script, so that whoever shapes letters knows which it is. */
type Run = { readonly text: string; readonly x: number };

/** What is drawn on a sheet, in this order. */
export type Drawn =
  /** A line of text; its box is as high as letters of its size can be. */
  | {
      readonly kind: 'line';
      readonly box: Box;
      readonly baseline: number;
      readonly size: number;
      readonly weight: Weight;
      readonly colour: string;
      readonly text: string;
      readonly runs: readonly Run[];
      readonly lang: 'en' | 'ne';
      /** Lines of one number belong to one paragraph. */
      readonly paragraph: number;
      readonly isHeading: boolean;
    }
  /** Adornment, as a path of SVG; it may lie behind everything else. */
  | {
      readonly kind: 'shape';
      readonly path: string;
      readonly fill: string | null;
      readonly stroke: string | null;
      readonly width: number;
    }
  | { readonly kind: 'picture'; readonly box: Box; readonly file: string; readonly alt: string }
  /** A QR code; `dark` counts in modules, and `modules` is how many make a side. */
  | {
      readonly kind: 'code';
      readonly box: Box;
      readonly modules: number;
      readonly dark: readonly DarkRun[];
      readonly alt: string;
    };
/** Dark modules beside each other. */
export type DarkRun = { readonly row: number; readonly from: number; readonly count: number };

export type DrawnLine = Extract<Drawn, { readonly kind: 'line' }>;

/** How wide a run of one script is, in points. */
export type Measure = (run: string, weight: Weight, size: number) => number;

/** A4 landscape, in points. */
export const SHEET = { width: 841.89, height: 595.28 } as const;
