import type { PartKind } from './work-form.ts';

/** Bytes of an MB, as most programs of phones count them. */
export const MB = 1_000_000;

/** What the first bytes of a file may say it is, by the kind of the part; null: anything. */
const MEDIA_TYPES: Readonly<Record<Exclude<PartKind, 'link'>, readonly string[] | null>> = {
  picture: ['image/jpeg', 'image/png', 'image/webp'],
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  any: null,
};

/** Whether a file of this media type, by its bytes, may be handed in for a part of this kind. */
export function isOfKind(mediaType: string, kind: PartKind): boolean {
  if (kind === 'link') return false;
  return MEDIA_TYPES[kind]?.includes(mediaType) ?? true;
}

/** Whether it is a picture as iPhones take it, which few programs open. */
export function isHeic(mediaType: string): boolean {
  return mediaType === 'image/heic' || mediaType === 'image/heif';
}
