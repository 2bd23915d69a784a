/**
 * What a file of a list can tell of a row, by the names that stand in its first line, in the order
 * of a file for which nobody chose.
 */
export type Export = {
  /** By which a browser keeps what was chosen, and the file is named. */
  readonly kind: string;
  readonly columns: readonly string[];
};
export type ExportColumn<E extends Export> = E['columns'][number];
