import { type Canvas, n, type Point } from './canvas.ts';
import { FLAGS, mix } from './palette.ts';

export type FlagRope = {
  from: Point;
  to: Point;
  /** How far the middle hangs below the straight line. */
  sag: number;
  count: number;
  /** Height of a flag; its width follows the spacing. */
  size: number;
  /** 0 keeps the flags' colours, 1 turns them into `shade`. */
  dim: number;
  shade: string;
  rope: string;
};

/** A point of the rope, t from 0 to 1. */
export function ropePoint(rope: FlagRope, t: number): Point {
  return [
    rope.from[0] + (rope.to[0] - rope.from[0]) * t,
    rope.from[1] + (rope.to[1] - rope.from[1]) * t + rope.sag * 4 * t * (1 - t),
  ];
}

/** Draws a rope of prayer flags moved by a light wind. */
export function flagRope(canvas: Canvas, rope: FlagRope): void {
  const { random } = canvas;
  const paths = FLAGS.map(() => '');
  const folds = FLAGS.map(() => '');
  for (let index = 0; index < rope.count; index += 1) {
    const t = (index + 0.1) / rope.count;
    const [x0, y0] = ropePoint(rope, t);
    const [x1, y1] = ropePoint(rope, t + 0.84 / rope.count);
    const tall = rope.size * random.between(0.92, 1.06);
    const blow = rope.size * random.between(-0.1, 0.26);
    const lift = rope.size * random.between(-0.06, 0.1);
    const wave = rope.size * random.between(0.03, 0.1);
    const at = index % FLAGS.length;
    const bottom = `${n(x1 + blow)} ${n(y1 + tall - lift)}`;
    paths[at] +=
      `M${n(x0)} ${n(y0)}L${n(x1)} ${n(y1)}Q${n(x1 + blow * 0.1 + wave)} ${n(y1 + tall / 2)} ${bottom}` +
      `Q${n((x0 + x1) / 2 + blow)} ${n((y0 + y1) / 2 + tall + wave * 2)} ${n(x0 + blow)} ${n(y0 + tall)}` +
      `Q${n(x0 + blow * 0.1 - wave)} ${n(y0 + tall / 2)} ${n(x0)} ${n(y0)}Z`;
    const mid = (x0 + x1) / 2;
    folds[at] +=
      `M${n(mid)} ${n((y0 + y1) / 2)}L${n(x1)} ${n(y1)}L${bottom}L${n(mid + blow)} ${n((y0 + y1) / 2 + tall + wave)}Z`;
  }
  const curve = `M${n(rope.from[0])} ${n(rope.from[1])}Q${n((rope.from[0] + rope.to[0]) / 2)} ${n((rope.from[1] + rope.to[1]) / 2 + rope.sag * 2)} ${n(rope.to[0])} ${n(rope.to[1])}`;
  canvas.add(
    `<path d="${curve}" fill="none" stroke="${rope.rope}" stroke-width="${n(rope.size / 18)}"/>`,
  );
  for (const [index, colour] of FLAGS.entries()) {
    const toned = mix(colour, rope.shade, rope.dim);
    canvas.add(
      `<path d="${paths[index]}" fill="${toned}"/>`,
      `<path d="${folds[index]}" fill="${mix(toned, rope.shade, 0.28)}" opacity=".55"/>`,
    );
  }
}
