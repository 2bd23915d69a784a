import type { EditionRefusal } from '../refusals.ts';

/** A picture of an edition as its content names it. */
export type Picture = {
  /** Which it is: see `isPictureFile`. */
  readonly file: string;
  /** In pixels, as it was uploaded or cropped. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for whoever does not see it. */
  readonly alt: string;
  readonly caption: string | null;
  /**
   * What stays in sight where a page shows a part of it: whole percent from the left and the top.
   */
  readonly focus: { readonly x: number; readonly y: number };
};

/**
 * Where a picture of an edition stands: in the gallery, with a person, with a sponsor, or for the
 * whole site.
 */
export type PictureUse = 'gallery' | 'person' | 'sponsor' | 'site';

/** Whether a page that shows such a picture shows its caption, too. */
export function hasCaption(use: PictureUse): boolean {
  return use === 'gallery';
}

/** Whether a page shows a part of such a picture; a logo is shown whole. */
export function hasFocus(use: PictureUse): boolean {
  return use === 'gallery' || use === 'person';
}

/** The formats that may be uploaded, by their media types. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** The formats that pages show, the smaller one first. */
export const RENDITION_TYPES = ['avif', 'webp'] as const;
export type RenditionType = (typeof RENDITION_TYPES)[number];

/** What may be uploaded. */
export const PICTURE_LIMITS = {
  kiB: 12 * 1024,
  megapixels: 60,
  /** Of more than eight bits a channel, whose decoding takes several times the memory. */
  deepMegapixels: 16,
  /** Uploads and crops of one person within a day; a season's pictures are some dozens. */
  aDay: 300,
  /** Pixels of the shorter side, also of a crop. */
  shortestSide: 16,
} as const;

/** The widths in pixels in which pages show pictures. */
const WIDTHS = [480, 960, 1600] as const;

const UPLOADED = /^[0-9a-f]{64}$/;
/** Drawn for the demo; they come with the product in every width. */
const DRAWN = /^gallery\/[a-z0-9-]{1,60}$/;

/**
 * Whether a text names a picture: the SHA-256 of one that was uploaded, or one that comes with the
 * product.
 */
export function isPictureFile(text: string): boolean {
  return UPLOADED.test(text) || DRAWN.test(text);
}

/** Whether a picture was uploaded, so that the server has to have it. */
export function isUploaded(file: string): boolean {
  return UPLOADED.test(file);
}

/** The widths in which there is a picture, the smallest first: none is wider than it is itself. */
export function pictureWidths({ file, width }: Pick<Picture, 'file' | 'width'>): number[] {
  if (!isUploaded(file)) return [...WIDTHS];
  const narrower = WIDTHS.filter((each) => each < width);
  return narrower.length < WIDTHS.length ? [...narrower, width] : narrower;
}

/** Where a picture lies in one of its widths. */
export function pictureUrl(file: string, width: number, type: RenditionType): string {
  return `/${isUploaded(file) ? 'pictures/' : ''}${file}-${width}.${type}`;
}

/**
 * What a file is by its first bytes, whatever its name says; null where it is no picture for us.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const begins = (signature: readonly number[], at = 0) =>
    signature.every((byte, index) => bytes[at + index] === byte);
  if (begins([0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  const [riff, webp] = [[0x52, 0x49, 0x46, 0x46] as const, [0x57, 0x45, 0x42, 0x50] as const];
  return begins(riff) && begins(webp, 8) ? 'image/webp' : null;
}

/** A part of a picture, in its own pixels from the left upper corner. */
export type PictureCrop = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** What can be wrong with a picture that is sent, or a part of one. */
export type PictureError =
  | { readonly code: 'not-a-picture' }
  | { readonly code: 'unreadable-picture' }
  | { readonly code: 'too-many-pixels'; readonly megapixels: number }
  | { readonly code: 'too-few-pixels'; readonly least: number }
  | { readonly code: 'outside-the-picture'; readonly width: number; readonly height: number };

/** Why a picture of this size is refused; null when it may come. */
export function whyNotSize(size: {
  readonly width: number;
  readonly height: number;
  /** Whether a channel has more than eight bits. */
  readonly isDeep?: boolean;
}): PictureError | null {
  const { shortestSide: least, deepMegapixels } = PICTURE_LIMITS;
  const megapixels = size.isDeep === true ? deepMegapixels : PICTURE_LIMITS.megapixels;
  if (size.width * size.height > megapixels * 1e6) return { code: 'too-many-pixels', megapixels };
  return Math.min(size.width, size.height) < least ? { code: 'too-few-pixels', least } : null;
}

/**
 * Why one more picture may not be given, or null.
 * @param given uploads and crops of the person within 24 hours
 */
export function whyNotGivePicture(given: number): EditionRefusal | null {
  return given >= PICTURE_LIMITS.aDay ? 'pictures-of-the-day' : null;
}

/** What is wrong with a part of a picture, by its fields; whole numbers are taken for granted. */
export function cropErrors(
  crop: PictureCrop,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly field: keyof PictureCrop; readonly error: PictureError }[] {
  const least = PICTURE_LIMITS.shortestSide;
  const side = (start: 'left' | 'top', length: 'width' | 'height', most: number) => {
    if (crop[length] < least)
      return [{ field: length, error: { code: 'too-few-pixels', least } as const }];
    const isInside = crop[start] >= 0 && crop[start] + crop[length] <= most;
    const error = { code: 'outside-the-picture', width, height } as const;
    return isInside ? [] : [{ field: start, error }];
  };
  return [...side('left', 'width', width), ...side('top', 'height', height)];
}

/** The uploaded pictures that a content names, wherever it does and whatever else it is. */
export function uploadedIn(content: unknown): Set<string> {
  const files = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('file' in value && typeof value.file === 'string' && isUploaded(value.file))
      files.add(value.file);
    for (const each of Object.values(value)) look(each);
  };
  look(content);
  return files;
}
