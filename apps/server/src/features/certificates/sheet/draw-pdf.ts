import { buffer } from 'node:stream/consumers';
import type { Drawn, DrawnLine } from '@pratibha/domain/certificates/drawn';
import { SHEET } from '@pratibha/domain/certificates/drawn';
import { layoutSheet } from '@pratibha/domain/certificates/layout';
import { sheetTitle, sheetWords } from '@pratibha/words/certificates/sheet';
import { imageOf } from './pdf-image.ts';
import type { ReadySheet } from './ready-sheet.ts';
import { measureIn, openDocument } from './sheet-fonts.ts';

type Document = PDFKit.PDFDocument;
/** Known to the library, not to its types. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };
type Part = { readonly lines: readonly DrawnLine[] } | Exclude<Drawn, DrawnLine>;

/**
 * A certificate as a PDF (PDF/UA-1): the same sheet is the same bytes. What it proves stands in its
 * keywords, so that whoever has the file need no camera.
 */
export async function drawPdf(sheet: ReadySheet): Promise<Uint8Array> {
  const { claims, proof, look } = sheet;
  const document = await openDocument({
    size: [SHEET.width, SHEET.height],
    margin: 0,
    pdfVersion: '1.7',
    ...ACCESSIBLE,
    tagged: true,
    displayTitle: true,
    lang: 'en',
    info: {
      Title: plain(sheetTitle(claims)),
      Author: plain(look.organiser),
      Keywords: proof,
      Creator: 'PDFKit',
      CreationDate: new Date(`${claims.day}T00:00:00Z`),
    },
  });
  const file = buffer(document);
  const drawn = layoutSheet(sheet, sheetWords(claims), measureIn(document));
  const root = document.struct('Document');
  document.addStructure(root);
  // A signature that stands there twice is in the file once.
  const images = new Map([...sheet.pictures].map(([name, each]) => [name, imageOf(each)]));
  for (const part of partsOf(drawn)) add({ document, root, images, proof }, part);
  root.end();
  document.end();
  return file;
}

/** Lines of one paragraph belong together, for whoever hears the sheet or copies from it. */
function partsOf(drawn: readonly Drawn[]): Part[] {
  const parts: Part[] = [];
  let lines: DrawnLine[] = [];
  for (const each of drawn) {
    if (each.kind !== 'line') {
      parts.push(each);
      continue;
    }
    if (each.paragraph === lines[0]?.paragraph) lines.push(each);
    else {
      lines = [each];
      parts.push({ lines });
    }
  }
  return parts;
}

type Into = {
  readonly document: Document;
  readonly root: PDFKit.PDFStructureElement;
  readonly images: ReadonlyMap<string, ReturnType<typeof imageOf>>;
  readonly proof: string;
};

function add({ document, root, images, proof }: Into, part: Part): void {
  if ('lines' in part) {
    const { lines } = part;
    const [first] = lines;
    root.add(
      document.struct(
        first?.isHeading === true ? 'H1' : 'P',
        { lang: first?.lang ?? 'en', actual: lines.map(({ text }) => text).join(' ') },
        lines.map((line, at) => () => write(document, line, at < lines.length - 1)),
      ),
    );
    return;
  }
  if (part.kind === 'shape') {
    document.markContent('Artifact', { type: 'Layout' });
    paint(document, part);
    document.endMarkedContent();
    return;
  }
  const { x, y, width, height } = part.box;
  const shown = { alt: part.alt, bbox: [x, y, x + width, y + height], placement: 'Block' } as const;
  if (part.kind === 'picture') {
    const image = images.get(part.file);
    if (image === undefined) return;
    const draw = () => document.image(image, x, y, { width, height });
    root.add(document.struct('Figure', shown, [draw]));
    return;
  }
  const link = document.struct('Link');
  root.add(link);
  link.add(document.struct('Figure', shown, [() => drawCode(document, part)]));
  document.link(x, y, width, height, proof, {
    structParent: link,
    Contents: new String(part.alt),
  } as object);
  link.end();
}

/** All of it is one path, so that no seam shows between its modules. */
function drawCode(document: Document, code: Extract<Drawn, { readonly kind: 'code' }>): void {
  const { x, y, width } = code.box;
  document
    .save()
    .translate(x, y)
    .scale(width / code.modules);
  for (const { row, from, count } of code.dark) document.rect(from, row, count, 1);
  document.fill('#000000').restore();
}

/** A line as pieces of one script each; copied it is the text, in the order in which it is read. */
function write(document: Document, line: DrawnLine, isContinued: boolean): void {
  const actual = isContinued ? `${line.text} ` : line.text;
  document.markContent('Span', { actual, lang: line.lang });
  document.font(line.weight).fontSize(line.size).fillColor(line.colour);
  for (const { text, x } of line.runs)
    document.text(text, x, line.baseline, { lineBreak: false, baseline: 'alphabetic' });
  document.endMarkedContent();
}

function paint(document: Document, shape: Extract<Drawn, { readonly kind: 'shape' }>): void {
  document.path(shape.path).lineWidth(shape.width);
  if (shape.fill !== null) document.fill(shape.fill);
  else if (shape.stroke !== null) document.stroke(shape.stroke);
}

/** The metadata is XML, into which these would be put as they are. */
function plain(text: string): string {
  return text.replaceAll(/[&<>]/g, ' ').replaceAll(/\s+/g, ' ').trim();
}
