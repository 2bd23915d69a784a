import { type Box, type DarkRun, type Drawn, type Measure, SHEET } from './drawn.ts';
import { printable } from './letters.ts';
import { heightOf, linesOf, placed, type Style } from './lines.ts';
import { INNER, paper, straight } from './ornaments.ts';
import type { SheetWords } from './sheet.ts';
import type { SheetColours } from './sheet-look.ts';
import type { SheetLanguage, SheetPicture, Template } from './template.ts';

/** Where the middle of the sheet ends. */
export const FOOT_TOP = 414;
const BOTTOM = SHEET.height - INNER - 6;
/** The columns at both sides. */
const SIDE = { width: 128, margin: INNER + 8 };
const LINE_AT = 500;
const CODE = { least: 88, most: 104, bottom: 526, aModule: 1.25 };
/** The quiet zone of a code, in modules. */
const FREE = 4;
const SEAL = { side: 78, top: 422 };
const SIGNED = { width: 150, height: 56 };

type Foot = {
  readonly template: Template;
  readonly modules: readonly (readonly boolean[])[];
  readonly words: SheetWords;
};
/** Paragraphs of the foot, after those of the middle. */
const [DAY, PROOF, SIGNATURES] = [100, 110, 120] as const;

/** The day and the seal on the left, the code on the right, and who signs between them. */
export function foot(
  { template, modules, words }: Foot,
  colours: SheetColours,
  measure: Measure,
): Drawn[] {
  return [
    ...dayAndSeal(template.seal, words, colours, measure),
    ...signatures(template.signatures, words, colours, measure),
    ...code(modules, words, colours, measure),
  ];
}

type Said = Style & { readonly text: string; readonly lang: SheetLanguage };

/** Paragraphs below each other, as large as they fit into so much. */
function stacked(
  said: readonly Said[],
  { centre, top, width, height }: { centre: number; top: number; width: number; height: number },
  paragraph: number,
  measure: Measure,
): Drawn[] {
  for (let scale = 1; ; scale *= 0.96) {
    let y = top;
    const drawn = said.flatMap(({ text, size, ...style }, at) => {
      const place = { ...style, size: size * scale, paragraph: paragraph + at, isHeading: false };
      const lines = linesOf(printable(text), width, place, measure);
      const those = placed(lines, { centre, top: y }, place, measure);
      y += heightOf(lines.length, place.size);
      return those;
    });
    if (y <= top + height || scale < 0.2) return drawn;
  }
}

function dayAndSeal(
  seal: SheetPicture | null,
  words: SheetWords,
  { ink, quiet }: SheetColours,
  measure: Measure,
): Drawn[] {
  const centre = SIDE.margin + SIDE.width / 2;
  const half = SIDE.width / 2 - 8;
  const box = { x: centre - SEAL.side / 2, y: SEAL.top, width: SEAL.side, height: SEAL.side - 2 };
  const day = { weight: 'semibold', colour: ink, size: 10.5 } as const;
  const small = { weight: 'regular', colour: quiet, size: 8.5 } as const;
  const sealed = seal && [
    within(box, seal, words.seal),
    straight(centre - half, centre + half, LINE_AT, quiet),
  ];
  return [
    ...(sealed ?? []),
    ...stacked(
      [
        { ...day, text: words.day.en, lang: 'en' },
        { ...day, size: 10, weight: 'regular', text: words.day.ne, lang: 'ne' },
        { ...small, text: words.issued, lang: 'en' },
      ],
      { centre, top: LINE_AT + 2, width: SIDE.width, height: BOTTOM - LINE_AT - 2 },
      DAY,
      measure,
    ),
  ];
}

function signatures(
  all: Template['signatures'],
  words: SheetWords,
  { ink, quiet }: SheetColours,
  measure: Measure,
): Drawn[] {
  const free = SHEET.width - 2 * (SIDE.margin + SIDE.width) - 24;
  const column = Math.min(190, free / Math.max(1, all.length));
  const left = (SHEET.width - column * all.length) / 2;
  return all.flatMap(({ name, office, picture }, at) => {
    const centre = left + column * (at + 0.5);
    const width = column - 14;
    const half = Math.min(SIGNED.width, width) / 2;
    const box = {
      ...{ x: centre - half, y: LINE_AT - 3 - SIGNED.height },
      ...{ width: 2 * half, height: SIGNED.height },
    };
    const said: Said[] = [
      { text: name, lang: 'en', weight: 'semibold', colour: ink, size: 10.5 },
      { text: office, lang: 'en', weight: 'regular', colour: quiet, size: 9 },
    ];
    return [
      ...(picture === null ? [] : [within(box, picture, words.signature(printable(name)))]),
      straight(centre - half, centre + half, LINE_AT, quiet),
      ...stacked(
        said.map((each) => ({ ...each, lang: /[\u0900-\u097f]/.test(each.text) ? 'ne' : 'en' })),
        { centre, top: LINE_AT + 2, width, height: BOTTOM - LINE_AT - 2 },
        SIGNATURES + 2 * at,
        measure,
      ),
    ];
  });
}

function code(
  modules: Foot['modules'],
  words: SheetWords,
  { ink, quiet }: SheetColours,
  measure: Measure,
): Drawn[] {
  const centre = SHEET.width - SIDE.margin - SIDE.width / 2;
  const count = modules.length;
  const side = Math.min(CODE.most, Math.max(CODE.least, count * CODE.aModule));
  const a = side / count;
  const [x, y] = [centre - side / 2, CODE.bottom - side];
  const box = { x, y, width: side, height: side };
  const small = { weight: 'regular', colour: quiet, size: 7 } as const;
  return [
    paper(x - FREE * a, y - FREE * a, side + 2 * FREE * a),
    { kind: 'code', box, modules: count, dark: darkRuns(modules), alt: words.code },
    ...stacked(
      [
        { text: words.number, lang: 'en', weight: 'semibold', colour: ink, size: 8.5 },
        { ...small, text: words.scan.en, lang: 'en' },
        { ...small, text: words.scan.ne, lang: 'ne' },
      ],
      {
        ...{ centre, top: CODE.bottom + FREE * a },
        ...{ width: SIDE.width, height: BOTTOM - CODE.bottom - FREE * a },
      },
      PROOF,
      measure,
    ),
  ];
}

/** The dark modules, those beside each other as one. */
function darkRuns(modules: Foot['modules']): DarkRun[] {
  return modules.flatMap((row, line) =>
    row.flatMap((isDark, from) => {
      if (!isDark || row[from - 1] === true) return [];
      const end = row.indexOf(false, from);
      return [{ row: line, from, count: (end < 0 ? row.length : end) - from }];
    }),
  );
}

/** A picture in its own shape, at the foot of a box and in its middle. */
function within(box: Box, { file, width, height }: SheetPicture, alt: string): Drawn {
  const scale = Math.min(box.width / width, box.height / height);
  const size = { width: width * scale, height: height * scale };
  const place = { x: box.x + (box.width - size.width) / 2, y: box.y + box.height - size.height };
  return { kind: 'picture', box: { ...place, ...size }, file, alt };
}
