import { n } from '../canvas.ts';
import { INK } from '../palette.ts';
import type { Scene } from './scene.ts';

export const stageLights: Scene = {
  slug: 'stage-lights',
  alt: 'beams of marigold and crimson light crossing above a lone microphone, with a crowd in front raising hands and lit phones',
  width: 1000,
  height: 1500,
  draw(canvas) {
    const { width, height, random } = canvas;
    canvas.ground(
      canvas.linear([
        [0, INK.deep],
        [0.5, '#2a1a55'],
        [0.78, '#8a2f5c'],
        [1, '#3a1648'],
      ]),
    );
    canvas.light([500, 1080], 640, INK.ember, 0.85);
    const soft = canvas.blur(10);
    const beams: [number, number, string, number][] = [
      [70, 620, '#ff5b7c', 150],
      [240, 250, INK.marigold, 120],
      [400, 560, '#ff8a5c', 150],
      [500, 500, '#fff0cf', 190],
      [600, 430, '#ff8a5c', 150],
      [760, 760, INK.marigold, 120],
      [930, 380, '#ff5b7c', 150],
    ];
    for (const [x, foot, colour, spread] of beams) {
      const paint = canvas.linear(
        [
          [0, colour, 0.85],
          [0.3, colour, 0.42],
          [1, colour, 0.02],
        ],
        [x, 150],
        [foot, 1150],
      );
      canvas.add(
        `<path d="M${x - 14} 150L${foot - spread} 1150H${foot + spread}L${x + 14} 150Z" fill="${paint}" opacity=".62" filter="${soft}"/>`,
      );
    }
    let truss = 'M0 92H1000M0 142H1000';
    for (let x = 0; x < width; x += 50) truss += `M${x} 142L${x + 25} 92 ${x + 50} 142`;
    canvas.add(`<path d="${truss}" fill="none" stroke="#05060f" stroke-width="8"/>`);
    for (const [x, foot, colour] of beams) {
      const turn = n((Math.atan2(x - foot, 1000) * 180) / Math.PI);
      canvas.add(
        `<g transform="rotate(${turn} ${x} 150)"><path d="M${x - 24} 128h48l-8 44h-32z" fill="#05060f"/><ellipse cx="${x}" cy="172" rx="17" ry="6" fill="#fff6df"/></g>`,
      );
      canvas.light([x, 172], 90, colour, 0.8);
    }
    canvas.add(
      `<path d="M0 1128H1000V1500H0Z" fill="${canvas.linear(
        [
          [0, '#f29a5a'],
          [0.08, '#8a2f4c'],
          [1, '#1a0d30'],
        ],
        [0, 1128],
        [0, 1260],
      )}"/>`,
      `<ellipse cx="500" cy="1136" rx="210" ry="15" fill="#fff0cf" opacity=".85"/>`,
      '<path d="M496 700h8v424h-8zM430 1138q0-16 70-16t70 16z" fill="#120a26"/>',
      '<path d="M500 704L452 652" stroke="#120a26" stroke-width="9"/>',
      '<g transform="rotate(-43 440 640)"><rect x="417" y="588" width="46" height="72" rx="23" fill="#120a26"/><path d="M424 660h32l-6 40h-20z" fill="#120a26"/><path d="M417 626h46v7h-46z" fill="#ffb020"/></g>',
    );
    for (const [depth, base, colour] of [
      [0, 1290, '#3d1238'],
      [1, 1390, '#220b2c'],
      [2, 1480, '#0a0618'],
    ] as const) {
      const size = 46 + depth * 22;
      let heads = '';
      let phones = '';
      for (let x = random.between(-40, 0); x < width + 60; x += size * random.between(1.5, 1.9)) {
        const y = base + random.between(-26, 22);
        const r = size * 0.56;
        heads += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 1.15)} 0 1 1 ${n(r * 2)} 0v${n(r * 0.5)}q${n(r * 1.1)} ${n(r * 0.4)} ${n(r * 1.1)} ${n(r * 1.6)}V${height}h${n(-r * 4.2)}V${n(y + r * 2.1)}q0 ${n(-r * 1.2)} ${n(r * 1.1)} ${n(-r * 1.6)}z`;
        if (random.chance(0.5)) {
          const lean = random.between(-0.35, 0.35) * size;
          const ax = x + size * random.pick([-0.95, 0.95]);
          const top = y - size * random.between(1.5, 2.5);
          const w = size * 0.17;
          const hx = ax + lean;
          heads += `M${n(ax - w * 1.6)} ${n(y + size * 2)}L${n(hx - w * 0.8)} ${n(top)}C${n(hx - w * 2)} ${n(top - w * 2)} ${n(hx - w)} ${n(top - w * 3.4)} ${n(hx)} ${n(top - w * 3.4)}S${n(hx + w * 2)} ${n(top - w * 2)} ${n(hx + w * 0.8)} ${n(top)}L${n(ax + w * 1.6)} ${n(y + size * 2)}z`;
          if (random.chance(0.35)) {
            phones += `M${n(hx - w * 1.5)} ${n(top - w * 6.4)}h${n(w * 3)}v${n(w * 5)}h${n(-w * 3)}z`;
          }
        }
      }
      canvas.add(
        `<path d="${heads}" fill="${colour}"/>`,
        `<path d="${phones}" fill="${INK.glow}" stroke="${colour}" stroke-width="5"/>`,
      );
    }
  },
};
