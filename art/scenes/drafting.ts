import { line, n, type Point } from '../canvas.ts';
import { INK } from '../palette.ts';
import type { Scene } from './scene.ts';

const NODES: readonly { at: Point; handle: Point }[] = [
  { at: [250, 690], handle: [110, 10] },
  { at: [480, 430], handle: [86, -96] },
  { at: [660, 520], handle: [76, 76] },
  { at: [880, 270], handle: [96, -60] },
  { at: [1180, 660], handle: [90, 70] },
];

function curve(dx: number, dy: number): string {
  let d = '';
  for (const [index, node] of NODES.entries()) {
    const [x, y] = [node.at[0] + dx, node.at[1] + dy];
    const before = NODES[index - 1];
    if (!before) d += `M${x} ${y}`;
    else {
      d += `C${before.at[0] + before.handle[0] + dx} ${before.at[1] + before.handle[1] + dy} ${x - node.handle[0]} ${y - node.handle[1]} ${x} ${y}`;
    }
  }
  return d;
}

export const drafting: Scene = {
  slug: 'curves-on-the-drafting-table',
  alt: 'a mountain drawn as one smooth curve with its Bézier handles on warm paper, beside a pencil, a ruler and colour swatches',
  width: 1500,
  height: 1000,
  draw(canvas) {
    canvas.ground(
      canvas.linear(
        [
          [0, '#4a2348'],
          [1, '#1c1440'],
        ],
        [0, 0],
        [1500, 1000],
      ),
    );
    const sheet = 'M0 0H1240V790H0Z';
    const paper = canvas.linear(
      [
        [0, '#fffaf0'],
        [0.6, '#f6e6cd'],
        [1, '#e6c7a6'],
      ],
      [0, 0],
      [1240, 790],
    );
    const shadow = canvas.blur(26);
    let grid = '';
    for (let x = 62; x < 1240; x += 62) grid += `M${x} 0V790`;
    for (let y = 62; y < 790; y += 62) grid += `M0 ${y}H1240`;
    const fill = canvas.linear(
      [
        [0, '#ffb020'],
        [0.35, '#d9643f'],
        [0.75, '#7b2d5b'],
        [1, '#2a2158'],
      ],
      [0, 270],
      [0, 700],
    );
    const shape = `${curve(0, 0)}L1180 700H250Z`;
    const inside = canvas.clip(`<path d="${shape}"/>`);
    let contours = '';
    for (let step = 1; step < 9; step += 1) contours += curve(step * 4, step * 46);
    let handles = '';
    let knobs = '';
    let anchors = '';
    for (const [index, node] of NODES.entries()) {
      const [x, y] = node.at;
      const [hx, hy] = node.handle;
      const ends: Point[] = [];
      if (index > 0) ends.push([x - hx, y - hy]);
      if (index < NODES.length - 1) ends.push([x + hx, y + hy]);
      for (const end of ends) {
        handles += line([node.at, end]);
        knobs += `<circle cx="${end[0]}" cy="${end[1]}" r="9"/>`;
      }
      anchors += `M${x - 10} ${y - 10}h20v20h-20z`;
    }
    canvas.add(
      `<g transform="translate(96 120) rotate(-3.2)"><path d="${sheet}" transform="translate(18 34)" fill="#0a0620" opacity=".75" filter="${shadow}"/><path d="${sheet}" fill="${paper}"/><path d="${grid}" stroke="#c99b86" stroke-width="1.5" opacity=".38"/><circle cx="1020" cy="160" r="84" fill="none" stroke="${INK.simrik}" stroke-width="3" stroke-dasharray="10 9"/><g transform="translate(-70 0)"><circle cx="1090" cy="160" r="56" fill="${INK.simrik}"/><path d="${shape}" fill="${fill}"/><g clip-path="${inside}"><path d="${contours}" fill="none" stroke="#fff1d6" stroke-width="3" opacity=".38"/></g><path d="${curve(0, 0)}" fill="none" stroke="#1c1440" stroke-width="7" stroke-linecap="round"/><path d="${handles}" stroke="${INK.simrik}" stroke-width="3.5"/><g fill="#fffaf0" stroke="${INK.simrik}" stroke-width="4.5">${knobs}</g><path d="${anchors}" fill="#fffaf0" stroke="#1c1440" stroke-width="5"/></g></g>`,
    );
    const tones = [INK.night, INK.dusk, INK.plum, INK.simrik, INK.ember, INK.marigold, INK.linen];
    for (const [index, tone] of tones.entries()) {
      const turn = n(-52 + index * 12.5);
      canvas.add(
        `<g transform="translate(1330 986) rotate(${turn})"><rect x="-34" y="-310" width="74" height="324" rx="10" fill="#0a0620" opacity=".4" transform="translate(6 6)"/><rect x="-37" y="-312" width="74" height="324" rx="10" fill="#fffaf0"/><rect x="-37" y="-312" width="74" height="236" rx="10" fill="${tone}"/></g>`,
      );
    }
    canvas.add('<circle cx="1330" cy="978" r="12" fill="#1c1440"/>');
    let ticks = '';
    for (let mark = 0; mark < 58; mark += 1) {
      ticks += `M${30 + mark * 14} 0v${mark % 5 === 0 ? 32 : 18}`;
    }
    canvas.add(
      `<g transform="translate(120 44) rotate(2)"><path d="M8 12H868V90H8Z" fill="#0a0620" opacity=".6" filter="${canvas.blur(8)}"/><rect width="860" height="74" rx="8" fill="#f2ac35"/><path d="M0 50h860v16a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z" fill="#d98a2b"/><path d="${ticks}" stroke="#4a2348" stroke-width="3"/></g>`,
      `<g transform="translate(1128 600) rotate(-38)"><path d="M0 16L70 -10H520V46H70Z" transform="translate(14 30)" fill="#0a0620" opacity=".6" filter="${canvas.blur(9)}"/><path d="M0 18L74-14V50Z" fill="#f3d9b4"/><path d="M0 18L24 8V28Z" fill="#1c1440"/><path d="M74-14H440V8H74Z" fill="#e0385f"/><path d="M74 8H440V30H74Z" fill="#c01843"/><path d="M74 30H440V50H74Z" fill="#8e1236"/><path d="M440-14h40v64h-40z" fill="#cdb6a6"/><path d="M452-14h6v64h-6z" fill="#8a7a80"/><path d="M480-14h34a16 16 0 0 1 16 16v32a16 16 0 0 1-16 16h-34z" fill="#f29a8a"/></g>`,
    );
    canvas.add(
      `<path d="M0 0H1500V1000H0Z" fill="${canvas.radial(
        [
          [0, '#ffdf9e', 0.2],
          [0.5, '#ffb020', 0],
          [0.72, INK.deep, 0.12],
          [1, INK.deep, 0.75],
        ],
        [480, 330],
        1250,
      )}"/>`,
    );
  },
};
