import {
  type Picture,
  pictureUrl,
  pictureWidths,
  type RenditionType,
} from '@pratibha/domain/editions/pictures';

/** The sizes of a picture for `srcset`. */
export function pictureSet(picture: Picture, type: RenditionType): string {
  return pictureWidths(picture)
    .map((width) => `${pictureUrl(picture.file, width, type)} ${width}w`)
    .join(', ');
}

/** Its largest size, in the format that every browser shows. */
export function largestUrl(picture: Picture): string {
  return pictureUrl(picture.file, pictureWidths(picture).at(-1) ?? picture.width, 'webp');
}

/** The size that is about as wide as a column: for browsers that know no `srcset`. */
export function middleUrl(picture: Picture): string {
  const widths = pictureWidths(picture);
  return pictureUrl(picture.file, widths[1] ?? widths[0] ?? picture.width, 'webp');
}
