import type { PartKind } from '@pratibha/domain/works/work-form';

/**
 * What a part's chooser offers. JPEG comes first, and HEIC never: phones that take pictures in it
 * then hand over a JPEG.
 */
export const ACCEPTED: Readonly<Record<Exclude<PartKind, 'link'>, string | undefined>> = {
  picture: 'image/jpeg,image/png,image/webp',
  pdf: 'application/pdf,.pdf',
  // Several files are packed, so any may be chosen.
  zip: undefined,
  any: undefined,
};
