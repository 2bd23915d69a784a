/** Red, green and blue, each from 0 to 255. */
type Colour = readonly [number, number, number];

/** What text needs against its ground (WCAG 2.2, 1.4.3, level AA). */
const LEAST_FOR_TEXT = 4.5;
/** What edges of controls need (WCAG 2.2, 1.4.11). */
const LEAST_FOR_EDGES = 3;

/** The grounds of the pages, as `apps/web/src/shell/styles/tokens.css` has them. */
const GROUNDS = {
  light: ['#fbfaf6', '#ffffff', '#f3f0e7'],
  dark: ['#0b1026', '#121938', '#080c1d'],
} as const;
const WHITE: Colour = [255, 255, 255];
const BLACK: Colour = [0, 0, 0];

/** The accent of the product itself: `--action` there. */
export const OWN_ACCENT = '#c01843';

/** The scheme of colours in which something is seen. */
type Scheme = keyof typeof GROUNDS;
/** Why an accent cannot be read; `ratio` is what it has, in hundredths. */
export type AccentError = {
  readonly code: 'low-contrast';
  /** What has too little: white words on the accent, or the accent on the pages of a scheme. */
  readonly pair: 'on-it' | Scheme;
  readonly ratio: number;
  readonly least: number;
};

/** What becomes of an accent: colours, each #rrggbb. */
export type AccentColours = {
  readonly action: string;
  readonly hover: string;
  readonly text: Readonly<Record<Scheme, string>>;
  readonly edge: Readonly<Record<Scheme, string>>;
};

/** A colour written #rrggbb, or null. */
export function parseColour(hex: string): Colour | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16),
  );
  return [red, green, blue];
}

/**
 * The contrast of two colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @throws TypeError when one of them is none
 */
export function contrastRatio(one: string, other: string): number {
  return ratioOf(colourOf(one), colourOf(other));
}

/**
 * The colours that an accent gives to buttons, links and edges. In the dark scheme text and edges
 * are lightened until they can be read there.
 */
export function accentColours(accent: string): AccentColours {
  const colour = colourOf(accent);
  return {
    action: hexOf(colour),
    hover: hexOf(mixed(colour, BLACK, 0.15)),
    text: { light: hexOf(colour), dark: lightenedFor(colour, LEAST_FOR_TEXT) },
    edge: { light: hexOf(colour), dark: lightenedFor(colour, LEAST_FOR_EDGES) },
  };
}

/** Where an accent is too faint: its text and edges on every ground, white on its buttons. */
export function accentErrors(accent: string): AccentError[] {
  const { action, hover, text, edge } = accentColours(accent);
  const onPages = (scheme: Scheme) =>
    GROUNDS[scheme].flatMap((ground) => [
      { ratio: contrastRatio(text[scheme], ground), least: LEAST_FOR_TEXT },
      { ratio: contrastRatio(edge[scheme], ground), least: LEAST_FOR_EDGES },
    ]);
  const onIt = [action, hover].map((face) => ({
    ratio: contrastRatio(hexOf(WHITE), face),
    least: LEAST_FOR_TEXT,
  }));
  const pairs = { light: onPages('light'), dark: onPages('dark'), 'on-it': onIt };
  return (['light', 'dark', 'on-it'] as const).flatMap((pair): AccentError[] => {
    const [worst] = pairs[pair]
      .filter(({ ratio, least }) => ratio < least)
      .toSorted((one, other) => one.ratio / one.least - other.ratio / other.least);
    if (worst === undefined) return [];
    // Cut, not rounded: 4.499 is not 4.5.
    const ratio = Math.floor(worst.ratio * 100) / 100;
    return [{ code: 'low-contrast', pair, ratio, least: worst.least }];
  });
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratioOf(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function lightenedFor(colour: Colour, least: number): string {
  const grounds = GROUNDS.dark.map(colourOf);
  for (let share = 0; share < 1; share += 0.05) {
    const lighter = colourOf(hexOf(mixed(colour, WHITE, share)));
    if (grounds.every((ground) => ratioOf(lighter, ground) >= least)) return hexOf(lighter);
  }
  return hexOf(WHITE);
}

function mixed(one: Colour, other: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

function colourOf(hex: string): Colour {
  const colour = parseColour(hex);
  if (colour === null) throw new TypeError(`No colour: ${hex}`);
  return colour;
}

function hexOf(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
