import { Readable } from 'node:stream';
import { zonedClock } from '@pratibha/domain/time/competition-time';

/** null and undefined become an empty cell; an instant what the clock of the competition shows. */
export type Cell = string | number | boolean | Date | readonly string[] | null | undefined;

/** A chunk is sent when it is about this long, in characters. */
const CHUNK_LENGTH = 32_768;

/** Without the mark, spreadsheets read UTF-8 as something else and spoil Devanagari. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Beginnings that make a spreadsheet compute a cell; the wide forms count in some of them too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

/** Quoted besides RFC 4180: what other spreadsheets split at, and spaces that they would drop. */
const NEEDS_QUOTES = /[",;\t\r\n]|^ | $/;

/**
 * A CSV document as a stream: UTF-8 with byte order mark, CRLF, RFC 4180 quoting, and no cell
 * that a spreadsheet would run as a formula. Rows are taken from the source only as fast as the
 * reader reads. Nothing is sent before the first rows are there, so that an early failure can
 * still become a problem document.
 */
export function csvStream(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): Readable {
  return Readable.from(csvChunks(header, rows), { highWaterMark: 2 });
}

/** The same document in pieces, for a reader that asks for one after the other. */
export async function* csvChunks(
  header: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): AsyncGenerator<string, void> {
  let chunk = BYTE_ORDER_MARK + csvLine(header);
  for await (const row of rows) {
    chunk += csvLine(row);
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

/** One row with its line end. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return zonedClock(cell);
  if (typeof cell === 'object') return csvCell(cell.join('; '));
  if (typeof cell !== 'string') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
