import { n } from '../canvas.ts';
import { INK } from '../palette.ts';
import { below, massif, ridge, stars } from '../terrain.ts';
import type { Scene } from './scene.ts';

export const launch: Scene = {
  slug: 'launch-over-the-himal',
  alt: 'a rocket drawing one long burning arc over snow mountains into a sky of stars, a small satellite waiting above',
  width: 1000,
  height: 1500,
  draw(canvas) {
    const { width, height, random } = canvas;
    canvas.ground(
      canvas.linear([
        [0, INK.deep],
        [0.4, '#1a1a4e'],
        [0.64, '#5a2a66'],
        [0.78, '#c2565a'],
        [0.86, '#f4a862'],
      ]),
    );
    stars(canvas, 190, 980, INK.paper);
    canvas.light([330, 1230], 560, INK.marigold, 0.6);
    const arc = 'M318 1330C322 900 420 520 742 352';
    const trail = canvas.linear(
      [
        [0, '#ffd27a', 0.1],
        [0.25, '#ff9d5a', 0.8],
        [0.8, '#ffe3a8'],
        [1, '#ffffff'],
      ],
      [318, 1330],
      [742, 352],
    );
    canvas.add(
      `<path d="${arc}" fill="none" stroke="#ff8a4c" stroke-width="58" opacity=".32" filter="${canvas.blur(30)}"/>`,
      `<path d="M286 1330C300 900 408 520 738 346L746 358C440 530 352 900 350 1330Z" fill="${trail}" opacity=".42" filter="${canvas.blur(8)}"/>`,
      `<path d="M306 1330C314 900 416 520 740 349L744 355C424 524 330 900 330 1330Z" fill="${trail}"/>`,
    );
    canvas.light([738, 354], 240, '#ffd9a0', 0.9);
    canvas.add(
      `<g transform="translate(742 352) rotate(62) scale(1.15)"><path d="M-13 2C-13 40 -5 62 0 84 5 62 13 40 13 2Z" fill="#ffb020"/><path d="M-7 2C-7 24 -3 36 0 50 3 36 7 24 7 2Z" fill="#fff6df"/><path d="M-16 0L-30 18-28-14-15-34ZM16 0L30 18 28-14 15-34Z" fill="${INK.simrik}"/><path d="M-16 2V-62C-16-92-6-110 0-120 6-110 16-92 16-62V2Z" fill="#fbf3e2"/><path d="M3-118C8-108 16-92 16-62V2H5V-62C5-92 3-106 3-118Z" fill="#cdb6c6"/><circle cy="-58" r="8" fill="#2a2158" stroke="#ffb020" stroke-width="3"/><path d="M-16-22h32v8h-32z" fill="${INK.simrik}"/></g>`,
      `<g transform="translate(214 250) rotate(-24)"><path d="M-96-24h64v48h-64zM32-24h64v48h-64z" fill="#3c4bb0"/><path d="M-75-24v48M-53-24v48M53-24v48M75-24v48M-96 0h64M32 0h64" stroke="#9fb0ff" stroke-width="2.5"/><path d="M-32-4h64v8h-64z" fill="#aab2d8"/><rect x="-20" y="-30" width="40" height="60" rx="6" fill="#f2ac35"/><path d="M4-30h10a6 6 0 0 1 6 6v48a6 6 0 0 1-6 6H4z" fill="#b9683a"/><path d="M-22 44a26 26 0 0 0 44 0zM-2 28h4v20h-4z" fill="#f4f1ea"/><path d="M-26 92Q0 116 26 92M-40 120Q0 156 40 120M-54 148Q0 196 54 148" fill="none" stroke="#aab2d8" stroke-width="5" stroke-linecap="round" opacity=".75"/></g>`,
    );
    massif(
      canvas,
      [
        { x: 70, y: 1130, slope: 0.66 },
        { x: 300, y: 1190, slope: 0.6 },
        { x: 560, y: 1050, slope: 0.84 },
        { x: 800, y: 1000, slope: 0.9 },
        { x: 985, y: 1110, slope: 0.7 },
      ],
      1440,
      {
        body: canvas.linear(
          [
            [0, '#4a2a6b'],
            [1, '#a04a66'],
          ],
          [0, 1000],
          [0, 1360],
        ),
        lit: ['#fff1d2', '#ff9f66'],
        shade: ['#8d76c0', '#6d4590'],
        side: -1,
      },
    );
    for (const [y, colour, hills] of [
      [1310, '#6b2f5c', 3],
      [1375, '#3a1d50', 2.4],
      [1450, '#120d30', 2],
    ] as const) {
      const hill = ridge(random, { width, y, amplitude: 60, hills, rough: 0.3 });
      canvas.add(`<path d="${below(hill, height)}" fill="${colour}"/>`);
    }
    let pines = '';
    for (let x = -10; x < width; x += random.between(16, 40)) {
      const tall = random.between(36, 92);
      const y = 1500 - Math.abs(x - 520) * 0.1 + 20;
      pines += `M${n(x)} ${n(y - tall - 40)}l${n(tall * 0.22)} ${n(tall + 40)}h${n(-tall * 0.44)}z`;
    }
    canvas.add(`<path d="${pines}" fill="#070a1c"/>`);
  },
};
