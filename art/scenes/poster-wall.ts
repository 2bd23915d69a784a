import { type Canvas, n } from '../canvas.ts';
import { INK } from '../palette.ts';
import type { Scene } from './scene.ts';

type Poster = (canvas: Canvas, w: number, h: number) => string;

function sun(_: Canvas, w: number, h: number): string {
  let bars = '';
  for (let bar = 0; bar < 6; bar += 1)
    bars += `M0 ${n(h * (0.56 + bar * 0.075))}h${w}v${n(4 + bar * 4)}h${-w}z`;
  return `<path d="M0 0h${w}v${h}h${-w}z" fill="${INK.linen}"/><circle cx="${w / 2}" cy="${n(h * 0.48)}" r="${n(w * 0.34)}" fill="${INK.simrik}"/><path d="${bars}" fill="${INK.linen}"/><path d="M${n(w * 0.1)} ${n(h * 0.07)}h${n(w * 0.5)}v12h${n(-w * 0.5)}z" fill="${INK.night}"/>`;
}

function arcs(_: Canvas, w: number, h: number): string {
  let out = `<path d="M0 0h${w}v${h}h${-w}z" fill="${INK.dusk}"/>`;
  const tones = [INK.marigold, INK.ember, INK.simrik, INK.plum, INK.glow];
  for (let ring = 0; ring < 5; ring += 1) {
    out += `<circle cx="0" cy="${h}" r="${n(w * (1.15 - ring * 0.22))}" fill="${tones[ring]}"/>`;
  }
  return out;
}

function tiles(canvas: Canvas, w: number, h: number): string {
  const { random } = canvas;
  const size = w / 4;
  const tones = [INK.marigold, INK.simrik, INK.linen, INK.slate, INK.ember];
  let out = `<path d="M0 0h${w}v${h}h${-w}z" fill="${INK.night}"/>`;
  for (let row = 0; row * size < h - 1; row += 1) {
    for (let column = 0; column < 4; column += 1) {
      const turn = random.whole(0, 3) * 90;
      const middle = n(size / 2);
      const shape = random.chance(0.7)
        ? `<path d="M0 0H${n(size)}A${n(size)} ${n(size)} 0 0 1 0 ${n(size)}Z"`
        : `<circle cx="${middle}" cy="${middle}" r="${n(size * 0.3)}"`;
      out += `<g transform="translate(${n(column * size)} ${n(row * size)}) rotate(${turn} ${middle} ${middle})">${shape} fill="${random.pick(tones)}"/></g>`;
    }
  }
  return out;
}

function peak(_: Canvas, w: number, h: number): string {
  return `<path d="M0 0h${w}v${h}h${-w}z" fill="${INK.ember}"/><circle cx="${n(w * 0.7)}" cy="${n(h * 0.27)}" r="${n(w * 0.13)}" fill="${INK.glow}"/><path d="M0 ${h}V${n(h * 0.74)}L${n(w * 0.42)} ${n(h * 0.34)} ${w} ${n(h * 0.86)}V${h}Z" fill="${INK.dusk}"/><path d="M${n(w * 0.42)} ${n(h * 0.34)}L${n(w * 0.24)} ${n(h * 0.51)} ${n(w * 0.35)} ${n(h * 0.54)} ${n(w * 0.42)} ${n(h * 0.47)} ${n(w * 0.53)} ${n(h * 0.56)} ${n(w * 0.62)} ${n(h * 0.52)}Z" fill="${INK.paper}"/><path d="M0 ${h}V${n(h * 0.9)}Q${n(w * 0.5)} ${n(h * 0.76)} ${w} ${n(h * 0.94)}V${h}Z" fill="${INK.night}"/>`;
}

function waves(_: Canvas, w: number, h: number): string {
  let lines = '';
  for (let row = 0; row < 13; row += 1) {
    const y = h * 0.3 + row * h * 0.048;
    const swell = Math.sin((row / 12) * Math.PI) * h * 0.19;
    lines += `M${n(w * 0.1)} ${n(y)}C${n(w * 0.3)} ${n(y)} ${n(w * 0.34)} ${n(y - swell)} ${n(w * 0.5)} ${n(y - swell)}S${n(w * 0.66)} ${n(y)} ${n(w * 0.9)} ${n(y)}`;
  }
  return `<path d="M0 0h${w}v${h}h${-w}z" fill="#160f3a"/><path d="${lines}" fill="none" stroke="${INK.coral}" stroke-width="${n(w * 0.018)}" stroke-linecap="round"/>`;
}

