import { readFile } from 'node:fs/promises';
import { type PDFiumDocument, PDFiumLibrary, type PDFiumPage } from '@hyzyla/pdfium';
import type { FileFacts, PdfFacts } from '@pratibha/domain/preflight/facts';
import sharp from 'sharp';
import { filledDpi } from './filled-dpi.ts';
import { type LookedInto, withFault } from './looked-into.ts';
import { previewsOf } from './preview-widths.ts';

/** Of which pages are made pictures, and sizes are told. */
const MOST_PAGES = 5;
const WIDTH = 1600;
const MOST_HEIGHT = 4_800;
const POINTS_PER_INCH = 72;
const MM_PER_POINT = 25.4 / POINTS_PER_INCH;
/** What a page may be in PDF, in points; one that says more is drawn as nothing. */
const LONGEST = 14_400;

type Size = ReturnType<PDFiumPage['getOriginalSize']>;

/** Opens a PDF as a reader does, and draws its first pages; no script of it runs. */
export async function lookIntoPdf(path: string, facts: FileFacts): Promise<LookedInto> {
  const looked = { facts, previews: [] };
  const library = await PDFiumLibrary.init();
  let document: PDFiumDocument;
  try {
    document = await library.loadDocument(await readFile(path));
  } catch (error) {
    const isLocked = error instanceof Error && /password/i.test(error.message);
    return withFault(looked, isLocked ? 'pdf-encrypted' : 'unreadable');
  }
  const count = document.getPageCount();
  const pages: readonly PDFiumPage[] = opened(document, Math.min(count, MOST_PAGES));
  if (pages.length === 0) return withFault(looked, 'unreadable');
  const sizes = pages.map((page) => page.getOriginalSize());
  const pdf: PdfFacts = {
    pages: count,
    sizes: sizes.map(inMillimetres),
    least_dpi: least(pages.map((page) => filledDpi(page))),
    is_encrypted: facts.pdf?.is_encrypted ?? false,
  };
  return { facts: { ...facts, pdf }, previews: await drawn(pages, sizes) };
}

/** Up to the first that cannot be: a tree of pages may lead nowhere, or into itself. */
function opened(document: PDFiumDocument, count: number): readonly PDFiumPage[] {
  const pages: PDFiumPage[] = [];
  for (let n = 0; n < count; n += 1) {
    try {
      const page = document.getPage(n);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      if (!(originalWidth > 0 && originalHeight > 0)) break;
      pages.push(page);
    } catch {
      break;
    }
  }
  return pages;
}

async function drawn(
  pages: readonly PDFiumPage[],
  sizes: readonly Size[],
): Promise<LookedInto['previews']> {
  const made = [];
  for (const [n, page] of pages.entries()) {
    const { originalWidth: width, originalHeight: height } = sizes[n] as Size;
    if (Math.max(width, height) > LONGEST) continue;
    const scale = Math.min(WIDTH / width, MOST_HEIGHT / height);
    // A hair is no page.
    if (Math.min(width, height) * scale < 1) continue;
    const of = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const { data } = await page.render({ ...of, scale: 1, render: async ({ data }) => data });
    const picture = sharp(data, { raw: { ...of, channels: 4 } }).removeAlpha();
    made.push(...(await previewsOf(picture, n + 1)));
  }
  return made;
}

function inMillimetres({ originalWidth, originalHeight }: Size) {
  return {
    width: Math.round(originalWidth * MM_PER_POINT),
    height: Math.round(originalHeight * MM_PER_POINT),
  };
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}
