import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { pagoda } from './buildings.ts';
import { Canvas } from './canvas.ts';
import { flagRope } from './flags.ts';
import { MARK } from './mark.ts';
import type { Typeface } from './outline.ts';
import { INK } from './palette.ts';
import { below, heightAt, ridge, windows } from './terrain.ts';

/** Draws the 1200 by 630 picture that chat and social sites show beside a link. */
export async function buildSocialCard(file: string, face: Typeface): Promise<void> {
  const canvas = new Canvas(1200, 630, 'social-card');
  canvas.ground(
    canvas.linear([
      [0, INK.night],
      [0.4, INK.dusk],
      [0.7, INK.plum],
      [0.92, INK.ember],
    ]),
  );
  canvas.light([930, 500], 380, INK.amber, 0.6);
  for (const [y, colour, hills] of [
    [448, '#8e3a60', 3],
    [492, '#5c2862', 3.4],
    [545, '#2c1a52', 2.6],
    [596, '#0e1030', 2],
  ] as const) {
    const hill = ridge(canvas.random, { width: 1200, y, amplitude: 54, hills, rough: 0.4 });
    if (y === 545) {
      const tower = pagoda(1020, heightAt(hill, 1020) + 14, 118, 3);
      canvas.add(`<path d="${tower.body}" fill="#1d143f"/>`);
      windows(canvas, 3, () => [1016, tower.openings[0]?.[1] ?? 0], [INK.marigold], 9);
      const tip = [1020, tower.top + 8] as const;
      const rope = { sag: 36, size: 27, dim: 0.08, shade: INK.plum, rope: '#f4d9b0' };
      flagRope(canvas, { ...rope, from: tip, to: [1230, 190], count: 11 });
      flagRope(canvas, { ...rope, from: [600, 506], to: tip, count: 17, size: 24 });
    }
    canvas.add(`<path d="${below(hill, 630)}" fill="${colour}"/>`);
    if (y > 500) {
      windows(
        canvas,
        46,
        (random) => {
          const x = random.between(560, 1180);
          return [x, heightAt(hill, x) + 12 + random.next() * 50];
        },
        [INK.marigold, INK.glow, INK.amber],
        5,
      );
    }
  }
  canvas.add(
    `<g transform="translate(80 74) scale(2.6)"><path d="${MARK.ridge}" fill="#fbfaf6"/><path d="${MARK.shade}" fill="#d8bfc4"/><path d="${MARK.spark}" fill="${INK.marigold}"/></g>`,
    face.draw('Pratibha', { x: 74, y: 312, size: 168, fill: INK.paper, tracking: -0.02 }),
    face.draw('Empowering The Next Tech Generation.', {
      x: 82,
      y: 384,
      size: 42,
      fill: INK.glow,
      tracking: -0.005,
    }),
  );
  const png = await sharp(Buffer.from(canvas.toString()))
    .png({ palette: true, colours: 200, dither: 0.5, compressionLevel: 9, effort: 10 })
    .toBuffer();
  await writeFile(file, png);
}
