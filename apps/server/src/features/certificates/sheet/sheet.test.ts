import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { unprintableLetter } from '@pratibha/domain/certificates/letters';
import { proofInFile } from '@pratibha/domain/certificates/proof-in-file';
import { SAMPLE_NAMES } from '@pratibha/words/certificates/samples';
import { DEFAULT_TEMPLATE } from '@pratibha/words/certificates/template-texts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { PictureProcess } from '../../pictures/pictures.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawPng } from './draw-png.ts';
import type { ReadyPicture, ReadySheet } from './ready-sheet.ts';
import { openDocument, shaped } from './sheet-fonts.ts';
import { sheetSvg } from './sheet-svg.ts';

const FRAGMENT = randomBytes(222).toString('base64url');
const PROOF = `https://college.example/verify#${FRAGMENT}`;
const SHEET: ReadySheet = {
  template: DEFAULT_TEMPLATE,
  claims: {
    ...{ issuer: 'college.example', number: '2025-7KQ3XN', kind: 'prize', name: 'सुस्मिता श्रेष्ठ' },
    ...{ event: 'Web Design', edition: 'Tech Competition 2025', award: 'First Prize' },
    day: '2025-07-18',
  },
  proof: PROOF,
  look: { accent: null, logo: null, organiser: 'College of Technology' },
  pictures: new Map(),
};

let pdfium: PDFiumLibrary;
const drawer = new PictureProcess();
beforeAll(async () => {
  pdfium = await PDFiumLibrary.init();
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(readFileSync(file)).buffer },
    fireImmediately: true,
  });
});
afterAll(() => {
  pdfium.destroy();
  drawer.close();
});

/** A page as somebody's printer has it: 300 dots an inch. */
async function printed(pdf: Uint8Array) {
  const document = await pdfium.loadDocument(pdf);
  const { data, width, height } = await document.getPage(0).render({
    scale: 300 / 72,
    render: ({ data, width, height }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  });
  document.destroy();
  return { data: Buffer.from(data), width, height };
}

async function codesIn(picture: Buffer): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const read = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
  });
  return read.map(({ text }) => text);
}

/** As a phone sees it that is held askew in bad light: turned, sheared, blurred, with noise. */
async function photographed(picture: Buffer): Promise<Buffer> {
  // The corner with the code, as whoever photographs it is near.
  const part = { left: 2_500, top: 1_650, width: 1_000, height: 820 };
  const askew = await sharp(await sharp(picture).extract(part).toBuffer())
    .affine(
      [
        [0.62, 0.09],
        [-0.05, 0.58],
      ],
      { background: '#6b6257' },
    )
    .rotate(7, { background: '#6b6257' })
    .blur(0.8)
    .linear(0.7, 20)
    .png()
    .toBuffer();
  const { width, height } = await sharp(askew).metadata();
  const noise = await sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 26 } },
  } as never)
    .png()
    .toBuffer();
  return sharp(askew)
    .composite([{ input: noise, blend: 'soft-light' }])
    .png()
    .toBuffer();
}

test('the same sheet is the same bytes, and is light', async () => {
  const longest = { ...SHEET.claims, name: SAMPLE_NAMES['longest-in-nepali'] };
  for (const claims of [SHEET.claims, longest]) {
    const [one, other] = [await drawPdf({ ...SHEET, claims }), await drawPdf({ ...SHEET, claims })];
    expect(Buffer.compare(one, other)).toBe(0);
    expect(one.length).toBeLessThan(60_000);
  }
});

describe('as a PDF', () => {
  test('the code is read as printed, and from a photograph that is askew', async () => {
    const { data } = await printed(await drawPdf(SHEET));
    expect(await codesIn(data)).toEqual([PROOF]);
    expect(await codesIn(await photographed(data))).toEqual([PROOF]);
  });

  test('it is what the picture is', async () => {
    const small = (picture: Buffer) =>
      sharp(picture).resize(1_200, 848, { fit: 'fill' }).flatten().greyscale().raw().toBuffer();
    const ours = await small(Buffer.from(await sheetSvg(SHEET)));
    const theirs = await small((await printed(await drawPdf(SHEET))).data);
    const differing = ours.filter((light, at) => Math.abs(light - (theirs[at] ?? 0)) > 110).length;
    const inked = ours.filter((light) => light < 128).length;
    // Edges are smoothed otherwise.
    expect([inked > 20_000, differing < inked * 0.03]).toEqual([true, true]);
  });

  test('what it proves stands in its keywords, what it says in its text', async () => {
    const pdf = await drawPdf(SHEET);
    expect(proofInFile(pdf)).toBe(FRAGMENT);
    const document = await pdfium.loadDocument(pdf);
    const said = document.getPage(0).getText().replaceAll(/\s+/g, ' ');
    document.destroy();
    expect(said).toContain('सुस्मिता श्रेष्ठ');
    expect(said).toContain('Certificate of Achievement');
    expect(said).toContain('won First Prize in Web Design at Tech Competition 2025');
    expect(said).toContain('2025-7KQ3XN');
  });

  test('pictures that one sees through come in the same order each time', async () => {
    const noise = (): ReadyPicture => ({
      ...{ kind: 'pixels', width: 104, height: 104 },
      bytes: randomBytes(104 * 104 * 4),
    });
    const pictures = new Map(['a', 'b', 'c', 'd', 'e'].map((file) => [file, noise()]));
    const picture = (file: string) => ({ file, width: 104, height: 104 });
    const signatures = ['a', 'b', 'c'].map((file) => ({
      ...{ name: 'Om', office: 'Principal', picture: picture(file) },
    }));
    const sheet = {
      ...SHEET,
      template: { ...DEFAULT_TEMPLATE, signatures, seal: picture('d') },
      look: { ...SHEET.look, logo: picture('e') },
      pictures,
    };
    const [one, other] = [await drawPdf(sheet), await drawPdf(sheet)];
    expect(Buffer.compare(one, other)).toBe(0);
    // Five times the most that each may be.
    expect(one.length).toBeLessThan(300_000);
  });
});

test('as a picture it has the same code, and what it proves in a text', async () => {
  const png = Buffer.from(await drawPng(drawer, SHEET));
  expect(await codesIn(png)).toEqual([PROOF]);
  expect(proofInFile(png)).toBe(FRAGMENT);
  expect(png.length).toBeLessThan(300_000);
});

test('every letter that certificates print is in their font', async () => {
  const document = await openDocument({});
  const missing: string[] = [];
  for (let at = 0x20; at < 0x2300; at += 1) {
    const letter = String.fromCodePoint(at);
    if (unprintableLetter(letter) !== null) continue;
    const [glyph] = shaped(document, letter, 'regular').glyphs;
    if (glyph?.id === 0) missing.push(`${at.toString(16)} ${letter}`);
  }
  expect(missing).toEqual([]);
});
