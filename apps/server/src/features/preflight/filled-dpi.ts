import type { PDFiumPage } from '@hyzyla/pdfium';

/** What the library keeps to itself: where a picture stands, and its true size. */
type Inside = {
  readonly module: {
    readonly HEAPU8: Uint8Array;
    readonly wasmExports: {
      readonly malloc: (bytes: number) => number;
      readonly free: (at: number) => void;
    };
    readonly _FPDFPageObj_GetBounds: (
      of: number,
      left: number,
      bottom: number,
      right: number,
      top: number,
    ) => number;
    readonly _FPDFImageObj_GetImagePixelSize: (of: number, width: number, height: number) => number;
  };
  readonly objectIdx: number;
};

/** Four numbers of four bytes. */
const ROOM = 16;
/** Of the page, from which on a picture is the page. */
const FILLS = 0.8;
const POINTS_PER_INCH = 72;
/** A page of a drawing has ten thousands of objects; a picture that fills it comes early. */
const MOST_OBJECTS = 500;

/**
 * How many pixels an inch of a page gets where one picture fills it, as in a poster that was saved
 * as a PDF; null where none does.
 */
export function filledDpi(page: PDFiumPage): number | null {
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const count = Math.min(page.getObjectCount(), MOST_OBJECTS);
  let finest: number | null = null;
  for (let n = 0; n < count; n += 1) {
    const object = page.getObject(n);
    if (object.type !== 'image') continue;
    const placed = placeOf(object as unknown as Inside);
    if (placed === null) continue;
    const [across, down] = [placed.right - placed.left, placed.top - placed.bottom];
    if (across < originalWidth * FILLS || down < originalHeight * FILLS) continue;
    const dpi = Math.round(Math.min(placed.width / across, placed.height / down) * POINTS_PER_INCH);
    // Beneath a picture may lie a coarse one that nobody sees.
    finest = Math.max(finest ?? 0, dpi);
  }
  return finest;
}

function placeOf({ module, objectIdx }: Inside) {
  const at = module.wasmExports.malloc(ROOM);
  if (at === 0) return null;
  try {
    const view = () => new DataView(module.HEAPU8.buffer, at, ROOM);
    if (!module._FPDFPageObj_GetBounds(objectIdx, at, at + 4, at + 8, at + 12)) return null;
    const [left, bottom, right, top] = [0, 4, 8, 12].map((n) => view().getFloat32(n, true)) as [
      ...[number, number, number, number],
    ];
    if (!module._FPDFImageObj_GetImagePixelSize(objectIdx, at, at + 4)) return null;
    const [width, height] = [view().getUint32(0, true), view().getUint32(4, true)];
    return { left, bottom, right, top, width, height };
  } finally {
    module.wasmExports.free(at);
  }
}
