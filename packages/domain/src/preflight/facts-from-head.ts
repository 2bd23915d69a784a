import { Bytes } from './bytes.ts';
import type { ByteFault, FileFacts, FileKind } from './facts.ts';
import { kindOf } from './file-kind.ts';
import { endsAsJpeg, readJpeg } from './jpeg.ts';
import { endsAsPdf, isProtectedPdf } from './pdf.ts';
import { MOST_PIXELS, type ReadPicture, upright } from './picture.ts';
import { endsAsPng, readPng } from './png.ts';
import { readWebp, webpLength } from './webp.ts';
import { readZip } from './zip.ts';
import { endsAsZip } from './zip-directory.ts';

/** What a browser reads of a file before it is sent. */
export const HEAD_BYTES = 2 * 1024 * 1024;
export const TAIL_BYTES = 1024 * 1024;

/** As readers of PDF look for its beginning. */
const PDF_WITHIN = 1_024;

type Ends = { readonly head: Bytes; readonly tail: Bytes; readonly size: number };
type Parts = Partial<Omit<FileFacts, 'kind'>>;

/**
 * What the first and the last bytes of a file tell (R7.67); they may overlap, and be all of it.
 * What cannot be known of them is no fault: the server looks at everything.
 * @param size of the file, in bytes
 * @returns null where it is empty, or these are not bytes of a file of that size
 */
export function factsFromHead(head: Uint8Array, tail: Uint8Array, size: number): FileFacts | null {
  if (size === 0 || head.length > size || tail.length > size) return null;
  const kind = kindOf(head);
  const ends = { head: new Bytes(head), tail: new Bytes(tail), size };
  const { picture = null, pdf = null, zip = null, faults = [] } = partsOf(kind, ends);
  const both: readonly ByteFault[] = isPolyglot(kind, ends) ? ['polyglot'] : [];
  return { kind, picture, pdf, zip, faults: [...faults, ...both] };
}

function partsOf(kind: FileKind, ends: Ends): Parts {
  const { head, tail, size } = ends;
  switch (kind) {
    case 'jpeg':
      return ofPicture(readJpeg(head), endsAsJpeg(tail), ends);
    case 'png':
      return ofPicture(readPng(head), endsAsPng(tail), ends);
    case 'webp':
      return ofPicture(readWebp(head), webpLength(head) <= size, ends);
    case 'pdf':
      return {
        pdf: {
          ...{ pages: null, sizes: [], least_dpi: null },
          is_encrypted: isProtectedPdf(tail) || isProtectedPdf(head),
        },
        faults: endsAsPdf(tail) ? [] : ['unreadable'],
      };
    case 'zip':
      return readZip(tail, size);
    case 'heic':
    case 'svg':
    case 'other':
      return {};
  }
}

function ofPicture(read: ReadPicture | null, isWhole: boolean, { head, size }: Ends): Parts {
  // A long profile may stand before the size.
  if (read === null) return { faults: head.length < size && isWhole ? [] : ['unreadable'] };
  const pixels = read.width * read.height;
  if (pixels === 0) return { faults: ['unreadable'] };
  const tooMany: readonly ByteFault[] = pixels > MOST_PIXELS ? ['too-many-pixels'] : [];
  const cut: readonly ByteFault[] = isWhole ? [] : ['unreadable'];
  return { picture: upright(read), faults: [...cut, ...tooMany] };
}

/** One program reads it as this, and another as that: so something is carried past who looks. */
function isPolyglot(kind: FileKind, { head, tail }: Ends): boolean {
  if (kind === 'other' || kind === 'heic') return false;
  // An archive may hold a PDF as it is.
  if (kind === 'zip') return false;
  if (endsAsZip(tail)) return true;
  return kind !== 'pdf' && head.part(0, PDF_WITHIN).find('%PDF-') !== -1 && endsAsPdf(tail);
}
