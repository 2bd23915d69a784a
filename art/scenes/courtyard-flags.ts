import { type Canvas, n, type Point } from '../canvas.ts';
import { flagRope } from '../flags.ts';
import { INK, mix } from '../palette.ts';
import type { Scene } from './scene.ts';

/**
 * A wall of the courtyard seen from below: a quadrilateral cut into storeys of lit and dark
 * windows.
 */
function facade(canvas: Canvas, near: number, far: number, tone: string): void {
  const { random, height } = canvas;
  const at = (u: number, v: number): Point => {
    const x = near + (far - near) * u;
    const top = -120 + u * 470;
    const bottom = height + 260 - u * 420;
    return [x, top + (bottom - top) * v];
  };
  const quad = (u0: number, v0: number, u1: number, v1: number) =>
    `M${[at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)].map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  const wall = canvas.linear(
    [
      [0, mix(tone, INK.deep, 0.55)],
      [1, tone],
    ],
    [near, 0],
    [far, 0],
  );
  canvas.add(`<path d="${quad(0, 0, 1, 1)}" fill="${wall}"/>`);
  let dark = '';
  let frames = '';
  const lit = ['', ''];
  let bands = '';
  for (let floor = 0; floor < 5; floor += 1) {
    const v = 0.08 + floor * 0.19;
    bands += quad(0, v + 0.148, 1, v + 0.158);
    for (let bay = 0; bay < 4; bay += 1) {
      const u = 0.08 + bay * 0.235;
      frames += quad(u - 0.02, v - 0.012, u + 0.15, v + 0.112);
      const pane = quad(u, v, u + 0.13, v + 0.1);
      if (random.chance(0.42)) lit[random.whole(0, 1)] += pane;
      else dark += pane;
    }
  }
  canvas.add(
    `<path d="${bands}" fill="${mix(tone, INK.ember, 0.35)}"/>`,
    `<path d="${frames}" fill="${mix(tone, INK.deep, 0.5)}"/>`,
    `<path d="${dark}" fill="${INK.deep}"/>`,
    `<path d="${lit[0]}${lit[1]}" fill="${INK.marigold}" opacity=".5" filter="${canvas.blur(14)}"/>`,
    `<path d="${lit[0]}" fill="${INK.amber}"/>`,
    `<path d="${lit[1]}" fill="${INK.glow}"/>`,
  );
  let bars = '';
  for (let floor = 0; floor < 5; floor += 1) {
    for (let bay = 0; bay < 4; bay += 1) {
      const u = 0.08 + bay * 0.235;
      const v = 0.08 + floor * 0.19;
      bars += quad(u + 0.06, v, u + 0.07, v + 0.1) + quad(u, v + 0.048, u + 0.13, v + 0.053);
    }
  }
  canvas.add(`<path d="${bars}" fill="${mix(tone, INK.deep, 0.6)}"/>`);
}

export const courtyardFlags: Scene = {
  slug: 'flags-over-the-courtyard',
  alt: 'looking up from an old brick courtyard: ropes of prayer flags cross an evening sky between walls of lit windows',
  width: 1200,
  height: 1200,
  draw(canvas) {
    const { width, height } = canvas;
    canvas.ground(
      canvas.linear([
        [0, '#131a4a'],
        [0.45, '#4d2c6b'],
        [0.75, '#b04a60'],
        [1, '#f0995a'],
      ]),
    );
    canvas.light([600, 1080], 620, INK.glow, 0.6);
    facade(canvas, -20, 330, '#5e2440');
    facade(canvas, width + 20, 870, '#4a2047');
    const far = canvas.linear(
      [
        [0, '#6b2b4c'],
        [1, '#3a1a3c'],
      ],
      [0, 900],
    );
    canvas.add(
      `<path d="M150 ${height}L330 1010H420L440 960H760L780 1010H870L1050 ${height}Z" fill="${far}"/>`,
      `<path d="M500 1140H700L716 1160H484ZM470 1164H730L750 1200H450Z" fill="#8a3355"/>`,
      `<path d="M400 1016L600 890 800 1016Z" fill="#3a1a3c"/>`,
      `<path d="M480 884L600 800 720 884Z M520 880H680V960H520Z" fill="#3a1a3c"/>`,
      '<path d="M594 804L600 748 606 804Z" fill="#ffb020"/>',
      `<path d="M548 896h28v44h-28zM624 896h28v44h-28zM586 892h28v48h-28z" fill="${INK.glow}"/>`,
      `<path d="M470 1060h44v80h-44zM578 1040h44v160h-44zM686 1060h44v80h-44z" fill="${INK.amber}"/>`,
    );
    const ropes: [Point, Point, number, number, number, number][] = [
      [[325, 660], [890, 560], 50, 17, 36, 0.42],
      [[290, 470], [960, 590], 70, 17, 44, 0.34],
      [[215, 440], [1010, 330], 90, 16, 56, 0.22],
      [[110, 200], [1120, 270], 120, 16, 72, 0.12],
      [[-30, 130], [1240, -10], 190, 15, 108, 0],
    ];
    for (const [from, to, sag, count, size, dim] of ropes) {
      flagRope(canvas, { from, to, sag, count, size, dim, shade: INK.plum, rope: '#f4d9b0' });
    }
    canvas.add(
      `<circle cx="600" cy="600" r="860" fill="${canvas.radial(
        [
          [0.55, INK.deep, 0],
          [1, INK.deep, 0.75],
        ],
        [600, 640],
        860,
      )}"/>`,
    );
  },
};
