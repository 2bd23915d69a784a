import { GALLERY } from './gallery.gen.ts';

export type GalleryPicture = (typeof GALLERY)[number];

const WIDTHS = [480, 960, 1600] as const;

/** Where a rendition of a picture lies. */
export function pictureUrl(
  slug: string,
  width: (typeof WIDTHS)[number],
  type: 'avif' | 'webp',
): string {
  return `/gallery/${slug}-${width}.${type}`;
}

/** The renditions of a picture for `srcset`. */
export function pictureSet(slug: string, type: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${pictureUrl(slug, width, type)} ${width}w`).join(', ');
}
