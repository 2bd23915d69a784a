import { line, n, type Point } from '../canvas.ts';
import { INK } from '../palette.ts';
import type { Scene } from './scene.ts';

const CENTRE = 600;
const FOLDS = 12;

function polar(radius: number, angle: number): Point {
  return [CENTRE + radius * Math.cos(angle), CENTRE + radius * Math.sin(angle)];
}

function repeat(markup: string): string {
  let out = '';
  for (let fold = 0; fold < FOLDS; fold += 1) {
    out += `<g transform="rotate(${(360 / FOLDS) * fold} ${CENTRE} ${CENTRE})">${markup}</g>`;
  }
  return out;
}

/** A trace that leaves the centre, steps sideways once or twice at 45°, and ends in a ring. */
function trace(start: number, end: number, offsets: readonly number[]): Point[] {
  const points: Point[] = [];
  const span = (end - start) / offsets.length;
  for (const [index, offset] of offsets.entries()) {
    const r0 = start + span * index;
    const jump = Math.abs(offset - (offsets[index - 1] ?? offset));
    points.push([CENTRE + offset, CENTRE - r0 - jump * 0.5]);
    points.push([CENTRE + offset, CENTRE - r0 - span]);
  }
  return points;
}

function petals(radius: number, length: number, spread: number): string {
  const [x, y] = polar(radius, -Math.PI / 2);
  return `M${n(x)} ${n(y)}C${n(x - spread)} ${n(y - length * 0.35)} ${n(x - spread * 0.5)} ${n(y - length * 0.8)} ${n(x)} ${n(y - length)}C${n(x + spread * 0.5)} ${n(y - length * 0.8)} ${n(x + spread)} ${n(y - length * 0.35)} ${n(x)} ${n(y)}Z`;
}

export const circuitMandala: Scene = {
  slug: 'circuit-mandala',
  alt: 'copper circuit traces radiating from a processor and folding into a twelve-petalled mandala on deep indigo',
  width: 1200,
  height: 1200,
  draw(canvas) {
    canvas.ground(
      canvas.radial(
        [
          [0, '#54265f'],
          [0.32, '#2a2158'],
          [0.75, '#10153a'],
          [1, INK.deep],
        ],
        [CENTRE, CENTRE],
        850,
      ),
    );
    canvas.light([CENTRE, CENTRE], 430, INK.ember, 0.75);
    const gold = canvas.radial(
      [
        [0, '#fff0c4'],
        [0.35, INK.marigold],
        [0.72, INK.ember],
        [1, '#8a2f5e'],
      ],
      [CENTRE, CENTRE],
      560,
    );
    const rose = canvas.radial(
      [
        [0.3, '#ff9a7a'],
        [1, '#a12a58'],
      ],
      [CENTRE, CENTRE],
      560,
    );
    for (const [radius, length, spread, opacity] of [
      [318, 262, 168, 0.2],
      [206, 206, 122, 0.3],
      [112, 160, 76, 0.45],
    ] as const) {
      canvas.add(
        repeat(
          `<path d="${petals(radius, length, spread)}" fill="${INK.plum}" fill-opacity="${opacity}" stroke="${rose}" stroke-width="3"/>`,
        ),
      );
    }
    const runs: [number, number, number[]][] = [
      [96, 520, [0, 0, 0]],
      [250, 400, [16, 34]],
      [250, 400, [-16, -34]],
      [400, 505, [24, 40]],
      [400, 505, [-24, -40]],
    ];
    let paths = '';
    let rings = '';
    for (const [start, end, offsets] of runs) {
      const points = trace(start, end, offsets);
      paths += line(points);
      const [x, y] = points.at(-1) ?? [0, 0];
      rings += `<circle cx="${n(x)}" cy="${n(y - 9)}" r="9"/>`;
      const [fx, fy] = points[0] ?? [0, 0];
      if (start > 100 && start < 400) rings += `<circle cx="${n(fx)}" cy="${n(fy + 7)}" r="7"/>`;
    }
    const wires = `<g fill="none" stroke="${gold}" stroke-width="4.5" stroke-linejoin="round">`;
    canvas.add(
      `<g filter="${canvas.blur(16)}" opacity=".6">${repeat(`${wires}<path d="${paths}"/></g>`)}</g>`,
      repeat(`${wires}<path d="${paths}"/>${rings}</g>`),
    );
    let between = '';
    for (const side of [-1, 1]) {
      between += line(trace(96, 330, [side * 7, side * 7, side * 18]));
    }
    canvas.add(
      `<g transform="rotate(${180 / FOLDS} ${CENTRE} ${CENTRE})">${repeat(`${wires}<path d="${between}"/><circle cx="618" cy="263" r="6"/><circle cx="582" cy="263" r="6"/></g>`)}</g>`,
    );
    for (const [radius, width, dash] of [
      [212, 3, ''],
      [318, 2, '34 8'],
      [586, 4, ''],
    ] as const) {
      canvas.add(
        `<circle cx="600" cy="600" r="${radius}" fill="none" stroke="${gold}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''} opacity=".8"/>`,
      );
    }
    let pins = '';
    for (let pin = -3; pin <= 3; pin += 1) {
      const at = CENTRE + pin * 18 - 4;
      pins += `M${at} 514h8v172h-8zM514 ${at}h172v8h-172z`;
    }
    canvas.add(
      `<path d="${pins}" fill="${INK.glow}"/>`,
      `<rect x="528" y="528" width="144" height="144" rx="16" fill="#1a1640" stroke="${INK.marigold}" stroke-width="4"/>`,
      `<path d="M548 640L582 580 600 606 626 560 652 640Z" fill="${INK.marigold}"/>`,
      `<path d="M626 560L652 640H632L618 598Z" fill="${INK.ember}"/>`,
    );
  },
};
