import { PICTURE } from '@pratibha/domain/editions/content-cases';
import { expect, test } from 'vitest';
import { movedFocus, percent, pictureIn, pictureOf, withUpload } from './picture-values.ts';

const UPLOAD = { file: 'b'.repeat(64), width: 30, height: 20 };

test('an upload is a picture that nobody has described yet', () => {
  expect(pictureOf(UPLOAD)).toEqual({ ...UPLOAD, alt: '', caption: null, focus: { x: 50, y: 50 } });
});

test('another picture in the same place keeps its words, and not its focus', () => {
  const before = { ...PICTURE, caption: 'Caption', focus: { x: 1, y: 2 } };
  expect(withUpload(before, UPLOAD)).toEqual({ ...before, ...UPLOAD, focus: { x: 50, y: 50 } });
});

test.each([
  [PICTURE, PICTURE],
  [null, null],
  [undefined, null],
  ['text', null],
  [{}, null],
])('of %j the picture is %j', (value, expected) => expect(pictureIn(value)).toEqual(expected));

test.each([
  ['ArrowLeft', { x: 45, y: 98 }],
  ['ArrowRight', { x: 55, y: 98 }],
  ['ArrowUp', { x: 50, y: 93 }],
  ['ArrowDown', { x: 50, y: 100 }],
  ['Enter', null],
])('%s moves the focus to %j', (key, expected) =>
  expect(movedFocus({ x: 50, y: 98 }, key)).toEqual(expected),
);

test.each([
  [-3, 0],
  [33.4, 33],
  [140, 100],
])('%d is %d percent', (value, expected) => expect(percent(value)).toBe(expected));
