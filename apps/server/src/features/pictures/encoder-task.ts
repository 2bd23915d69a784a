import type { PictureCrop, PictureError, RenditionType } from '@pratibha/domain/editions/pictures';

/** What is to be made of a file. */
export type EncoderTask = {
  /** A part of it; null: all of it. */
  readonly crop: PictureCrop | null;
};

/** Something that is wrong with what was sent; `field` is one of the crop, or null for the file. */
export type WrongPicture = { readonly field: string | null; readonly error: PictureError };

/** The line before the files, which follow in this order; `kept` and `bytes` are their lengths. */
export type EncodedHead =
  | { readonly wrong: readonly WrongPicture[] }
  | {
      readonly width: number;
      readonly height: number;
      readonly kept: number;
      readonly renditions: readonly {
        readonly width: number;
        readonly type: RenditionType;
        readonly bytes: number;
      }[];
    };
