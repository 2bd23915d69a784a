import { n } from '../canvas.ts';
import { FLAGS, INK, mix } from '../palette.ts';
import type { Scene } from './scene.ts';

export const podium: Scene = {
  slug: 'podium-and-confetti',
  alt: 'a three-step winners’ podium with a golden cup on top, in a fan of stage light and a fall of confetti',
  width: 1200,
  height: 1200,
  draw(canvas) {
    const { random } = canvas;
    canvas.ground(
      canvas.radial(
        [
          [0, '#b5455a'],
          [0.4, '#5c2862'],
          [0.8, '#1e1a4c'],
          [1, INK.night],
        ],
        [600, 620],
        900,
      ),
    );
    const centre = [600, 560] as const;
    let rays = '';
    for (let ray = 0; ray < 24; ray += 1) {
      const a = (ray / 24) * Math.PI * 2 + 0.06;
      const b = a + Math.PI / 24;
      rays += `M${centre[0]} ${centre[1]}L${n(600 + 1300 * Math.cos(a))} ${n(560 + 1300 * Math.sin(a))}L${n(600 + 1300 * Math.cos(b))} ${n(560 + 1300 * Math.sin(b))}Z`;
    }
    const rayPaint = canvas.radial(
      [
        [0, INK.amber, 0.55],
        [0.5, INK.ember, 0.14],
        [1, INK.ember, 0],
      ],
      centre,
      820,
    );
    canvas.add(`<path d="${rays}" fill="${rayPaint}"/>`);
    canvas.light(centre, 430, INK.glow, 0.9);
    canvas.add(
      `<path d="M0 1010H1200V1200H0Z" fill="${canvas.linear(
        [
          [0, '#4a1f4e'],
          [1, '#0d0c2a'],
        ],
        [0, 1010],
        [0, 1200],
      )}"/>`,
      `<ellipse cx="600" cy="1072" rx="560" ry="60" fill="${canvas.radial(
        [
          [0, INK.amber, 0.5],
          [1, INK.amber, 0],
        ],
        [600, 1072],
        560,
      )}"/>`,
    );
    const steps: [number, number, number, string, string][] = [
      [170, 846, 280, '#3b2a72', 'M-22 -26C-14 -44 24 -46 26 -18 27 2 -4 18 -24 42H30'],
      [750, 908, 280, '#34215f', 'M-22 -36Q6 -50 22 -32 30 -8 -4 0 34 4 26 28 8 54 -26 36'],
      [440, 730, 320, '#4b3288', 'M-22 -24L8 -46V50M-22 50H34'],
    ];
    for (const [x, y, w, tone, numeral] of steps) {
      const front = canvas.linear(
        [
          [0, mix(tone, INK.coral, 0.3)],
          [1, mix(tone, INK.deep, 0.45)],
        ],
        [0, y],
        [0, 1080],
      );
      canvas.add(
        `<path d="M${x} ${y}h${w}V1080h${-w}z" fill="${front}"/>`,
        `<path d="M${x} ${y}l26-30h${w - 52}l26 30z" fill="${mix(tone, INK.glow, 0.62)}"/>`,
        `<path d="M${x} ${y}h${w}v10h${-w}z" fill="${INK.marigold}"/>`,
        `<path d="${numeral}" transform="translate(${x + w / 2} ${y + 92}) scale(1.05)" fill="none" stroke="${INK.glow}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>`,
      );
    }
    const gold = canvas.linear(
      [
        [0, '#b9602a'],
        [0.25, '#ffc94d'],
        [0.42, '#fff4c8'],
        [0.62, '#ffb020'],
        [1, '#a8502c'],
      ],
      [500, 0],
      [700, 0],
    );
    canvas.add(
      `<path d="M512 444C440 430 430 540 524 556M688 444C760 430 770 540 676 556" fill="none" stroke="#e8973a" stroke-width="18"/>`,
      `<path d="M500 410H700C700 520 680 590 618 602V642C650 646 664 660 666 680H534C536 660 550 646 582 642V602C520 590 500 520 500 410Z" fill="${gold}"/>`,
      `<ellipse cx="600" cy="410" rx="100" ry="15" fill="#fff0bd"/><ellipse cx="600" cy="412" rx="86" ry="9" fill="#c97a2c"/>`,
      '<path d="M520 680h160v24H520z" fill="#2a1648"/><path d="M520 680h160v6H520z" fill="#7b4a86"/>',
      '<path d="M600 452l14 32 35 3-27 23 8 34-30-18-30 18 8-34-27-23 35-3z" fill="#c01843"/>',
    );
    for (let layer = 0; layer < 2; layer += 1) {
      const paths = FLAGS.map(() => '');
      for (let piece = 0; piece < (layer ? 46 : 92); piece += 1) {
        const x = random.between(0, 1200);
        const y = random.next() ** 1.25 * 1080;
        if (Math.abs(x - 600) < 150 && y > 350) continue;
        const s = random.between(5, 9) * (1 + layer * 1.3);
        const turn = random.between(0, Math.PI);
        const [c, d] = [Math.cos(turn) * s, Math.sin(turn) * s];
        const flat = random.between(0.3, 0.9);
        paths[piece % FLAGS.length] +=
          `M${n(x - c - d * flat)} ${n(y - d + c * flat)}L${n(x + c - d * flat)} ${n(y + d + c * flat)}L${n(x + c + d * flat)} ${n(y + d - c * flat)}L${n(x - c + d * flat)} ${n(y - d - c * flat)}Z`;
      }
      for (const [index, colour] of FLAGS.entries()) {
        const tone = layer ? colour : mix(colour, INK.plum, 0.3);
        canvas.add(`<path d="${paths[index]}" fill="${tone}"/>`);
      }
    }
  },
};
