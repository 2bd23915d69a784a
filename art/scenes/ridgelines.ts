import { n } from '../canvas.ts';
import { INK, mix } from '../palette.ts';
import { below, heightAt, massif, ridge, stars, windows } from '../terrain.ts';
import type { Scene } from './scene.ts';

export const ridgelines: Scene = {
  slug: 'ridgelines-at-dusk',
  alt: 'snow peaks catching the last light above folded plum-coloured hills, with the windows of a town lit in the valley below',
  width: 1500,
  height: 1000,
  draw(canvas) {
    const { width, height, random } = canvas;
    canvas.ground(
      canvas.linear(
        [
          [0, INK.night],
          [0.26, INK.dusk],
          [0.46, INK.plum],
          [0.6, INK.ember],
          [0.7, INK.amber],
        ],
        [0, 0],
        [0, height],
      ),
    );
    stars(canvas, 120, 330, INK.paper);
    canvas.light([1080, 620], 700, INK.amber, 0.6);
    massif(
      canvas,
      [
        { x: 90, y: 430, slope: 0.62 },
        { x: 330, y: 350, slope: 0.7 },
        { x: 560, y: 262, slope: 0.86 },
        { x: 760, y: 372, slope: 0.7 },
        { x: 980, y: 430, slope: 0.6 },
        { x: 1230, y: 388, slope: 0.72 },
        { x: 1440, y: 452, slope: 0.6 },
      ],
      760,
      {
        body: canvas.linear(
          [
            [0, '#6d3566'],
            [1, '#b5566a'],
          ],
          [0, 260],
          [0, 720],
        ),
        lit: ['#fff1d2', '#ffb574'],
        shade: ['#9a74b5', '#84509a'],
        side: 1,
      },
    );
    const layers = 6;
    for (let layer = 0; layer < layers; layer += 1) {
      const depth = layer / (layers - 1);
      const y = 590 + depth ** 1.1 * 385;
      const hill = ridge(random, {
        width,
        y,
        amplitude: 62 + depth * 50,
        hills: 5.5 - depth * 2.6,
        rough: 0.3,
        step: 7,
      });
      const near = mix('#9a4560', INK.night, Math.min(1, depth * 1.25));
      const haze = mix('#e58a5f', '#4a2a66', depth);
      canvas.add(
        `<path d="${below(hill, height)}" fill="${canvas.linear(
          [
            [0, near],
            [1, mix(near, haze, 0.55 * (1 - depth))],
          ],
          [0, y - 60],
          [0, y + 150],
        )}"/>`,
      );
      if (layer === 4) {
        canvas.light([560, y + 70], 420, INK.amber, 0.5);
        windows(
          canvas,
          190,
          (source) => {
            const x = 560 + (source.next() + source.next() + source.next() - 1.5) * 560;
            return [x, heightAt(hill, x) + 14 + source.next() ** 1.4 * 90];
          },
          [INK.marigold, INK.glow, INK.amber],
          6,
        );
      }
    }
    canvas.add(
      `<path d="M0 ${height}V${n(height * 0.9)}H${width}V${height}Z" fill="${canvas.linear(
        [
          [0, INK.night, 0],
          [1, INK.deep, 0.8],
        ],
        [0, height * 0.9],
      )}"/>`,
    );
  },
};
