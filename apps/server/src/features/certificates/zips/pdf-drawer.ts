/**
 * Draws certificates as PDFs, in a process of its own: many take seconds of a processor, which
 * nobody else waits for. The task comes by standard input; each PDF goes out after its length.
 */
import { setPriority } from 'node:os';
import { json } from 'node:stream/consumers';
import { drawPdf } from '../sheet/draw-pdf.ts';
import type { ReadyPicture } from '../sheet/ready-sheet.ts';
import type { PdfTask } from './pdf-task.ts';

/** Whoever waits for a page comes first. */
const LAST = 19;

setPriority(LAST);
const { pictures, sheets, ...of } = (await json(process.stdin)) as PdfTask;
const ready = new Map(
  pictures.map(([file, { bytes, ...rest }]): [string, ReadyPicture] => [
    file,
    { ...rest, bytes: Buffer.from(bytes, 'base64') },
  ]),
);
for (const sheet of sheets) {
  const pdf = await drawPdf({ ...of, ...sheet, pictures: ready });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(pdf.length);
  process.stdout.write(Buffer.concat([length, pdf]));
}
