import { describe, expect, test } from 'vitest';
import { accentColours, accentErrors, contrastRatio, parseColour } from './contrast.ts';

// The figures are those of https://webaim.org/resources/contrastchecker/, cut to two places.
test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.47],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 3.99],
  ['#0000ff', '#FFFFFF', 8.59],
])('%s on %s is %d to 1', (one, other, ratio) => {
  expect(Math.floor(contrastRatio(one, other) * 100) / 100).toBe(ratio);
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});

test.each(['#c01843', '#000000', '#0b6b3a', '#1d4d97', '#63297f'])('%s can be read', (accent) => {
  expect(accentErrors(accent)).toEqual([]);
});

describe('what cannot be read is said by the pair of colours', () => {
  test.each([
    ['#ffffff', { light: 1, 'on-it': 1 }],
    ['#ffff00', { light: 1.02, 'on-it': 1.07 }],
    ['#ff0000', { light: 3.5, 'on-it': 3.99 }],
    ['#767676', { light: 3.98 }],
  ])('%s', (accent, ratios) => {
    expect(accentErrors(accent)).toEqual(
      Object.entries(ratios).map(([pair, ratio]) => ({
        ...{ code: 'low-contrast', pair, least: 4.5, ratio },
      })),
    );
  });
});

test('whatever the accent, text and edges can be read in the dark', () => {
  for (let colour = 0; colour < 0x1000000; colour += 0x01357) {
    const { text, edge } = accentColours(`#${colour.toString(16).padStart(6, '0')}`);
    expect(contrastRatio(text.dark, '#121938')).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(edge.dark, '#121938')).toBeGreaterThanOrEqual(3);
  }
});

test.each(['', 'red', '#fff', '#12345g', '#1234567', 'c01843'])('%j is no colour', (text) => {
  expect(parseColour(text)).toBeNull();
  expect(() => accentColours(text)).toThrow(TypeError);
});
