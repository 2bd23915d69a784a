import { accentColours, OWN_ACCENT, parseColour } from '../editions/contrast.ts';
import type { SheetPicture } from './template.ts';

/** What a sheet has of its edition. */
export type SheetLook = {
  /** #rrggbb; null: the product's own. */
  readonly accent: string | null;
  readonly logo: SheetPicture | null;
  readonly organiser: string;
};

/** The colours of a sheet, each #rrggbb. */
export type SheetColours = {
  readonly accent: string;
  readonly ink: string;
  readonly quiet: string;
  readonly gold: string;
  /** Tints of the accent on paper, the faintest first. */
  readonly tints: readonly [string, string, string];
};

const [INK, QUIET, GOLD] = ['#121938', '#545a78', '#b57b16'] as const;

export function sheetColours(accent: string | null): SheetColours {
  const { light } = accentColours(accent ?? OWN_ACCENT).text;
  const tints = [tint(light, 0.045), tint(light, 0.085), tint(light, 0.3)] as const;
  return { accent: light, ink: INK, quiet: QUIET, gold: GOLD, tints };
}

/** So much of a colour on white. */
function tint(colour: string, share: number): string {
  const parts = parseColour(colour) ?? [0, 0, 0];
  return `#${parts
    .map((part) =>
      Math.round(255 - (255 - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
