declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number };

  /** Cuts a font down to the letters of a text (the part of the package's interface used here). */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Readonly<Record<string, Axis>>;
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
