import type { Claims } from '@pratibha/domain/certificates/claims';
import type { Sheet } from '@pratibha/domain/certificates/sheet';
import { DEFAULT_TEMPLATE } from '@pratibha/words/certificates/template-texts';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { Refused } from '../../../platform/serve/refused.ts';
import { PictureProcess } from '../../pictures/pictures.ts';
import { lookOf } from '../template/edition-sheet.ts';
import { findTemplate } from '../template/templates.queries.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawPng } from './draw-png.ts';
import { picturesFor } from './sheet-pictures.ts';

/** Each is an SVG of ours, of some hundred kilobytes, and takes about a second. */
const MOST_WAITING = 30;
const drawer = new PictureProcess(MOST_WAITING);

/** As what a certificate is handed over. */
type SheetForm = 'pdf' | 'png';

/**
 * A certificate by the template and the look that its edition has now.
 * @param of.proof the link in its code
 * @throws Refused 'unavailable' where too many wait for a picture
 */
export async function drawCertificate(
  db: Kysely<DB>,
  of: { readonly editionId: number; readonly claims: Claims; readonly proof: string },
  form: SheetForm,
): Promise<Uint8Array> {
  const found = await findTemplate(db, of.editionId);
  if (found === undefined) throw new Refused('not-found');
  const { claims, proof } = of;
  const template = found.template ?? DEFAULT_TEMPLATE;
  return await drawSheet(db, { template, look: lookOf(found), claims, proof }, form);
}

/** The same by any template. */
export async function drawSheet(
  db: Kysely<DB>,
  sheet: Sheet,
  form: SheetForm,
): Promise<Uint8Array> {
  const ready = { ...sheet, pictures: await picturesFor(db, drawer, sheet) };
  return await (form === 'pdf' ? drawPdf(ready) : drawPng(drawer, ready));
}
