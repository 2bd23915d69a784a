import { n, type Point } from '../canvas.ts';
import { INK } from '../palette.ts';
import { below, heightAt, ridge, stars, windows } from '../terrain.ts';
import type { Scene } from './scene.ts';

/** A peepal leaf as stars: outline, midrib and veins; the pairs are joined by lines. */
const STARS: readonly Point[] = [
  [600, 752],
  [486, 806],
  [366, 700],
  [322, 505],
  [368, 382],
  [474, 306],
  [556, 226],
  [600, 92],
  [644, 226],
  [726, 306],
  [832, 382],
  [878, 505],
  [834, 700],
  [714, 806],
  [600, 660],
  [600, 550],
  [600, 430],
  [600, 310],
  [470, 590],
  [730, 590],
  [462, 450],
  [738, 450],
];
const LINKS: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 9],
  [9, 10],
  [10, 11],
  [11, 12],
  [12, 13],
  [13, 0],
  [0, 14],
  [14, 15],
  [15, 16],
  [16, 17],
  [17, 7],
  [14, 18],
  [18, 2],
  [14, 19],
  [19, 12],
  [15, 20],
  [20, 4],
  [15, 21],
  [21, 10],
  [16, 5],
  [16, 9],
  [18, 3],
  [19, 11],
  [17, 6],
  [17, 8],
];

export const network: Scene = {
  slug: 'a-network-of-stars',
  alt: 'a constellation shaped like a peepal leaf, its stars joined as a network above the lights of a hill town',
  width: 1200,
  height: 1200,
  draw(canvas) {
    const { width, height, random } = canvas;
    canvas.ground(
      canvas.linear([
        [0, INK.deep],
        [0.45, '#171a50'],
        [0.78, '#4a2866'],
        [0.9, '#a2455e'],
      ]),
    );
    canvas.light([600, 520], 620, '#6a5be0', 0.4);
    stars(canvas, 210, 1000, INK.mist);
    let wires = '';
    let filled = '';
    for (const [from, to] of LINKS) {
      const [a, b] = [STARS[from] ?? [0, 0], STARS[to] ?? [0, 0]];
      wires += `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`;
    }
    for (const point of STARS.slice(0, 14))
      filled += `${filled ? 'L' : 'M'}${point[0]} ${point[1]}`;
    const leaf = canvas.linear(
      [
        [0, '#ffcf70'],
        [0.5, '#f07a6a'],
        [1, '#8a7ae8'],
      ],
      [0, 92],
      [0, 800],
    );
    canvas.add(
      `<path d="${filled}Z" fill="${leaf}" opacity=".13"/>`,
      `<path d="${wires}" fill="none" stroke="${leaf}" stroke-width="10" opacity=".35" filter="${canvas.blur(9)}"/>`,
      `<path d="${wires}" fill="none" stroke="${leaf}" stroke-width="3.5"/>`,
    );
    for (const [index, point] of STARS.entries()) {
      const r = index === 7 || index === 0 ? 15 : index > 13 ? 11 : 9;
      canvas.light(point, r * 5, INK.glow, 0.7);
      canvas.add(`<circle cx="${point[0]}" cy="${point[1]}" r="${r}" fill="#fff6df"/>`);
    }
    canvas.add(
      '<path d="M600 20Q604 88 672 92 604 96 600 164 596 96 528 92 596 88 600 20Z" fill="#fff6df"/>',
    );
    const lines = [
      { y: 1010, tone: '#5c2a62', lights: 0 },
      { y: 1075, tone: '#2b1a50', lights: 150 },
      { y: 1150, tone: '#0d0f30', lights: 80 },
    ];
    for (const { y, tone, lights } of lines) {
      const hill = ridge(random, { width, y, amplitude: 70, hills: 3, rough: 0.3 });
      canvas.add(`<path d="${below(hill, height)}" fill="${tone}"/>`);
      if (lights) {
        windows(
          canvas,
          lights,
          (source) => {
            const x = source.between(20, width - 20);
            return [x, heightAt(hill, x) + 12 + source.next() ** 1.6 * 80];
          },
          [INK.marigold, INK.glow, INK.amber],
          y > 1100 ? 8 : 5.5,
        );
      }
    }
    canvas.add(
      `<path d="M600 752V${n(1062)}" stroke="${INK.glow}" stroke-width="3" stroke-dasharray="3 13" stroke-linecap="round" opacity=".8"/>`,
    );
  },
};
