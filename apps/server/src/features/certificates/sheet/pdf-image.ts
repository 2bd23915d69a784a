import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { ReadyPicture } from './ready-sheet.ts';

type Reference = { data: Record<string, unknown>; end(bytes?: Uint8Array): void };
type Document = { ref(data: object): Reference };

/**
 * A picture as the document takes it. One that can be seen through is put in at once: by itself the
 * document unpacks it later, so that the same pictures would come in another order each time.
 */
export function imageOf(picture: ReadyPicture): PDFKit.Mixins.ImageSrc {
  return picture.kind === 'jpeg'
    ? Buffer.from(picture.bytes)
    : (new Transparent(picture) as unknown as PDFKit.Mixins.ImageSrc);
}

class Transparent {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  obj: Reference | null = null;
  readonly #pixels: Uint8Array;

  constructor({ width, height, bytes }: Extract<ReadyPicture, { readonly kind: 'pixels' }>) {
    this.width = width;
    this.height = height;
    this.#pixels = bytes;
    this.label = `I${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
  }

  embed(document: Document): void {
    const { colours, alpha } = apart(this.#pixels);
    const image = {
      ...{ Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, Filter: 'FlateDecode' },
      ...{ Width: this.width, Height: this.height },
    };
    const mask = document.ref({ ...image, ColorSpace: 'DeviceGray', Decode: [0, 1] });
    mask.end(deflateSync(alpha));
    this.obj = document.ref({ ...image, ColorSpace: 'DeviceRGB', SMask: mask });
    this.obj.end(deflateSync(colours));
  }
}

/** Red, green and blue, and apart from them how much each pixel covers. */
function apart(pixels: Uint8Array): { colours: Uint8Array; alpha: Uint8Array } {
  const count = pixels.length / 4;
  const [colours, alpha] = [new Uint8Array(count * 3), new Uint8Array(count)];
  for (let at = 0; at < count; at += 1) {
    colours.set(pixels.subarray(4 * at, 4 * at + 3), 3 * at);
    alpha[at] = pixels[4 * at + 3] ?? 0;
  }
  return { colours, alpha };
}
