import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

type HarfBuzz = {
  Blob: new (bytes: Uint8Array) => object;
  Face: new (blob: object) => { upem: number };
  Font: new (face: object) => HarfBuzzFont;
  Buffer: new () => {
    addText(text: string): void;
    guessSegmentProperties(): void;
    getGlyphInfosAndPositions(): { codepoint: number; xAdvance?: number }[];
  };
  Variation: new (tag: string, value: number) => object;
  shape(font: HarfBuzzFont, buffer: object): void;
};
type HarfBuzzFont = {
  setVariations(variations: object[]): void;
  hExtents(): { ascender: number; descender: number; lineGap: number };
  glyphToPath(glyph: number): string;
};

export type Typeface = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Width of a text in font units, kerned. */
  measure(text: string): number;
  /** A text as SVG paths whose baseline starts at (x, y), at a size in units of the picture. */
  draw(
    text: string,
    at: { x: number; y: number; size: number; fill: string; tracking?: number },
  ): string;
};

/** Opens a TrueType font at one weight. HarfBuzz is the copy that subset-font brings along. */
export async function openTypeface(bytes: Uint8Array, weight: number): Promise<Typeface> {
  const from = createRequire(import.meta.url).resolve('subset-font');
  const entry = createRequire(from).resolve('harfbuzzjs');
  const hb = (await import(pathToFileURL(entry).href)) as HarfBuzz;
  const face = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const extents = font.hExtents();
  const glyphs = (text: string) => {
    const buffer = new hb.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    return buffer.getGlyphInfosAndPositions();
  };
  return {
    unitsPerEm: face.upem,
    ascent: extents.ascender,
    descent: -extents.descender,
    lineGap: extents.lineGap,
    measure: (text) => glyphs(text).reduce((sum, glyph) => sum + (glyph.xAdvance ?? 0), 0),
    draw: (text, { x, y, size, fill, tracking = 0 }) => {
      const scale = size / face.upem;
      let pen = 0;
      let paths = '';
      for (const glyph of glyphs(text)) {
        const d = font.glyphToPath(glyph.codepoint);
        if (d) paths += `<path transform="translate(${pen} 0)" d="${d}"/>`;
        pen += (glyph.xAdvance ?? 0) + tracking * face.upem;
      }
      return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${paths}</g>`;
    },
  };
}
