import type { PictureFacts } from './facts.ts';

/** As the file has it: sides before it is turned upright. */
export type ReadPicture = PictureFacts;

/**
 * More than any camera takes, and than A2 at 600 dpi; a file of some kilobytes can say that it has
 * thousands of millions.
 */
export const MOST_PIXELS = 210_000_000;

/** Turned as it is looked at. */
export function upright(read: ReadPicture): PictureFacts {
  // 5 to 8 lie on their side.
  return read.orientation < 5 ? read : { ...read, width: read.height, height: read.width };
}