function letter(_: Canvas, w: number, h: number): string {
  const u = w / 10;
  return `<path d="M0 0h${w}v${h}h${-w}z" fill="${INK.marigold}"/><path d="M${n(u * 2)} ${n(h * 0.86)}V${n(h * 0.16)}H${n(u * 5.4)}A${n(u * 2.9)} ${n(u * 2.9)} 0 0 1 ${n(u * 5.4)} ${n(h * 0.16 + u * 5.8)}H${n(u * 4)}V${n(h * 0.86)}Z" fill="${INK.night}"/><circle cx="${n(u * 5.3)}" cy="${n(h * 0.16 + u * 2.9)}" r="${n(u * 1.15)}" fill="${INK.simrik}"/><path d="M${n(u * 5)} ${n(h * 0.8)}h${n(u * 3.2)}v${n(u * 0.5)}h${n(-u * 3.2)}z" fill="${INK.night}"/>`;
}

export const posterWall: Scene = {
  slug: 'poster-wall',
  alt: 'six bold geometric posters on a dark studio wall under a row of warm lamps, with a bench, books and a potted plant',
  width: 1500,
  height: 1000,
  draw(canvas) {
    const { random } = canvas;
    canvas.ground(
      canvas.linear([
        [0, '#332058'],
        [0.88, '#1f1646'],
        [0.881, '#0d0b26'],
        [1, '#15102f'],
      ]),
    );
    const shadow = canvas.blur(16);
    const pieces: [Poster, number, number, number, number][] = [
      [peak, 80, 150, 270, 380],
      [waves, 80, 566, 270, 236],
      [sun, 392, 170, 350, 494],
      [tiles, 786, 130, 270, 270],
      [letter, 786, 436, 270, 366],
      [arcs, 1098, 176, 330, 466],
    ];
    for (const [, x, y, w, h] of pieces) {
      canvas.add(
        `<path d="M${x + 10} ${y + 26}h${w}v${h}h${-w}z" fill="#070518" opacity=".8" filter="${shadow}"/>`,
      );
    }
    for (const [poster, x, y, w, h] of pieces) {
      const edge = canvas.clip(`<path d="M0 0h${w}v${h}h${-w}z"/>`);
      const tilt = n(random.between(-0.9, 0.9));
      canvas.add(
        `<g transform="translate(${x} ${y}) rotate(${tilt} ${w / 2} 0)"><g clip-path="${edge}">${poster(canvas, w, h)}</g><path d="M${w / 2 - 26} -10h52v22h-52z" fill="${INK.glow}" opacity=".85"/></g>`,
      );
    }
    const dim = canvas.linear(
      [
        [0, INK.deep, 0],
        [0.35, INK.deep, 0.12],
        [1, INK.deep, 0.5],
      ],
      [0, 120],
      [0, 880],
    );
    canvas.add(`<path d="M0 0H1500V880H0Z" fill="${dim}"/>`);
    for (const x of [215, 567, 921, 1263]) {
      const cone = canvas.linear(
        [
          [0, '#ffe6b0', 0.55],
          [1, '#ffb020', 0],
        ],
        [0, 50],
        [0, 760],
      );
      canvas.add(
        `<path d="M${x - 26} 52L${x - 230} 780H${x + 230}L${x + 26} 52Z" fill="${cone}" opacity=".55" filter="${canvas.blur(12)}"/>`,
        `<path d="M${x - 3} 0h6v22h-6zM${x - 20} 22h40l14 34h-68z" fill="#0a0820"/>`,
        `<path d="M${x - 30} 54h60l-8 7h-44z" fill="#fff3d6"/>`,
      );
    }
    canvas.add(
      '<path d="M1090 760h350v18h-350zM1116 778h14v122h-14zM1400 778h14v122h-14z" fill="#0a0820"/>',
      '<path d="M1126 742h120v18h-120z" fill="#c01843"/><path d="M1134 726h104v16h-104z" fill="#efe6d6"/><path d="M1122 712h98v14h-98z" fill="#4a63c4"/>',
    );
    canvas.add(
      `<g transform="translate(-642 66)"><path d="M1180 824l-18-92h96l-18 92z" fill="#8a3355"/><path d="M1210 734C1150 700 1150 640 1166 616 1190 650 1206 690 1210 734ZM1212 734C1206 660 1216 610 1236 584 1254 640 1240 700 1212 734ZM1214 734C1240 690 1274 672 1298 672 1290 706 1256 730 1214 734Z" fill="#2c6a66"/></g>`,
    );
  },
};
