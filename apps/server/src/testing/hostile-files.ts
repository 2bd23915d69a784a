import { crc32, deflateSync } from 'node:zlib';
import type { FileKind } from '@pratibha/domain/preflight/facts';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { LOOPED_PDF, onePagePdf, pdfBytes, pdfStream } from './pdf-bytes.ts';
import { zipBytes } from './zip-bytes.ts';

/** What it is, its bytes, its kind, and what is wrong with it. */
export type HostileFile = readonly [
  name: string,
  bytes: Buffer,
  kind: FileKind,
  ...faults: string[],
];

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** One bit a pixel, all of them alike. */
function png(width: number, height: number, data: Buffer, ...beside: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[pngChunk('IHDR', header), ...beside, pngChunk('IDAT', deflateSync(data))],
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const rows = (width: number, height: number) => Buffer.alloc((Math.ceil(width / 8) + 1) * height);

/** A JPEG whose header says other sides than its data has. */
function lying(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const at = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, at + 5);
  copy.writeUInt16BE(width, at + 7);
  return copy;
}

async function locked(): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: 'secret' });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.text('Nobody reads this').end();
  await ended;
  return Buffer.concat(parts);
}

const PLAIN_PAGE = onePagePdf('/MediaBox [0 0 595 842]');
const HUGE_IMAGE = pdfStream(
  '/Type /XObject /Subtype /Image /Width 50000 /Height 50000 /BitsPerComponent 8 /ColorSpace /DeviceGray',
  'x',
);
const WITH_X = '/MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>';
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';

const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#357' } })
    .jpeg()
    .toBuffer();

/** What says something else than it is, or ends before it should. */
export async function lyingFiles(): Promise<readonly HostileFile[]> {
  const jpeg = await picture();
  const webp = await sharp(jpeg).webp().toBuffer();
  return [
    ['a whole JPEG', jpeg, 'jpeg'],
    ['a cut JPEG', jpeg.subarray(0, jpeg.length - 60), 'jpeg', 'unreadable'],
    ['a JPEG that says 60,000 × 60,000', lying(jpeg, 60_000, 60_000), 'jpeg', 'too-many-pixels'],
    [
      'a JPEG that is none',
      Buffer.from('\xff\xd8\xff\xe0rubbish\xff\xd9', 'latin1'),
      'jpeg',
      'unreadable',
    ],
    ['a PNG of 50,000 × 50,000', png(50_000, 50_000, Buffer.alloc(9)), 'png', 'too-many-pixels'],
    ['a PNG without its data', png(4_000, 4_000, Buffer.alloc(9)), 'png', 'unreadable'],
    ['a cut WebP', webp.subarray(0, webp.length - 8), 'webp', 'unreadable'],
    ['an SVG with scripts', Buffer.from(SVG), 'svg'],
    ['a page', Buffer.from(`<!doctype html><html>${SVG}</html>`), 'other'],
    [
      'a JPEG that is a ZIP, too',
      Buffer.concat([jpeg, zipBytes([{ name: 'a' }])]),
      'jpeg',
      'polyglot',
    ],
    [
      'a PDF that is a ZIP, too',
      Buffer.concat([PLAIN_PAGE, zipBytes([{ name: 'a' }])]),
      'pdf',
      'polyglot',
    ],
    ['a PDF', PLAIN_PAGE, 'pdf'],
    ['a cut PDF', PLAIN_PAGE.subarray(0, 120), 'pdf', 'unreadable'],
    ['a PDF with a password', await locked(), 'pdf', 'pdf-encrypted'],
    ['a PDF with a page of a kilometre', onePagePdf('/MediaBox [0 0 9999999 9999999]'), 'pdf'],
    ['a PDF with a page like a hair', onePagePdf('/MediaBox [0 0 1 14000]'), 'pdf'],
    ['a cut ZIP', zipBytes([{ name: 'a' }]).subarray(0, 60), 'zip', 'unreadable'],
    [
      'a ZIP that unpacks to very much',
      zipBytes([{ name: 'zeros', size: 4_000_000_000 }]),
      'zip',
      'zip-bomb',
    ],
  ];
}

/** What would take memory or time of whoever decodes it. */
export async function bombs(): Promise<readonly HostileFile[]> {
  const jpeg = await picture();
  const bomb = pngChunk(
    'zTXt',
    Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(40_000_000))]),
  );
  return [
    ['a JPEG that says more than it has', lying(jpeg, 9_000, 9_000), 'jpeg'],
    ['a PNG of all pixels that may be', png(14_000, 14_000, rows(14_000, 14_000)), 'png'],
    ['a PNG whose text unpacks to very much', png(8, 8, rows(8, 8), bomb), 'png'],
    ['a PDF whose pages lead into themselves', LOOPED_PDF, 'pdf', 'unreadable'],
    [
      'a PDF with a picture of 50,000 × 50,000',
      onePagePdf(WITH_X, pdfStream('', 'q 500 0 0 500 0 0 cm /X Do Q'), HUGE_IMAGE),
      'pdf',
    ],
    [
      'a PDF whose drawing draws itself',
      onePagePdf(
        WITH_X,
        pdfStream('', '/X Do'),
        pdfStream(
          '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
          '/X Do /X Do',
        ),
      ),
      'pdf',
      'unreadable',
    ],
    [
      'a PDF that says a million pages',
      pdfBytes(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 1000000 >>']),
      'pdf',
      'unreadable',
    ],
    [
      'a ZIP whose README unpacks to more than it says',
      zipBytes([{ name: 'README.md', data: Buffer.alloc(5_000_000), size: 100 }]),
      'zip',
      'unreadable',
    ],
    [
      'a ZIP of twenty thousand names',
      zipBytes(Array.from({ length: 20_000 }, (_, n) => ({ name: `${n}` }))),
      'zip',
    ],
  ];
}
