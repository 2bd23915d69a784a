import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { lookIntoFile } from './look-into-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'looked-into-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
function lookInto(bytes: Uint8Array) {
  written += 1;
  const file = path.join(folder, `${written}`);
  writeFileSync(file, bytes);
  return lookIntoFile(file);
}

const RED = '#c81e1e';
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** The colour in the middle, as a screen shows it. */
async function middle(picture: Buffer, at = 0.5): Promise<readonly number[]> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const place = Math.floor(info.height * at) * info.width + Math.floor(info.width / 2);
  return [...data.subarray(place * info.channels, place * info.channels + 3)];
}
const isNear = (a: readonly number[], b: readonly number[]) =>
  a.every((value, n) => Math.abs(value - (b[n] ?? 0)) < 12);

async function printed(draw: (pdf: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', margin: 0 });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return Buffer.concat(parts);
}

test('colours of another profile come out as they are meant', async () => {
  const cmyk = await plain(900, 700).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  const { facts, previews } = await lookInto(cmyk);
  expect(facts.picture).toMatchObject({ colour: 'cmyk', width: 900, height: 700 });
  expect(facts.picture?.profile).toBeTypeOf('string');
  const shown = previews.map(({ bytes }) => bytes);
  expect(shown).toHaveLength(2);
  for (const each of shown) expect(await middle(each)).toSatisfy(redder);
  expect((await sharp(shown[0]).metadata()).space).toBe('srgb');
});
const redder = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  red > 150 && green < 90 && blue < 90;

test('what is small is neither enlarged nor made twice', async () => {
  const { previews } = await lookInto(await plain(300, 200).png().toBuffer());
  expect(previews.map(({ page, width, height }) => [page, width, height])).toEqual([[1, 300, 200]]);
});

test('a very high picture fits into what browsers show', async () => {
  const { previews } = await lookInto(await plain(500, 20_000).png().toBuffer());
  expect(previews.map(({ width, height }) => [width, height])).toEqual([[120, 4_800]]);
});

test('of a PDF pages, sizes and the picture that is one are known, and five pages shown', async () => {
  const picture = await plain(620, 877).jpeg().toBuffer();
  const pdf = await printed((document) => {
    document.image(picture, 0, 0, { width: 595.28, height: 841.89 });
    for (let n = 0; n < 6; n += 1) document.addPage({ size: [842, 595], margin: 0 }).text('Page');
  });
  const { facts, previews } = await lookInto(pdf);
  expect(facts).toEqual({
    ...{ kind: 'pdf', faults: [], picture: null, zip: null },
    pdf: {
      pages: 7,
      sizes: [
        { width: 210, height: 297 },
        ...Array.from({ length: 4 }, () => ({ width: 297, height: 210 })),
      ],
      ...{ least_dpi: 75, is_encrypted: false },
    },
  });
  expect(previews.map(({ page, width }) => [page, width])).toEqual(
    [1, 2, 3, 4, 5].flatMap((page) => [
      [page, 1600],
      [page, 480],
    ]),
  );
  // Neither on its head nor in the order of other bytes.
  const [first, , second] = previews;
  if (first === undefined || second === undefined) throw new Error('There is no preview');
  expect(isNear(await middle(first.bytes), [0xc8, 0x1e, 0x1e])).toBe(true);
  expect(await middle(second.bytes)).toEqual([255, 255, 255]);
});

test('of a drawing it is not known how fine it is', async () => {
  const pdf = await printed((document) => document.rect(0, 0, 600, 900).fill(RED));
  expect((await lookInto(pdf)).facts.pdf).toMatchObject({ pages: 1, least_dpi: null });
});
