/**
 * Draws what stands for the whole site, in a process of its own: the card that a shared link shows,
 * or an icon. The task is the argument, the logo comes by standard input (empty without one), a PNG
 * goes out by standard output.
 */
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import sharp, { type OverlayOptions } from 'sharp';
import { stepBack } from '../../platform/decoding/step-back.ts';
import type { DrawerTask } from './drawer-task.ts';

const CARD = { width: 1200, height: 630, edge: 80 };
/** A wide logo may be this often as wide as it is high. */
const LOGO = { height: 140, shape: 4 };
const INK = {
  paper: '#fbfaf6',
  glow: '#f4d9b0',
  night: '#0b1026',
  dusk: '#2c1a52',
  plum: '#7b2d5b',
};
/** Covers Latin and Devanagari, so that no font of the machine matters. */
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf',
);

function ground(accent: string | null): Buffer {
  const stops = [INK.night, INK.dusk, accent ?? INK.plum].map(
    (colour, index) => `<stop offset="${index / 2}" stop-color="${colour}"/>`,
  );
  const { width, height } = CARD;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="a" x2="0.4" y2="1">${stops.join('')}</linearGradient></defs><rect width="100%" height="100%" fill="url(#a)"/></svg>`,
  );
}

/** A text as large as fits into its box, at most `size` high a line. */
async function written(
  text: string,
  { fill, width, height, size }: { fill: string; width: number; height: number; size: number },
): Promise<Buffer> {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const of = (markup: string, rest: object) =>
    sharp({
      text: { text: markup, font: 'Mukta Bold', fontfile: FONT, width, rgba: true, ...rest },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const markup = (points: number) =>
    `<span foreground="${fill}" font_desc="Mukta Bold ${points}">${escaped}</span>`;
  const asWished = await of(markup(size), { dpi: 72 });
  if (asWished.info.height <= height && asWished.info.width <= width) return asWished.data;
  return (await of(`<span foreground="${fill}">${escaped}</span>`, { height })).data;
}

async function card(task: Extract<DrawerTask, { kind: 'card' }>, logo: Buffer): Promise<Buffer> {
  const { title, tagline, line, accent } = task;
  const width = CARD.width - 2 * CARD.edge;
  const over: OverlayOptions[] = [
    { input: await written(title, { fill: INK.paper, width, height: 220, size: 96 }), top: 236 },
    { input: await written(tagline, { fill: INK.glow, width, height: 56, size: 42 }), top: 470 },
    { input: await written(line, { fill: INK.paper, width, height: 44, size: 32 }), top: 540 },
  ].map((each) => ({ ...each, left: CARD.edge }));
  if (logo.length > 0) over.push({ input: await onPaper(logo), left: CARD.edge, top: 64 });
  const drawn = await sharp(ground(accent)).composite(over).png().toBuffer();
  return sharp(drawn).png({ palette: true, colours: 200, compressionLevel: 9 }).toBuffer();
}

/** A logo in its own shape, on the paper that it was drawn for. */
function onPaper(logo: Buffer): Promise<Buffer> {
  const paper = { r: 255, g: 255, b: 255, alpha: 1 };
  const free = Math.round(LOGO.height * 0.07);
  const inner = LOGO.height - 2 * free;
  return sharp(logo)
    .resize(inner * LOGO.shape, inner, { fit: 'inside' })
    .flatten({ background: paper })
    .extend({ top: free, left: free, bottom: free, right: free, background: paper })
    .png()
    .toBuffer();
}

async function icon(task: Extract<DrawerTask, { kind: 'icon' }>, logo: Buffer): Promise<Buffer> {
  const { side, free, isFilled } = task;
  const inner = Math.round(side * (1 - 2 * free));
  const background = { r: 255, g: 255, b: 255, alpha: isFilled ? 1 : 0 };
  const [before, after] = [Math.floor((side - inner) / 2), Math.ceil((side - inner) / 2)];
  const drawn = sharp(logo)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: before, left: before, bottom: after, right: after, background });
  return (isFilled ? drawn.flatten({ background }) : drawn).png({ compressionLevel: 9 }).toBuffer();
}

stepBack();
const task = JSON.parse(process.argv[2] ?? '{}') as DrawerTask;
const logo = await buffer(process.stdin);
process.stdout.write(task.kind === 'card' ? await card(task, logo) : await icon(task, logo));
