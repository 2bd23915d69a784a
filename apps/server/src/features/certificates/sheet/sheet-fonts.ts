import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Measure, Weight } from '@pratibha/domain/certificates/drawn';

const WEIGHTS: Readonly<Record<Weight, string>> = {
  regular: '400Regular/Mukta_400Regular',
  semibold: '600SemiBold/Mukta_600SemiBold',
  bold: '700Bold/Mukta_700Bold',
};
const find = createRequire(import.meta.url).resolve;
const files = new Map<Weight, Buffer>();

/** Mukta has Latin and Devanagari, so that no font of the machine matters. */
function fileOf(weight: Weight): Buffer {
  const known = files.get(weight);
  if (known !== undefined) return known;
  const file = readFileSync(find(`@expo-google-fonts/mukta/${WEIGHTS[weight]}.ttf`));
  files.set(weight, file);
  return file;
}

/** A glyph's outline, in thousandths of the size of its letters, upwards. */
type Outline = {
  readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
};
type Position = {
  readonly xAdvance: number;
  readonly xOffset: number;
  readonly yOffset: number;
};
/** A run after its letters were shaped, as the PDF gets it. */
type Shaped = {
  /** 0 is what stands for a letter that the font lacks. */
  readonly glyphs: readonly { readonly id: number; readonly path: Outline }[];
  readonly positions: readonly Position[];
};
type OpenFont = { layout(run: string): Shaped };

type Document = PDFKit.PDFDocument;

/** An empty document of one sheet, with the fonts; nothing of it says when it was made. */
export async function openDocument(options: PDFKit.PDFDocumentOptions): Promise<Document> {
  // Only who draws a certificate needs it in memory.
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({ ...options, font: '' });
  for (const weight of Object.keys(WEIGHTS) as Weight[])
    document.registerFont(weight, fileOf(weight));
  return document;
}

/** How wide the document draws a run. */
export function measureIn(document: Document): Measure {
  return (run, weight, size) => document.font(weight).fontSize(size).widthOfString(run);
}

/** The letters of a run as the document shapes them. */
export function shaped(document: Document, run: string, weight: Weight): Shaped {
  document.font(weight);
  return (document as unknown as { readonly _font: OpenFont })._font.layout(run);
}
