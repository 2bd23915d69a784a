import { expect, test } from 'vitest';
import { exponential, normalBelow } from './exponential.ts';

test('e to a power, as the platform has it but for the last digits', () => {
  for (let power = -40; power <= 40; power += 0.37) {
    expect(Math.abs(exponential(power) / Math.exp(power) - 1)).toBeLessThan(1e-14);
  }
  expect([exponential(0), exponential(-1e9), exponential(1e9)]).toEqual([1, 0, Infinity]);
});

test.each([
  [0, 0.5],
  [1, 0.8413447460685429],
  [-1, 0.15865525393145707],
  [1.2815515655446004, 0.9],
  [3, 0.9986501019683699],
])('below %d lies %d of what is normally distributed', (value, expected) => {
  expect(normalBelow(value)).toBeCloseTo(expected, 6);
});
