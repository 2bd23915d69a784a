import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pagoda } from './buildings.ts';
import { Canvas, type Point } from './canvas.ts';
import { flagRope } from './flags.ts';
import { INK, mix } from './palette.ts';
import { below, heightAt, ridge, windows } from './terrain.ts';

type Banner = {
  name: string;
  sky: readonly [string, string, string];
  /** Centre, radius and colour of the sun or the moon. */
  disc: readonly [number, number, number, string];
  far: string;
  near: string;
  feature: 'flags' | 'pagoda' | 'town' | 'spark';
};

const BANNERS: readonly Banner[] = [
  {
    name: 'banner-default',
    sky: [INK.night, INK.plum, INK.ember],
    disc: [470, 214, 46, INK.glow],
    far: '#8e3a60',
    near: INK.night,
    feature: 'flags',
  },
  {
    name: 'banner-1',
    sky: [INK.dusk, '#a03560', INK.amber],
    disc: [190, 204, 60, '#ffe0a0'],
    far: '#96365a',
    near: '#1d1440',
    feature: 'pagoda',
  },
  {
    name: 'banner-2',
    sky: ['#080c24', '#1d2260', '#4f4a9c'],
    disc: [486, 92, 30, '#f4ecdd'],
    far: '#343478',
    near: '#0a0e2a',
    feature: 'town',
  },
  {
    name: 'banner-3',
    sky: ['#3a123f', INK.simrik, '#f29a4a'],
    disc: [330, 196, 74, '#ffd27a'],
    far: '#8e1a45',
    near: '#2a0f38',
    feature: 'flags',
  },
  {
    name: 'banner-4',
    sky: ['#10213f', '#2c5a72', '#e7a070'],
    disc: [316, 212, 40, '#fff0d0'],
    far: '#3d5470',
    near: '#0d1a33',
    feature: 'spark',
  },
];

function addFeature(canvas: Canvas, banner: Banner, hill: readonly Point[]): void {
  if (banner.feature === 'flags') {
    const rope = { sag: 34, size: 27, dim: 0.06, shade: banner.near, rope: INK.linen };
    flagRope(canvas, { ...rope, from: [-10, 36], to: [650, 62], count: 12, sag: 44, size: 34 });
  }
  if (banner.feature === 'pagoda') {
    const tower = pagoda(444, Math.round(heightAt(hill, 444)) + 8, 104, 3);
    canvas.add(`<path d="${tower.body}" fill="${banner.near}"/>`);
  }
  if (banner.feature === 'spark') {
    const arc = 'M90 330C150 190 290 96 470 78';
    canvas.add(
      `<path d="${arc}" fill="none" stroke="#ffd9a0" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 9"/>`,
      `<path d="M486 40Q489 74 522 76 489 79 486 112 483 79 450 76 483 74 486 40Z" fill="${INK.marigold}"/>`,
    );
  }
}

/** Writes the event banners (16:9): the default and four tints that cards choose by event. */
export async function buildBanners(folder: string): Promise<void> {
  for (const banner of BANNERS) {
    const canvas = new Canvas(640, 360, banner.name);
    const [top, middle, low] = banner.sky;
    canvas.ground(
      canvas.linear(
        [
          [0, top],
          [0.5, middle],
          [0.85, low],
        ],
        [0, 0],
        [0, 330],
      ),
    );
    const [x, y, r, tone] = banner.disc;
    canvas.add(
      `<circle cx="${x}" cy="${y}" r="${r * 1.8}" fill="${tone}" opacity=".12"/><circle cx="${x}" cy="${y}" r="${r}" fill="${tone}"/>`,
    );
    for (const [index, level] of [232, 272, 318].entries()) {
      const rough = 0.7 - index * 0.2;
      const shape = { width: 640, y: level, amplitude: 44 - index * 5, hills: 3.4 - index * 0.5 };
      const hill = ridge(canvas.random, { ...shape, rough, step: 20 });
      if (index === 2) addFeature(canvas, banner, hill);
      const fill = mix(banner.far, banner.near, index / 2);
      canvas.add(`<path d="${below(hill, 360)}" fill="${fill}"/>`);
      if (index > 0 && banner.feature !== 'flags') {
        const count = banner.feature === 'town' ? 22 : 7;
        const place = () => {
          const wx = canvas.random.between(40, 600);
          return [wx, heightAt(hill, wx) + canvas.random.between(8, 34)] as const;
        };
        windows(canvas, count, place, [INK.marigold], 4.4);
      }
    }
    await writeFile(join(folder, `${banner.name}.svg`), `${canvas.toString()}\n`);
  }
}
