import type { UploadedPicture } from '@pratibha/contract/pictures';
import { isFields, type Json } from '@pratibha/domain/editions/json';
import type { Picture } from '@pratibha/domain/editions/pictures';

const CENTRE = { x: 50, y: 50 };

/** An upload as the content holds it; what it shows is to be written. */
export function pictureOf({ file, width, height }: UploadedPicture): Picture {
  return { file, width, height, alt: '', caption: null, focus: CENTRE };
}

/** The same place with another picture in it: its words stay until somebody changes them. */
export function withUpload(before: Picture, { file, width, height }: UploadedPicture): Picture {
  return { ...before, file, width, height, focus: CENTRE };
}

/** What stands in the content, where it is a picture. */
export function pictureIn(value: Json | undefined): Picture | null {
  return isFields(value) && typeof value['file'] === 'string' ? (value as Picture) : null;
}

const STEP = 5;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** The focus after an arrow key; null for any other key. */
export function movedFocus(focus: Picture['focus'], key: string): Picture['focus'] | null {
  const move = MOVES[key];
  return move === undefined
    ? null
    : { x: percent(focus.x + move[0]), y: percent(focus.y + move[1]) };
}

/** A whole percent of 0 to 100. */
export function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
