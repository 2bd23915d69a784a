import { type Canvas, n } from '../canvas.ts';
import { INK } from '../palette.ts';
import { below, ridge, stars } from '../terrain.ts';
import type { Scene } from './scene.ts';

/** Signs drawn as strokes in a box of 100 by 100. */
const GLYPHS = [
  'M38 14C22 14 34 46 18 50C34 54 22 86 38 86M62 14C78 14 66 46 82 50C66 54 78 86 62 86',
  'M34 24L10 50 34 76M66 24L90 50 66 76M58 16L42 84',
  'M26 16C44 16 42 40 78 86M52 46L24 86',
  'M14 26L42 50 14 74M48 78H88',
  'M36 12L28 88M70 12L62 88M14 36H90M10 66H86',
  'M16 36H84M16 64H84M68 20L32 82',
  'M16 50H80M56 24L84 50 56 76',
  'M30 16H18V84H30M70 16H82V84H70M42 34H58M42 50H58M42 66H50',
] as const;

function lantern(
  canvas: Canvas,
  x: number,
  y: number,
  size: number,
  glyph: number,
  dim: number,
): void {
  const w = size;
  const h = size * 1.32;
  const paper = canvas.radial(
    [
      [0, '#fff4d0'],
      [0.4, '#ffcf70'],
      [0.8, '#f08a45'],
      [1, '#b3404c'],
    ],
    [x, y + h * 0.24],
    h * 0.78,
  );
  canvas.light([x, y], size * 2.3, INK.amber, 0.55 * (1 - dim));
  const body = `M${n(x - w * 0.36)} ${n(y + h * 0.5)}C${n(x - w * 0.56)} ${n(y + h * 0.1)} ${n(x - w * 0.6)} ${n(y - h * 0.42)} ${n(x)} ${n(y - h * 0.5)}C${n(x + w * 0.6)} ${n(y - h * 0.42)} ${n(x + w * 0.56)} ${n(y + h * 0.1)} ${n(x + w * 0.36)} ${n(y + h * 0.5)}Z`;
  const ribs = `M${n(x - w * 0.14)} ${n(y + h * 0.5)}C${n(x - w * 0.24)} ${n(y)} ${n(x - w * 0.2)} ${n(y - h * 0.4)} ${n(x)} ${n(y - h * 0.5)}C${n(x + w * 0.2)} ${n(y - h * 0.4)} ${n(x + w * 0.24)} ${n(y)} ${n(x + w * 0.14)} ${n(y + h * 0.5)}`;
  const scale = n(size * 0.5) / 100;
  canvas.add(
    `<g opacity="${n(10 - dim * 7) / 10}"><path d="${body}" fill="${paper}"/><path d="${ribs}" fill="none" stroke="#c2504e" stroke-width="${n(size * 0.012)}" opacity=".5"/><ellipse cx="${n(x)}" cy="${n(y + h * 0.5)}" rx="${n(w * 0.36)}" ry="${n(w * 0.07)}" fill="#fff8e0"/><ellipse cx="${n(x)}" cy="${n(y + h * 0.5)}" rx="${n(w * 0.36)}" ry="${n(w * 0.07)}" fill="none" stroke="#a33f4c" stroke-width="${n(size * 0.02)}"/><path d="${GLYPHS[glyph % GLYPHS.length]}" transform="translate(${n(x - scale * 50)} ${n(y - scale * 54)}) scale(${scale})" fill="none" stroke="#7a1638" stroke-width="10" stroke-linecap="round" stroke-linejoin="round"/></g>`,
  );
}

export const lanterns: Scene = {
  slug: 'lanterns-of-code',
  alt: 'paper lanterns rising from a dark lake into the night, each carrying a sign of code: braces, brackets, lambda, arrow',
  width: 1000,
  height: 1500,
  draw(canvas) {
    const { width, random } = canvas;
    canvas.ground(
      canvas.linear([
        [0, '#080c24'],
        [0.45, '#201c56'],
        [0.76, '#5c2a66'],
        [0.84, '#a0485f'],
      ]),
    );
    stars(canvas, 110, 800, INK.paper);
    for (const [y, colour, hills] of [
      [1180, '#4c2762', 3],
      [1225, '#2b1a50', 2.4],
    ] as const) {
      const hill = ridge(random, { width, y, amplitude: 70, hills, rough: 0.45 });
      canvas.add(`<path d="${below(hill, 1500)}" fill="${colour}"/>`);
    }
    const lake = canvas.linear(
      [
        [0, '#7a3a64'],
        [0.2, '#3a2360'],
        [1, '#0a0c28'],
      ],
      [0, 1262],
      [0, 1500],
    );
    canvas.add(`<path d="M0 1262H1000V1500H0Z" fill="${lake}"/>`);
    for (let small = 0; small < 26; small += 1) {
      const y = random.between(120, 1150);
      lantern(canvas, random.between(30, 970), y, random.between(16, 34), small, 0.35);
    }
    const big: [number, number, number, number][] = [
      [690, 196, 84, 4],
      [180, 250, 100, 6],
      [455, 400, 128, 2],
      [850, 520, 150, 3],
      [170, 640, 170, 7],
      [560, 770, 236, 0],
      [240, 1010, 190, 1],
      [850, 1010, 160, 5],
    ];
    for (const [x, y, size, glyph] of big) lantern(canvas, x, y, size, glyph, 0);
    let ripples = '';
    for (let ripple = 0; ripple < 44; ripple += 1) {
      const y = 1276 + ripple * 5;
      const [x] = random.pick(big.slice(4));
      const w = random.between(20, 90) * (1 + ripple / 40);
      ripples += `M${n(x - w + random.between(-30, 30))} ${y}h${n(w * 1.6)}`;
    }
    canvas.add(
      `<path d="${ripples}" stroke="${INK.amber}" stroke-width="4" stroke-linecap="round" opacity=".5"/>`,
    );
  },
};
