import type { Readable } from 'node:stream';
import { fileName, titlesInNames } from '@pratibha/domain/exports/file-names';
import type { Context } from '../serve/context.ts';
import { csvChunks, csvStream } from './csv.ts';
import { type ExportTable, linesOf } from './export-table.ts';
import { zipStream } from './zip.ts';

type Sending = Pick<Context, 'now' | 'setHeader'>;

/** An event whose rows are a file of their own. */
export type ExportedEvent = { readonly id: number; readonly title: string };

/** A table as a CSV file, named by what it holds and the day. */
export function oneFile<Row>(ctx: Sending, kind: string, table: ExportTable<Row>): Readable {
  return csvFile(ctx, fileName(kind, null, ctx.now), table);
}

/**
 * The rows of some events: of one as a CSV file with its name; of several as a ZIP with such a file
 * for each, as they asked different questions; of none as a file without rows.
 *
 * @param tableOf the table of one event, or null for that of none
 */
export function filesByEvent<Event extends ExportedEvent, Row>(
  ctx: Sending,
  kind: string,
  events: readonly Event[],
  tableOf: (event: Event | null) => ExportTable<Row>,
): Readable {
  const [first = null, ...others] = events;
  const titles = titlesInNames(events);
  if (others.length === 0) {
    return csvFile(ctx, fileName(kind, titles[0] ?? null, ctx.now), tableOf(first));
  }
  nameFile(ctx, 'application/zip', `${fileName(kind, null, ctx.now)}.zip`);
  const files = events.map((event, at) => ({
    name: `${fileName(kind, titles[at] ?? null, ctx.now)}.csv`,
    chunks: csvChunks(...linesOf(tableOf(event))),
  }));
  return zipStream(files, ctx.now);
}

function csvFile<Row>(ctx: Sending, name: string, table: ExportTable<Row>): Readable {
  nameFile(ctx, 'text/csv; charset=utf-8', `${name}.csv`);
  return csvStream(...linesOf(table));
}

/**
 * Says what a file is and how it is called. Browsers read the name after `filename*` (RFC 6266);
 * the other is for whoever knows ASCII alone.
 */
export function nameFile({ setHeader }: Sending, type: string, name: string): void {
  setHeader('content-type', type);
  const plain = name.replace(/[^\x20-\x7e]+/g, '_');
  const full = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name)}`;
  setHeader('content-disposition', `attachment; filename="${plain}"${full}`);
}
