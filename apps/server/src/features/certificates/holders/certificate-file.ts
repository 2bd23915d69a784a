import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { nameFile } from '../../../platform/lists/export-files.ts';
import { RecentlyUsed } from '../../../platform/process/recently-used.ts';
import type { Context } from '../../../platform/serve/context.ts';
import type { SignedIn } from '../../../platform/session/session.ts';
import { drawCertificate } from '../sheet/draw-certificate.ts';
import { type ReadableRow, saidBy } from './own-certificates.view.ts';

export const FILE_TYPES = { pdf: 'application/pdf', png: 'image/png' } as const;
export type FileForm = keyof typeof FILE_TYPES;
type As = { readonly form: FileForm; readonly origin: string };

/** Pictures take a processor for a moment; messengers ask for the same again and again. */
const MOST_REMEMBERED = 24;
/** As long, in milliseconds, another template is not seen in a picture that was drawn. */
const REMEMBERED_MS = 600_000;
const pictures = new RecentlyUsed<string, Promise<Uint8Array>>(MOST_REMEMBERED);

/** A certificate as a file, with what was signed in it; the code in it proves it by itself. */
export function drawOwn(
  db: Kysely<DB>,
  row: ReadableRow,
  { form, origin }: As,
): Promise<Uint8Array> {
  const draw = () =>
    drawCertificate(db, { editionId: row.edition_id, ...saidBy(row, origin) }, form);
  if (form === 'pdf') return draw();
  const key = `${origin} ${row.number} ${Math.floor(Date.now() / REMEMBERED_MS)}`;
  const known = pictures.use(key);
  if (known !== undefined) return known;
  const drawn = draw();
  pictures.keep(key, drawn);
  // One that was not drawn is tried again.
  drawn.catch(() => pictures.forget(key));
  return drawn;
}

/** As a file is called. */
export function fileNameOf({ number }: Pick<ReadableRow, 'number'>, form: FileForm): string {
  return `certificate-${number}.${form}`;
}

/** The response with it, for its holder. */
export async function certificateFile(
  ctx: Context<SignedIn>,
  row: ReadableRow,
  as: As,
): Promise<Readable> {
  const bytes = await drawOwn(ctx.db, row, as);
  nameFile(ctx, FILE_TYPES[as.form], fileNameOf(row, as.form));
  return Readable.from([Buffer.from(bytes)]);
}
