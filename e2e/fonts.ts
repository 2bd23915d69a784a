import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The fonts a browser may see. The pages use the system's face, and those differ by 15 % in width:
 * what fits on one machine breaks on another. The widest in use and a narrow common one stand for
 * all of them; Arimo has the widths of Arial and Liberation Sans.
 */
export type FontSet = 'wide' | 'narrow';

/** The family that every name of a face of no fixed width leads to. */
export const FAMILIES: Readonly<Record<FontSet, string>> = {
  wide: 'DejaVu Sans',
  narrow: 'Arimo',
};

/** The same in both: faces of a fixed width hardly differ. */
export const FIXED_WIDTH = 'DejaVu Sans Mono';

/**
 * The same in both: what phones in Nepal bring along for their script, from the package that
 * certificates are drawn with. No name leads to it: what has no Devanagari falls back on it.
 */
export const DEVANAGARI = 'Mukta';

const FILES: Readonly<Record<FontSet, readonly string[]>> = {
  wide: [
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
    import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Oblique.ttf'),
  ],
  narrow: [
    import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
    import.meta.resolve('@expo-google-fonts/arimo/400Regular_Italic/Arimo_400Regular_Italic.ttf'),
  ],
};
const DEVANAGARI_FILES = [
  import.meta.resolve('@expo-google-fonts/mukta/400Regular/Mukta_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/mukta/700Bold/Mukta_700Bold.ttf'),
];
const FIXED_WIDTH_FILES = [
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
  import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono-Bold.ttf'),
];

/**
 * What a page, or Chromium by itself, asks for by name. Other names find nothing, as on a machine
 * without them, and the next of the page's list is asked for.
 */
const NAMES = ['sans-serif', 'serif', 'system-ui', 'ui-sans-serif', 'Arial', 'Helvetica'];
const FIXED_WIDTH_NAMES = ['monospace', 'ui-monospace', 'Courier New'];

const lead = (name: string, family: string) => `
  <match target="pattern">
    <test name="family" qual="any"><string>${name}</string></test>
    <edit name="family" mode="assign" binding="same"><string>${family}</string></edit>
  </match>`;

/** The set that FONTS names for a whole run; the wide one where it names none. */
export function chosenFontSet(): FontSet {
  const { FONTS = '' } = process.env;
  if (FONTS === '') return 'wide';
  if (FONTS === 'wide' || FONTS === 'narrow') return FONTS;
  throw new Error(`FONTS is 'wide' or 'narrow', not '${FONTS}'`);
}

/**
 * Lays a set out in an empty folder, with its cache. Returns the value for FONTCONFIG_FILE: a
 * program that runs under it sees the fonts of the set and none of the machine's.
 */
export async function layOutFonts(set: FontSet, folder: string): Promise<string> {
  const fonts = join(folder, 'fonts');
  await mkdir(fonts);
  for (const url of [...FILES[set], ...FIXED_WIDTH_FILES, ...DEVANAGARI_FILES]) {
    const file = fileURLToPath(url);
    await symlink(file, join(fonts, basename(file)));
  }
  const settings = join(folder, 'fonts.conf');
  await writeFile(
    settings,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  ${NAMES.map((name) => lead(name, FAMILIES[set])).join('')}
  ${FIXED_WIDTH_NAMES.map((name) => lead(name, FIXED_WIDTH)).join('')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${FAMILIES[set]}</string></edit>
  </match>
</fontconfig>
`,
  );
  return settings;
}
