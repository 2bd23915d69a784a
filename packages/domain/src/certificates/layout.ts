import { qrCode } from '../qr/qr-code.ts';
import { body, head } from './body.ts';
import type { Drawn, Measure } from './drawn.ts';
import { foot } from './foot.ts';
import { printable } from './letters.ts';
import { remembering } from './lines.ts';
import { frame, ridges } from './ornaments.ts';
import type { Sheet, SheetWords } from './sheet.ts';
import { sheetColours } from './sheet-look.ts';
import { filled, type KindTexts, type SheetLanguage } from './template.ts';

/**
 * What is drawn on a certificate, and where: nothing of it meets anything else, whatever its texts.
 * @throws RangeError where the link is too long for a code
 */
export function layoutSheet(sheet: Sheet, words: SheetWords, measured: Measure): Drawn[] {
  const measure = remembering(measured);
  const { template, claims, look } = sheet;
  const colours = sheetColours(look.accent);
  // A link is of ASCII alone.
  const modules = qrCode(Uint8Array.from(sheet.proof, (letter) => letter.charCodeAt(0)));
  if (modules === null) throw new RangeError('A link is too long for a QR code');
  const top = head(look, words, colours, measure);
  return [
    ...ridges(colours),
    ...frame(colours),
    ...top.drawn,
    ...body(
      { kind: claims.kind, name: printable(claims.name), texts: textsOf(sheet, words) },
      { top: top.bottom, colours },
      measure,
    ),
    ...foot({ template, modules, words }, colours, measure),
  ];
}

/** The texts of the kind with what the claims say in the place of their placeholders. */
function textsOf({ template, claims, look }: Sheet, words: SheetWords): KindTexts {
  const { name, number, edition, event, award } = claims;
  const ofKind = template.kinds[claims.kind];
  const inOne = (language: SheetLanguage) => {
    const facts = {
      ...{ name: printable(name), number, edition: printable(edition) },
      organiser: printable(look.organiser),
      // What is of no event is of the whole year.
      event: printable(event ?? edition),
      award: printable(award ?? ''),
      day: words.day[language],
    };
    const { heading, above, text } = ofKind[language];
    const fill = (said: string) => filled(said, facts);
    return { heading: fill(heading), above: fill(above), text: fill(text) };
  };
  return { en: inOne('en'), ne: inOne('ne') };
}
