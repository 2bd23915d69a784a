import type { Sheet } from '@pratibha/domain/certificates/sheet';

/** A picture as large as it is printed. */
export type ReadyPicture =
  | { readonly kind: 'jpeg'; readonly bytes: Uint8Array }
  /** One that can be seen through: four bytes a pixel. */
  | {
      readonly kind: 'pixels';
      readonly width: number;
      readonly height: number;
      readonly bytes: Uint8Array;
    };

/** A sheet with its pictures, by their files. */
export type ReadySheet = Sheet & { readonly pictures: ReadonlyMap<string, ReadyPicture> };
