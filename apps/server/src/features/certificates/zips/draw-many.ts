import { decodeClaims } from '@pratibha/domain/certificates/claims';
import { proofLink, splitSigned } from '@pratibha/domain/certificates/cose';
import { DEFAULT_TEMPLATE } from '@pratibha/words/certificates/template-texts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { PictureProcess } from '../../pictures/pictures.ts';
import { picturesFor } from '../sheet/sheet-pictures.ts';
import { lookOf } from '../template/edition-sheet.ts';
import { findTemplate } from '../template/templates.queries.ts';
import type { PdfTask } from './pdf-task.ts';

/** A program beside this file, as the process of pictures finds it. */
const PROGRAM = '../certificates/zips/pdf-drawer.ts';
const LENGTH_BYTES = 4;
const child = new PictureProcess();

type ToDraw = { readonly id: number; readonly signed: Buffer };

/**
 * Draws certificates of an edition by its template, in a process of its own.
 * @returns them with the bytes of their PDFs
 */
export async function drawMany(
  db: Kysely<DB>,
  editionId: number,
  all: readonly ToDraw[],
  origin: string,
): Promise<readonly { readonly id: number; readonly bytes: Buffer }[]> {
  const found = await findTemplate(db, editionId);
  if (found === undefined) throw new Error(`edition ${editionId} is not there`);
  const sheet = { template: found.template ?? DEFAULT_TEMPLATE, look: lookOf(found) };
  const pictures = [...(await picturesFor(db, child, sheet))].map(
    ([file, picture]) =>
      [file, { ...picture, bytes: Buffer.from(picture.bytes).toString('base64') }] as const,
  );
  const sheets = all.map(({ signed }) => ({
    claims: decodeClaims(splitSigned(signed).payload),
    proof: proofLink(origin, signed),
  }));
  const task: PdfTask = { ...sheet, pictures, sheets };
  const made = await child.run(PROGRAM, {}, Buffer.from(JSON.stringify(task)));
  let at = 0;
  return all.map(({ id }) => {
    const length = made.readUInt32BE(at);
    at += LENGTH_BYTES + length;
    return { id, bytes: made.subarray(at - length, at) };
  });
}
