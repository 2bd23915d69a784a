/** What is drawn for certificates. */
export type SheetDrawerTask =
  /** A whole sheet: an SVG of ours comes in. */
  | {
      readonly kind: 'sheet';
      /** In pixels. */
      readonly width: number;
    }
  /**
   * A picture as large as it is printed: a JPEG, or where one sees through it its size as a line of
   * JSON and its pixels, four bytes each.
   */
  | {
      readonly kind: 'printed';
      /** The place that it is printed in, in points. */
      readonly width: number;
      readonly height: number;
      /** What it may add to a file. */
      readonly bytes: number;
    };
