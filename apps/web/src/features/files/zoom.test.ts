import { expect, test } from 'vitest';
import { moved, WHOLE, zoomed } from './zoom.ts';

const FRAME = { width: 400, height: 300 };

test('it is never smaller than whole, and at most eight times as large', () => {
  expect(zoomed(WHOLE, 0.5, FRAME)).toEqual(WHOLE);
  expect(zoomed(WHOLE, 100, FRAME).scale).toBe(8);
});

test('what is under the fingers stays there', () => {
  const zoom = zoomed(WHOLE, 2, FRAME, { x: 100, y: -50 });
  expect(zoom).toEqual({ scale: 2, x: -100, y: 50 });
  // The point of the picture at 100 lies at 2 · 100 − 100 now.
  expect(zoom.scale * 100 + zoom.x).toBe(100);
});

test('it is moved as far as there is something of it', () => {
  const zoom = zoomed(WHOLE, 2, FRAME);
  expect(moved(zoom, { x: 50, y: 0 }, FRAME)).toEqual({ scale: 2, x: 50, y: 0 });
  expect(moved(zoom, { x: 5_000, y: -5_000 }, FRAME)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(moved(WHOLE, { x: 50, y: 50 }, FRAME)).toEqual(WHOLE);
});

test('made smaller again it stays inside', () => {
  const far = moved(zoomed(WHOLE, 4, FRAME), { x: 600, y: 450 }, FRAME);
  expect(far).toEqual({ scale: 4, x: 600, y: 450 });
  expect(zoomed(far, 0.25, FRAME)).toEqual(WHOLE);
});
