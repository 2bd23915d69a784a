import type { SheetPicture } from '@pratibha/domain/certificates/template';
import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/types.gen.ts';
import { RecentlyUsed } from '../../../platform/process/recently-used.ts';
import { findPicture, type PictureProcess } from '../../pictures/pictures.ts';
import type { ReadyPicture, ReadySheet } from './ready-sheet.ts';

/** Where pictures are printed, in points. */
const PLACES = {
  logo: { width: 220, height: 56 },
  seal: { width: 78, height: 76 },
  signature: { width: 150, height: 56 },
} as const;
/** What five pictures may add to a file, each. */
const BYTES_EACH = 45_000;

const remembered = new RecentlyUsed<string, ReadyPicture>(8 * 2 ** 20, {
  weightOf: (_, { bytes }) => bytes.length,
});

/** The pictures of a sheet; one that is not there any more is left out. */
export async function picturesFor(
  db: Kysely<DB>,
  drawer: PictureProcess,
  { template, look }: Pick<ReadySheet, 'template' | 'look'>,
): Promise<ReadySheet['pictures']> {
  const pictures = new Map<string, ReadyPicture>();
  const add = async (picture: SheetPicture | null, place: keyof typeof PLACES) => {
    if (picture === null) return;
    const ready = await printed(db, drawer, picture.file, place);
    if (ready !== null) pictures.set(picture.file, ready);
  };
  await add(look.logo, 'logo');
  await add(template.seal, 'seal');
  for (const { picture } of template.signatures) await add(picture, 'signature');
  return pictures;
}

async function printed(
  db: Kysely<DB>,
  drawer: PictureProcess,
  file: string,
  place: keyof typeof PLACES,
): Promise<ReadyPicture | null> {
  const key = `${file} ${place}`;
  const known = remembered.use(key);
  if (known !== undefined) return known;
  const picture = await findPicture(db, file);
  if (picture === undefined) return null;
  const task = { kind: 'printed', ...PLACES[place], bytes: BYTES_EACH };
  const ready = pictureIn(await drawer.run('sheet-drawer.ts', task, picture.bytes));
  remembered.keep(key, ready);
  return ready;
}

function pictureIn(made: Buffer): ReadyPicture {
  if (made[0] === 0xff) return { kind: 'jpeg', bytes: made };
  const end = made.indexOf('\n');
  const size = JSON.parse(made.toString('utf8', 0, end)) as { width: number; height: number };
  return { kind: 'pixels', ...size, bytes: made.subarray(end + 1) };
}
