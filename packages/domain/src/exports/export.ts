/**
 * What a file of a list can tell of a row, by the names that stand in its first line, in the order
 * of a file for which nobody chose.
 */
export type Export = {
  /** By which a browser keeps what was chosen, and the file is named. */
  readonly kind: string;
  readonly columns: readonly string[];
  /** What is in a file only where somebody chose it: programs read the others as ever. */
  readonly asked?: readonly string[];
};
type Asked<E extends Export> = E extends { readonly asked: infer Names extends readonly string[] }
  ? Names[number]
  : never;
export type ExportColumn<E extends Export> = E['columns'][number] | Asked<E>;

/** All that a file of the list can tell. */
export function exportColumns<const E extends Export>(of: E): readonly ExportColumn<E>[] {
  return [...of.columns, ...(of.asked ?? [])] as ExportColumn<E>[];
}
