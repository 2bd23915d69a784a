import type { CertificateKind } from './claims.ts';
import { type Drawn, type Measure, SHEET } from './drawn.ts';
import { FOOT_TOP } from './foot.ts';
import { printable } from './letters.ts';
import { heightOf, linesOf, placed, type Style, widthOf } from './lines.ts';
import { DIVIDER, divider, straight } from './ornaments.ts';
import type { SheetWords } from './sheet.ts';
import type { SheetColours, SheetLook } from './sheet-look.ts';
import type { KindTexts, SheetLanguage } from './template.ts';

const CENTRE = SHEET.width / 2;
const LOGO = { width: 220, height: 56, top: 46 };
const WIDEST = 690;
const NAME = { most: 40, oneLine: 27, twoLines: 31 };
/** What is too much for the sheet is set smaller, by steps, until it has room. */
const STEP = 0.97;
/** Free space around the parts grows with the room that there is, up to this. */
const MOST_AIR = 1.9;

/** The logo, and whose competition it is. */
export function head(
  { logo, organiser }: SheetLook,
  words: SheetWords,
  colours: SheetColours,
  measure: Measure,
): { readonly drawn: Drawn[]; readonly bottom: number } {
  const drawn: Drawn[] = [];
  let top = LOGO.top + 10;
  if (logo !== null) {
    const scale = Math.min(LOGO.width / logo.width, LOGO.height / logo.height);
    const [width, height] = [logo.width * scale, logo.height * scale];
    const box = { x: CENTRE - width / 2, y: LOGO.top, width, height };
    drawn.push({ kind: 'picture', box, file: logo.file, alt: words.logo });
    top = LOGO.top + height + 5;
  }
  const style = { weight: 'semibold', colour: colours.quiet, size: 12 } as const;
  const lines = linesOf(printable(organiser), WIDEST - 60, style, measure);
  const place = { ...style, lang: 'en', paragraph: 0, isHeading: false } as const;
  drawn.push(...placed(lines, { centre: CENTRE, top }, place, measure));
  return { drawn, bottom: top + heightOf(lines.length, style.size) };
}

/** Something of the middle: so high, with so much free space above it. */
type Part = {
  readonly air: number;
  readonly height: number;
  readonly drawnAt: (top: number) => Drawn[];
};
type Said = {
  readonly kind: CertificateKind;
  readonly name: string;
  readonly texts: KindTexts;
};

/** From the heading to the last sentence, as large as there is room for. */
export function body(
  said: Said,
  { top, colours }: { readonly top: number; readonly colours: SheetColours },
  measure: Measure,
): Drawn[] {
  const room = FOOT_TOP - top;
  let scale = 1;
  let parts = partsOf(said, scale, colours, measure);
  while (highOf(parts) > room && scale > 0.1) {
    scale *= STEP;
    parts = partsOf(said, scale, colours, measure);
  }
  const airs = parts.reduce((sum, { air }) => sum + air, 0);
  const air = Math.min(MOST_AIR, 1 + (room - highOf(parts)) / airs);
  let y = top + Math.max(0, (room - highOf(parts) - (air - 1) * airs) / 2);
  return parts.flatMap((part) => {
    y += part.air * air;
    const drawn = part.drawnAt(y);
    y += part.height;
    return drawn;
  });
}

function highOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { air, height }) => sum + air + height, 0);
}

function partsOf(said: Said, scale: number, colours: SheetColours, measure: Measure): Part[] {
  const { accent, quiet, ink } = colours;
  const { en, ne } = said.texts;
  let paragraph = 0;
  const paragraphOf = (
    text: string,
    lang: SheetLanguage,
    { air, width = WIDEST, isHeading = false, ...style }: Style & Partial<Set>,
  ): Part[] => {
    if (text === '') return [];
    paragraph += 1;
    const place = { ...style, size: style.size * scale, lang, paragraph, isHeading };
    const lines = linesOf(text, width, place, measure);
    return [
      {
        air: (air ?? 0) * scale,
        height: heightOf(lines.length, place.size),
        drawnAt: (top) => placed(lines, { centre: CENTRE, top }, place, measure),
      },
    ];
  };
  const isAlone = en.heading === '';
  const bold = { weight: 'bold', colour: accent } as const;
  const small = { weight: 'regular', colour: quiet, size: 13 } as const;
  const text = { weight: 'regular', colour: ink, width: 610 } as const;
  return [
    ...paragraphOf(en.heading, 'en', { ...bold, size: 34, air: 10, isHeading: true }),
    ...paragraphOf(ne.heading, 'ne', {
      ...bold,
      ...(isAlone ? { size: 34, air: 10 } : { weight: 'semibold', size: 20, air: 0 }),
      isHeading: isAlone,
    }),
    {
      air: 5 * scale,
      height: DIVIDER.height * scale,
      drawnAt: (top) => divider({ centre: CENTRE, top, scale }, said.kind, colours),
    },
    ...paragraphOf(en.above, 'en', { ...small, air: 6 }),
    ...paragraphOf(ne.above, 'ne', { ...small, air: 2 }),
    nameOf(said.name, scale, colours, measure),
    ...paragraphOf(en.text, 'en', { ...text, size: 14, air: 10 }),
    ...paragraphOf(ne.text, 'ne', { ...text, size: 13.5, air: 6 }),
  ];
}
type Set = { readonly air: number; readonly width: number; readonly isHeading: boolean };

/** The name on one line as long as it can be read from afar, else on as few as it needs. */
function nameOf(name: string, scale: number, colours: SheetColours, measure: Measure): Part {
  const style = { weight: 'bold', colour: colours.ink } as const;
  const wide = (size: number) => widthOf(name, { ...style, size }, measure);
  const most = NAME.most * scale;
  const asOne = Math.min(most, (most * WIDEST) / Math.max(1, wide(most)));
  const size = asOne >= NAME.oneLine * scale ? asOne : NAME.twoLines * scale;
  const lines = linesOf(
    name,
    asOne >= NAME.oneLine * scale ? Infinity : WIDEST,
    { ...style, size },
    measure,
  );
  const lang = /[\u0900-\u097f]/.test(name) ? 'ne' : 'en';
  const place = { ...style, size, lang, paragraph: -1, isHeading: false } as const;
  const widest = Math.max(...lines.map((line) => widthOf(line, place, measure)));
  const reach = Math.min(WIDEST, Math.max(300, widest + 50)) / 2;
  const height = heightOf(lines.length, size);
  return {
    air: 5 * scale,
    height: height + 3,
    drawnAt: (top) => [
      ...placed(lines, { centre: CENTRE, top }, place, measure),
      straight(CENTRE - reach, CENTRE + reach, top + height + 2, colours.gold),
    ],
  };
}
