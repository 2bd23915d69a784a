import type { PictureProcess } from '../../pictures/pictures.ts';
import { withPngText } from './png-chunks.ts';
import type { ReadySheet } from './ready-sheet.ts';
import { sheetSvg } from './sheet-svg.ts';

/** Pixels of its width: a phone reads the code on the screen of another. */
const WIDTH = 2100;
/** By what readers find the proof in the file. */
const PROOF_KEYWORD = 'Certificate';

/**
 * The same sheet as a picture, for messengers. What it proves stands in a text of the file, too.
 * @throws Refused 'unavailable' where too many wait
 */
export async function drawPng(drawer: PictureProcess, sheet: ReadySheet): Promise<Uint8Array> {
  const svg = Buffer.from(await sheetSvg(sheet));
  const png = await drawer.run('sheet-drawer.ts', { kind: 'sheet', width: WIDTH }, svg);
  return withPngText(png, PROOF_KEYWORD, sheet.proof);
}
