import type { Canvas } from '../canvas.ts';

/** One artwork of the gallery. */
export type Scene = {
  slug: string;
  /** A true description of what is drawn; the gallery prefixes it with "Artwork: ". */
  alt: string;
  width: number;
  height: number;
  draw(canvas: Canvas): void;
};
