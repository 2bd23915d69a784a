import type { Drawn, DrawnLine } from '@pratibha/domain/certificates/drawn';
import { SHEET } from '@pratibha/domain/certificates/drawn';
import { layoutSheet } from '@pratibha/domain/certificates/layout';
import { sheetWords } from '@pratibha/words/certificates/sheet';
import { pngOf } from './png-chunks.ts';
import type { ReadyPicture, ReadySheet } from './ready-sheet.ts';
import { measureIn, openDocument, shaped } from './sheet-fonts.ts';

const LETTERS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C' } as const;

/** The sheet as SVG, every letter an outline: what draws it needs no font. */
export async function sheetSvg(sheet: ReadySheet): Promise<string> {
  const document = await openDocument({ size: [SHEET.width, SHEET.height] });
  const drawn = layoutSheet(sheet, sheetWords(sheet.claims), measureIn(document));
  const parts = drawn.map((each) => partOf(document, each, sheet.pictures));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET.width}" height="${SHEET.height}" viewBox="0 0 ${SHEET.width} ${SHEET.height}"><rect width="100%" height="100%" fill="#ffffff"/>${parts.join('')}</svg>`;
}

function partOf(
  document: PDFKit.PDFDocument,
  drawn: Drawn,
  pictures: ReadySheet['pictures'],
): string {
  switch (drawn.kind) {
    case 'line':
      return `<path fill="${drawn.colour}" d="${outlineOf(document, drawn)}"/>`;
    case 'shape': {
      const stroke =
        drawn.stroke === null ? '' : ` stroke="${drawn.stroke}" stroke-width="${drawn.width}"`;
      return `<path fill="${drawn.fill ?? 'none'}"${stroke} d="${drawn.path}"/>`;
    }
    case 'code': {
      const { x, y, width } = drawn.box;
      const dark = drawn.dark.map(
        ({ row, from, count }) => `M${from} ${row}h${count}v1h-${count}Z`,
      );
      return `<path transform="translate(${x} ${y}) scale(${width / drawn.modules})" d="${dark.join('')}"/>`;
    }
    case 'picture': {
      const picture = pictures.get(drawn.file);
      if (picture === undefined) return '';
      const { x, y, width, height } = drawn.box;
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${urlOf(picture)}"/>`;
    }
  }
}

function urlOf(picture: ReadyPicture): string {
  const [type, bytes] =
    picture.kind === 'jpeg'
      ? (['jpeg', picture.bytes] as const)
      : (['png', pngOf(picture, picture.bytes)] as const);
  return `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** The letters of a line as a path. */
function outlineOf(document: PDFKit.PDFDocument, line: DrawnLine): string {
  const scale = line.size / 1_000;
  return line.runs
    .map((run) => {
      const { glyphs, positions } = shaped(document, run.text, line.weight);
      let along = run.x;
      return glyphs
        .map((glyph, at) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
          const [left, base] = [along + xOffset * scale, line.baseline - yOffset * scale];
          along += xAdvance * scale;
          return glyph.path.commands
            .map(({ command, args }) =>
              command in LETTERS
                ? `${LETTERS[command as keyof typeof LETTERS]}${args
                    .map((value, n) => (n % 2 === 0 ? left + value * scale : base - value * scale))
                    .map((value) => value.toFixed(2))
                    .join(' ')}`
                : 'Z',
            )
            .join('');
        })
        .join('');
    })
    .join('');
}
