/** How a picture stands in its frame: so many times as large, its middle moved by pixels. */
export type Zoom = { readonly scale: number; readonly x: number; readonly y: number };
type Point = { readonly x: number; readonly y: number };
type Frame = { readonly width: number; readonly height: number };

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 8;

/**
 * Larger or smaller by a factor, so that what is at the point stays there.
 * @param at from the middle of the frame
 */
export function zoomed(zoom: Zoom, factor: number, frame: Frame, at: Point = { x: 0, y: 0 }): Zoom {
  const scale = Math.min(LARGEST, Math.max(1, zoom.scale * factor));
  const by = scale / zoom.scale;
  return within({ scale, x: at.x - (at.x - zoom.x) * by, y: at.y - (at.y - zoom.y) * by }, frame);
}

/** Moved by pixels, as far as there is something of it. */
export function moved(zoom: Zoom, by: Point, frame: Frame): Zoom {
  return within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);
}

function within({ scale, x, y }: Zoom, { width, height }: Frame): Zoom {
  return {
    scale,
    x: between(x, ((scale - 1) * width) / 2),
    y: between(y, ((scale - 1) * height) / 2),
  };
}

/** Never −0, which is another value. */
function between(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) + 0;
}
