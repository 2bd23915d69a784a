import { type Canvas, line, n, type Point } from './canvas.ts';
import { noise, type Random } from './random.ts';

export type RidgeShape = {
  width: number;
  /** Height of the skyline's middle, measured from the top. */
  y: number;
  amplitude: number;
  /** How many hills fit across the picture. */
  hills: number;
  /** 0 is rolling, 1 is craggy. */
  rough: number;
  step?: number;
};

/** A skyline of hills as points from left to right. */
export function ridge(random: Random, shape: RidgeShape): Point[] {
  const broad = noise(random);
  const fine = noise(random);
  const start = random.between(0, 200);
  const step = shape.step ?? 6;
  const points: Point[] = [];
  for (let x = -step; x <= shape.width + step; x += step) {
    const t = start + (x / shape.width) * shape.hills;
    const rolling = broad(t) * 0.7 + broad(t * 2.1) * 0.3;
    const crag = 0.5 - Math.abs(fine(t * 2.3)) + fine(t * 6.1) * 0.16 + fine(t * 15) * 0.07;
    points.push([
      x,
      shape.y - shape.amplitude * (rolling * (1 - shape.rough) + crag * shape.rough),
    ]);
  }
  return points;
}

/** The closed area below a skyline. */
export function below(points: readonly Point[], bottom: number): string {
  const first = points[0] ?? [0, bottom];
  const last = points.at(-1) ?? first;
  return line([...points, [last[0], bottom], [first[0], bottom]], true);
}

/** Height of a skyline at x (linear between its points). */
export function heightAt(points: readonly Point[], x: number): number {
  for (let index = 1; index < points.length; index += 1) {
    const [x0, y0] = points[index - 1] ?? [0, 0];
    const [x1, y1] = points[index] ?? [0, 0];
    if (x <= x1) return y0 + ((x - x0) / (x1 - x0 || 1)) * (y1 - y0);
  }
  return points.at(-1)?.[1] ?? 0;
}

export type Summit = { x: number; y: number; slope: number };
export type MassifPaint = {
  body: string;
  /** Colours of a face from its summit to where it fades into the body. */
  lit: readonly [string, string];
  shade: readonly [string, string];
  /** Which side the light comes from: 1 is the right. */
  side: 1 | -1;
};

function peakLine(random: Random, summits: readonly Summit[], width: number) {
  const rough = noise(random);
  const skyline: Point[] = [];
  const owners: number[] = [];
  for (let x = -8; x <= width + 8; x += 8) {
    let best = Number.POSITIVE_INFINITY;
    let owner = 0;
    for (const [index, summit] of summits.entries()) {
      const away = Math.abs(x - summit.x);
      const wobble = rough(x / 44 + index * 40) * 22 + rough(x / 15) * 8;
      const fall = away * summit.slope * (1.18 - Math.min(0.4, away / 900));
      const y = summit.y + fall + wobble * Math.min(1, away / 60);
      if (y < best) {
        best = y;
        owner = index;
      }
    }
    skyline.push([x, best]);
    owners.push(owner);
  }
  return { skyline, owners };
}

/** Draws snow mountains whose faces catch the last light on one side. */
export function massif(
  canvas: Canvas,
  summits: readonly Summit[],
  bottom: number,
  paint: MassifPaint,
): void {
  const { random } = canvas;
  const { skyline, owners } = peakLine(random, summits, canvas.width);
  canvas.add(`<path d="${below(skyline, bottom)}" fill="${paint.body}"/>`);
  for (const [index, summit] of summits.entries()) {
    for (const side of [1, -1] as const) {
      const face = skyline.filter(
        (point, at) => owners[at] === index && (point[0] - summit.x) * side >= 0,
      );
      if (side === 1) face.reverse();
      const top: Point = [summit.x, heightAt(skyline, summit.x)];
      const foot = face[0];
      if (!foot || face.length < 3) continue;
      const spur: Point[] = [];
      const drop = Math.max(foot[1] - top[1], 40) * 1.3;
      const lean = 0.16 * paint.side;
      for (let part = 0.08; part <= 1; part += 0.08) {
        const zig = (Math.round(part / 0.08) % 2 ? 1 : -1) * drop * 0.05 * (0.3 + part);
        spur.push([top[0] + drop * lean * part + zig, top[1] + drop * part]);
      }
      const end = spur.at(-1) ?? top;
      for (let tooth = 1; tooth < 8; tooth += 1) {
        const part = tooth / 8;
        const jag = (tooth % 2 ? -1 : 1) * drop * random.between(0.03, 0.12);
        spur.push([end[0] + (foot[0] - end[0]) * part, end[1] + (foot[1] - end[1]) * part + jag]);
      }
      const [high, low] = side === paint.side ? paint.lit : paint.shade;
      const fill = canvas.linear(
        [
          [0, high],
          [0.5, low, 0.95],
          [1, low, 0],
        ],
        [0, top[1]],
        [0, top[1] + drop * 1.02],
      );
      canvas.add(`<path d="${line([...face, top, ...spur], true)}" fill="${fill}"/>`);
    }
  }
}

/** Scatters small lit windows on the ground between two heights, as merged paths by brightness. */
export function windows(
  canvas: Canvas,
  count: number,
  where: (random: Random) => Point,
  colours: readonly string[],
  size: number,
): void {
  const groups = colours.map(() => '');
  for (let index = 0; index < count; index += 1) {
    const [x, y] = where(canvas.random);
    const w = size * canvas.random.between(0.6, 1.2);
    const group = canvas.random.whole(0, colours.length - 1);
    groups[group] += `M${n(x)} ${n(y)}h${n(w)}v${n(w * 1.25)}h${n(-w)}z`;
  }
  for (const [index, d] of groups.entries()) {
    if (d) canvas.add(`<path d="${d}" fill="${colours[index]}"/>`);
  }
}

/** Scatters stars above a height, thinning towards it. */
export function stars(canvas: Canvas, count: number, height: number, colour: string): void {
  const { random } = canvas;
  const groups = ['', '', ''];
  for (let index = 0; index < count; index += 1) {
    const x = random.between(0, canvas.width);
    const y = random.next() ** 1.5 * height;
    const r = random.between(0.8, 2.2);
    const group = random.whole(0, 2);
    groups[group] +=
      `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0`;
  }
  for (const [index, d] of groups.entries()) {
    canvas.add(`<path d="${d}" fill="${colour}" opacity="${0.3 + index * 0.28}"/>`);
  }
}
