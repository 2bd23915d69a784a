import { type Canvas, n } from '../canvas.ts';
import { INK, mix } from '../palette.ts';
import { below, ridge } from '../terrain.ts';
import type { Scene } from './scene.ts';

/** Lines of code as rounded bars, in the picture's colours. */
function code(canvas: Canvas, x: number, y: number, w: number, h: number, dim: number): string {
  const { random } = canvas;
  const tones = [INK.coral, INK.marigold, INK.mist, INK.glow, '#6fc7b6'];
  const row = h / 11;
  let out = '';
  let indent = 0;
  for (let at = 0; at < 10; at += 1) {
    indent = Math.max(0, Math.min(3, indent + random.whole(-1, 1)));
    let left = x + w * (0.06 + indent * 0.07);
    for (let word = 0; word < random.whole(1, 3); word += 1) {
      const long = w * random.between(0.08, 0.24);
      if (left + long > x + w * 0.93) break;
      const tone = mix(random.pick(tones), '#1a1648', dim);
      out += `<rect x="${n(left)}" y="${n(y + row * (at + 0.72))}" width="${n(long)}" height="${n(row * 0.42)}" rx="${n(row * 0.2)}" fill="${tone}"/>`;
      left += long + w * 0.03;
    }
  }
  return out;
}

/** A seated person from behind: head, neck and shoulders, down to the edge of the picture. */
function person(x: number, y: number, size: number): string {
  const half = (side: 1 | -1) => {
    const at = (dx: number, dy: number) => `${n(x + side * size * dx)} ${n(y + size * dy)}`;
    return { foot: at(1.3, 12), arm: at(1.3, 2.1), bend: at(1.22, 1.1), neck: at(0.28, 0.8), at };
  };
  const left = half(-1);
  const right = half(1);
  return (
    `M${left.foot}L${left.arm}C${left.bend} ${left.at(0.7, 0.98)} ${left.neck}L${left.at(0.26, 0.5)}` +
    `A${n(size * 0.62)} ${n(size * 0.7)} 0 1 1 ${right.at(0.26, 0.5)}L${right.neck}` +
    `C${right.at(0.7, 0.98)} ${right.bend} ${right.arm}L${right.foot}Z`
  );
}

export const darkLab: Scene = {
  slug: 'the-lab-after-hours',
  alt: 'rows of glowing screens in a dark computer lab, students in silhouette before lines of code, the last daylight in a window',
  width: 1500,
  height: 1000,
  draw(canvas) {
    const { width } = canvas;
    canvas.ground(
      canvas.linear([
        [0, '#12123a'],
        [0.5, '#1c1648'],
        [1, INK.deep],
      ]),
    );
    const view = canvas.linear(
      [
        [0, '#3a2a72'],
        [0.55, '#a33f62'],
        [1, '#f2a05c'],
      ],
      [0, 70],
      [0, 300],
    );
    let panes = '';
    let bars = '';
    for (const x of [180, 580, 980]) {
      panes += `M${x} 70h340v230h-340z`;
      bars += `M${x + 166} 70h8v230h-8zM${x} 178h340v7h-340z`;
    }
    const outside = canvas.clip(`<path d="${panes}"/>`);
    const hills = below(
      ridge(canvas.random, { width, y: 238, amplitude: 80, hills: 6, rough: 0.75 }),
      320,
    );
    const near = below(
      ridge(canvas.random, { width, y: 276, amplitude: 24, hills: 5, rough: 0.3 }),
      320,
    );
    canvas.add(
      `<g clip-path="${outside}"><path d="M0 0H1500V320H0Z" fill="${view}"/><circle cx="1130" cy="206" r="38" fill="#ffe3a8"/><path d="${hills}" fill="#5a2c68"/><path d="${near}" fill="#2a1a4e"/></g>`,
      `<path d="${bars}" fill="#12123a"/>`,
    );
    canvas.light([750, 330], 760, INK.ember, 0.2);
    const rows = [
      { y: 360, w: 118, gap: 176, head: 0, dim: 0.5 },
      { y: 458, w: 186, gap: 268, head: 38, dim: 0.3 },
      { y: 620, w: 300, gap: 430, head: 66, dim: 0.05 },
    ];
    for (const [index, row] of rows.entries()) {
      const h = row.w * 0.6;
      const count = Math.ceil(width / row.gap) + 1;
      const first = width / 2 - ((count - 1) / 2) * row.gap;
      const deskY = row.y + h + row.w * 0.14;
      const screens: number[] = [];
      for (let at = 0; at < count; at += 1) screens.push(first + at * row.gap);
      for (const [at, x] of screens.entries()) {
        const warm = (at + index) % 3 === 0;
        canvas.light([x, row.y + h / 2], row.w * 1.25, warm ? INK.ember : '#5a6be0', 0.5);
      }
      for (const [at, x] of screens.entries()) {
        const left = x - row.w / 2;
        const warm = (at + index) % 3 === 0;
        const face = canvas.linear(
          warm
            ? [
                [0, '#6b2a5e'],
                [1, '#a8404f'],
              ]
            : [
                [0, '#1f2266'],
                [1, '#3a45a0'],
              ],
          [left, row.y],
          [left + row.w * 0.4, row.y + h],
        );
        canvas.add(
          `<rect x="${n(left - 6)}" y="${row.y - 6}" width="${row.w + 12}" height="${n(h + 12)}" rx="9" fill="#07081c"/>`,
          `<rect x="${n(left)}" y="${row.y}" width="${row.w}" height="${n(h)}" rx="4" fill="${face}"/>`,
          code(canvas, left, row.y, row.w, h, row.dim),
          `<path d="M${n(x - row.w * 0.06)} ${n(row.y + h + 6)}h${n(row.w * 0.12)}V${n(deskY)}h${n(-row.w * 0.12)}z" fill="#07081c"/>`,
        );
      }
      const desk = canvas.linear(
        [
          [0, '#3b2a6e'],
          [0.1, '#1a1440'],
          [1, INK.deep],
        ],
        [0, deskY],
        [0, deskY + row.w * 0.5],
      );
      canvas.add(`<path d="M0 ${n(deskY)}H${width}V1000H0Z" fill="${desk}"/>`);
      if (row.head) {
        let people = '';
        for (const [at, x] of screens.entries()) {
          if ((at * 2 + index) % 4 !== 3)
            people += person(x + row.head * 0.35, row.y + h * 0.78, row.head);
        }
        canvas.add(
          `<path d="${people}" fill="#090a20" stroke="${index === 2 ? '#d9643f' : '#7b4a86'}" stroke-width="${index + 1.5}" stroke-opacity=".7"/>`,
        );
      }
    }
    canvas.add(
      `<path d="M0 700H1500V1000H0Z" fill="${canvas.linear(
        [
          [0, INK.deep, 0],
          [1, INK.deep, 0.95],
        ],
        [0, 820],
        [0, 1000],
      )}"/>`,
    );
  },
};
