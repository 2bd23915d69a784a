import { n, type Point } from './canvas.ts';

/**
 * A tiered pagoda standing at (x, ground): one path for the roofs and walls, lit openings apart.
 */
export function pagoda(
  x: number,
  ground: number,
  size: number,
  tiers: number,
): { body: string; openings: Point[]; top: number } {
  let body = '';
  const openings: Point[] = [];
  let y = ground;
  const plinth = size * 0.1;
  for (let step = 0; step < 3; step += 1) {
    const half = size * (0.62 - step * 0.07);
    body += `M${n(x - half)} ${n(y)}h${n(half * 2)}v${n(-plinth)}h${n(-half * 2)}z`;
    y -= plinth;
  }
  for (let tier = 0; tier < tiers; tier += 1) {
    const scale = 1 - (tier / tiers) * 0.72;
    const half = size * 0.3 * scale;
    const wall = size * 0.24 * (0.6 + scale * 0.4);
    body += `M${n(x - half)} ${n(y)}h${n(half * 2)}v${n(-wall)}h${n(-half * 2)}z`;
    openings.push([x, y - wall * 0.5]);
    y -= wall;
    const eave = size * 0.56 * scale;
    const rise = size * 0.2 * (0.55 + scale * 0.45);
    const neck = size * 0.3 * (1 - ((tier + 1) / tiers) * 0.72) * 1.1;
    const lift = rise * 0.16;
    body +=
      `M${n(x - eave)} ${n(y + lift * 0.4)}Q${n(x - eave * 0.6)} ${n(y + lift)} ${n(x)} ${n(y + lift)}` +
      `T${n(x + eave)} ${n(y + lift * 0.4)}L${n(x + eave * 1.04)} ${n(y - lift)}` +
      `Q${n(x + neck * 1.35)} ${n(y - rise * 0.55)} ${n(x + neck)} ${n(y - rise)}H${n(x - neck)}` +
      `Q${n(x - neck * 1.35)} ${n(y - rise * 0.55)} ${n(x - eave * 1.04)} ${n(y - lift)}Z`;
    y -= rise * 0.96;
  }
  const tip = size * 0.26;
  body += `M${n(x - size * 0.07)} ${n(y + 1)}L${n(x)} ${n(y - tip)}L${n(x + size * 0.07)} ${n(y + 1)}Z`;
  body += `M${n(x - size * 0.03)} ${n(y - tip * 0.72)}a${n(size * 0.03)} ${n(size * 0.03)} 0 1 0 ${n(size * 0.06)} 0a${n(size * 0.03)} ${n(size * 0.03)} 0 1 0 ${n(-size * 0.06)} 0`;
  return { body, openings, top: y - tip };
}
