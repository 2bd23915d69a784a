import type { CertificateKind } from './claims.ts';
import { type Drawn, SHEET } from './drawn.ts';
import type { SheetColours } from './sheet-look.ts';

type Shape = Extract<Drawn, { readonly kind: 'shape' }>;

/** The inner line of the frame, from the edge of the paper. */
export const INNER = 30;
const OUTER = 22;

const filled = (path: string, fill: string): Shape => ({
  ...{ kind: 'shape', path, fill },
  ...{ stroke: null, width: 0 },
});
const outlined = (path: string, stroke: string, width: number): Shape => ({
  ...{ kind: 'shape', path, stroke, width },
  fill: null,
});

/** The ridges of a valley at the foot, so faint that whatever stands on them can be read. */
export function ridges({ tints }: SheetColours): Shape[] {
  const [left, right] = [INNER, SHEET.width - INNER];
  const bottom = SHEET.height - INNER;
  const ridge = (points: readonly (readonly [number, number])[]) =>
    `M ${left} ${bottom} ${points.map(([x, y]) => `L ${n(left + x * (right - left))} ${n(bottom - y)}`).join(' ')} L ${n(right)} ${bottom} Z`;
  const far = ridge([
    ...([
      [0, 74],
      [0.07, 96],
      [0.13, 84],
      [0.21, 128],
      [0.27, 104],
      [0.33, 116],
    ] as const),
    ...([
      [0.41, 82],
      [0.5, 101],
      [0.57, 88],
      [0.66, 139],
      [0.73, 106],
      [0.8, 121],
    ] as const),
    ...([
      [0.88, 90],
      [0.95, 104],
      [1, 86],
    ] as const),
  ]);
  const near = ridge([
    ...([
      [0, 34],
      [0.09, 50],
      [0.17, 38],
      [0.29, 66],
      [0.38, 44],
      [0.48, 56],
    ] as const),
    ...([
      [0.6, 36],
      [0.7, 62],
      [0.79, 46],
      [0.9, 58],
      [1, 40],
    ] as const),
  ]);
  return [filled(far, tints[0]), filled(near, tints[1])];
}

/** Two lines around the sheet, with a square set into each corner. */
export function frame({ accent, gold, tints }: SheetColours): Shape[] {
  const corners = [
    [OUTER, OUTER],
    [SHEET.width - OUTER, OUTER],
    [OUTER, SHEET.height - OUTER],
    [SHEET.width - OUTER, SHEET.height - OUTER],
  ] as const;
  return [
    outlined(rectangle(OUTER), accent, 2),
    outlined(rectangle(INNER), tints[2], 0.75),
    ...corners.flatMap(([x, y]) => {
      const [inX, inY] = [x < 100 ? 1 : -1, y < 100 ? 1 : -1];
      const [midX, midY] = [x + inX * 8, y + inY * 8];
      return [
        filled(diamond(midX, midY, 13), '#ffffff'),
        outlined(diamond(midX, midY, 10), accent, 1),
        filled(diamond(midX, midY, 5), gold),
      ];
    }),
  ];
}

/** How high the adornment below the heading is, and half its width. */
export const DIVIDER = { height: 18, reach: 130 } as const;

/** A line with a diamond, or for a prize with a star. */
export function divider(
  { centre, top, scale }: { centre: number; top: number; scale: number },
  kind: CertificateKind,
  { gold, tints }: SheetColours,
): Shape[] {
  const middle = top + (DIVIDER.height * scale) / 2;
  const isPrize = kind === 'prize';
  const gap = (isPrize ? 17 : 11) * scale;
  const [from, to] = [centre - DIVIDER.reach * scale, centre + DIVIDER.reach * scale];
  const sides = `M ${n(from)} ${n(middle)} L ${n(centre - gap)} ${n(middle)} M ${n(centre + gap)} ${n(middle)} L ${n(to)} ${n(middle)}`;
  return [
    outlined(sides, isPrize ? gold : tints[2], 0.9),
    filled(isPrize ? star(centre, middle, 9 * scale) : diamond(centre, middle, 4.5 * scale), gold),
  ];
}

/** A straight line, such as the one that somebody signs on. */
export function straight(from: number, to: number, y: number, colour: string): Shape {
  return outlined(`M ${n(from)} ${n(y)} L ${n(to)} ${n(y)}`, colour, 0.75);
}

/** White paper behind a code, which readers need around it. */
export function paper(x: number, y: number, side: number): Shape {
  return filled(`M ${n(x)} ${n(y)} h ${n(side)} v ${n(side)} h ${n(-side)} Z`, '#ffffff');
}

function rectangle(margin: number): string {
  const [width, height] = [SHEET.width - 2 * margin, SHEET.height - 2 * margin];
  return `M ${margin} ${margin} h ${n(width)} v ${n(height)} h ${n(-width)} Z`;
}

function diamond(x: number, y: number, reach: number): string {
  return `M ${n(x)} ${n(y - reach)} L ${n(x + reach)} ${n(y)} L ${n(x)} ${n(y + reach)} L ${n(x - reach)} ${n(y)} Z`;
}

function star(x: number, y: number, reach: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const [angle, far] = [(at * Math.PI) / 5 - Math.PI / 2, at % 2 === 0 ? reach : reach * 0.42];
    return `${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`;
  });
  return `M ${points.join(' L ')} Z`;
}

/** Hundredths of a point are finer than any printer. */
function n(value: number): number {
  return Math.round(value * 100) / 100;
}
