import { pagoda } from '../buildings.ts';
import { n } from '../canvas.ts';
import { INK } from '../palette.ts';
import { below, ridge } from '../terrain.ts';
import type { Scene } from './scene.ts';

export const skyline: Scene = {
  slug: 'pagodas-and-antennas',
  alt: 'tiered pagodas and a radio antenna in silhouette before a huge setting sun crossed by bands of haze',
  width: 1500,
  height: 1000,
  draw(canvas) {
    const { width, height, random } = canvas;
    canvas.ground(
      canvas.linear([
        [0, '#3a2263'],
        [0.4, '#8a2f5c'],
        [0.72, '#d9643f'],
        [1, '#f7b765'],
      ]),
    );
    canvas.light([640, 560], 720, INK.marigold, 0.55);
    canvas.add(
      `<circle cx="640" cy="540" r="318" fill="${canvas.linear(
        [
          [0, '#fff2cf'],
          [0.5, '#ffc95c'],
          [1, '#f0733f'],
        ],
        [0, 222],
        [0, 858],
      )}"/>`,
    );
    let bands = '';
    for (let band = 0; band < 6; band += 1) {
      const y = 560 + band * 42;
      bands += `M${n(300 - band * 6)} ${y}H${n(990 + band * 10)}v${4 + band * 3}H${n(300 - band * 6)}z`;
    }
    const sun = canvas.clip('<circle cx="640" cy="540" r="318"/>');
    canvas.add(`<path d="${bands}" fill="#e5743f" opacity=".6" clip-path="${sun}"/>`);
    for (const [y, colour, amplitude] of [
      [720, '#b44a4c', 80],
      [790, '#8a3355', 70],
    ] as const) {
      const hill = ridge(random, { width, y, amplitude, hills: 4, rough: 0.25 });
      canvas.add(`<path d="${below(hill, height)}" fill="${colour}"/>`);
    }
    const houses = (base: number, colour: string, low: number, high: number, lit: string) => {
      let d = '';
      let glow = '';
      let x = -20;
      while (x < width) {
        const w = random.between(50, 120);
        const h = random.between(low, high);
        const top = base - h;
        d += `M${n(x)} ${height}V${n(top)}h${n(w)}V${height}z`;
        if (random.chance(0.45)) {
          const peak = random.between(18, 34);
          d += `M${n(x - 10)} ${n(top + 2)}L${n(x + w / 2)} ${n(top - peak)}L${n(x + w + 10)} ${n(top + 2)}z`;
        } else if (random.chance(0.6)) {
          d += `M${n(x + w * 0.6)} ${n(top)}v-22h${n(w * 0.26)}v22z`;
        }
        for (let wx = x + 12; wx < x + w - 18; wx += 24) {
          for (let wy = top + 20; wy < height - 20; wy += 36) {
            if (random.chance(0.2)) glow += `M${n(wx)} ${n(wy)}h9v14h-9z`;
          }
        }
        x += w + random.between(-2, 10);
      }
      canvas.add(`<path d="${d}" fill="${colour}"/><path d="${glow}" fill="${lit}"/>`);
    };
    houses(900, '#5c2450', 20, 90, INK.amber);
    for (const [x, size, tiers, ground, colour] of [
      [1010, 190, 3, 880, '#47204f'],
      [180, 170, 2, 890, '#47204f'],
      [570, 310, 5, 930, '#241645'],
    ] as const) {
      const tower = pagoda(x, ground, size, tiers);
      canvas.add(`<path d="${tower.body}" fill="${colour}"/>`);
      let doors = '';
      for (const [dx, dy] of tower.openings) {
        doors += `M${n(dx - size * 0.03)} ${n(dy - size * 0.05)}h${n(size * 0.06)}v${n(size * 0.1)}h${n(-size * 0.06)}z`;
      }
      canvas.add(`<path d="${doors}" fill="${INK.marigold}"/>`);
    }
    let mast = 'M1247 930L1268 330 1272 330 1293 930';
    for (let y = 400; y < 900; y += 50) {
      const half = ((y - 330) / 600) * 23 + 2;
      const next = ((y + 50 - 330) / 600) * 23 + 2;
      mast += `M${n(1270 - half)} ${y}L${n(1270 + next)} ${y + 50}M${n(1270 + half)} ${y}L${n(1270 - next)} ${y + 50}M${n(1270 - half)} ${y}H${n(1270 + half)}`;
    }
    canvas.add(
      `<path d="${mast}M1270 330V268" fill="none" stroke="#1d1440" stroke-width="5"/>`,
      '<path d="M1228 470a34 34 0 0 0 6 58l18-34zM1310 420a34 34 0 0 1-6 58l-18-34z" fill="#1d1440"/>',
      `<circle cx="1270" cy="266" r="9" fill="${INK.simrik}"/>`,
    );
    for (const radius of [52, 96, 140]) {
      const w = radius * 0.72;
      canvas.add(
        `<path d="M${n(1270 - w)} ${n(266 - w)}A${radius} ${radius} 0 0 0 ${n(1270 - w)} ${n(266 + w)}M${n(1270 + w)} ${n(266 - w)}A${radius} ${radius} 0 0 1 ${n(1270 + w)} ${n(266 + w)}" fill="none" stroke="${INK.glow}" stroke-width="5" stroke-linecap="round" opacity="${n(9 - radius / 22) / 10}"/>`,
      );
    }
    houses(985, '#150f33', 20, 110, INK.marigold);
    const flock = 'M0 0q9-11 18-2q9-9 18 2q-9-5-18 3q-9-8-18-3z';
    for (const [x, y, s] of [
      [860, 240, 1.1],
      [920, 210, 0.8],
      [960, 262, 0.9],
      [330, 190, 0.7],
      [375, 214, 0.6],
    ] as const) {
      canvas.add(
        `<path d="${flock}" transform="translate(${x} ${y}) scale(${s})" fill="#241645"/>`,
      );
    }
  },
};
