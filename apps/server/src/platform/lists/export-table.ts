import { ZONE_LABEL } from '@pratibha/words/time';
import type { Cell } from './csv.ts';

/** What a column tells of a row; `at` is an instant. */
export type Told<Row> = ((row: Row) => Cell) | { readonly at: (row: Row) => Date | null };

/** A column of a file: its heading, and the cell below it for each row. */
export type TableColumn<Row> = { readonly heading: string; readonly cell: (row: Row) => Cell };

/** What one file tells, row by row. */
export type ExportTable<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: AsyncIterable<Row>;
};

/**
 * The column of this name. The heading of instants says in which zone they are: a spreadsheet takes
 * `2025-07-16 10:00:30` for a date and a time, and with the zone beside it for a text.
 */
export function columnOf<Row>(name: string, told: Told<Row>): TableColumn<Row> {
  if (typeof told === 'function') return { heading: name, cell: told };
  return { heading: `${name} ${ZONE_LABEL}`, cell: told.at };
}

/** The table as CSV takes it. */
export function linesOf<Row>({ columns, rows }: ExportTable<Row>) {
  return [columns.map(({ heading }) => heading), cellsOf(columns, rows)] as const;
}

async function* cellsOf<Row>(columns: readonly TableColumn<Row>[], rows: AsyncIterable<Row>) {
  for await (const row of rows) yield columns.map(({ cell }) => cell(row));
}
