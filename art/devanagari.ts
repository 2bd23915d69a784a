import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/** What Nepali is written with today: letters, signs, digits, danda, and the joiners. */
const LETTERS = [
  'ँंः',
  'अआइईउऊऋएऐऑओऔ',
  'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  '़ािीुूृॅॉेैोौ्ॐ',
  '।॥०१२३४५६७८९',
  '\u200c\u200d\u25cc',
].join('');

/** Of headings: one weight, which takes half of what two would. */
const AXES = { wght: 700 } as const;

/** Writes the web font that headings in Nepali are set in; text takes that of the system. */
export async function buildDevanagari(font: string): Promise<void> {
  const folder = createRequire(import.meta.url).resolve(
    '@fontsource-variable/noto-sans-devanagari/package.json',
  );
  const original = await readFile(
    folder.replace('package.json', 'files/noto-sans-devanagari-devanagari-wght-normal.woff2'),
  );
  const options = { variationAxes: AXES, noHinting: true, targetFormat: 'woff2' } as const;
  await writeFile(font, await subsetFont(original, LETTERS, options));
}
