import { INK } from './palette.ts';

/** The mark in a box of 32 by 32: a ridgeline whose peak is a spark. Kept in step with Logo.tsx. */
export const MARK = {
  spark: 'M17.5 1.5Q18.2 7 24 7.8Q18.2 8.6 17.5 14Q16.8 8.6 11 7.8Q16.8 7 17.5 1.5Z',
  ridge: 'M1.5 28L8.8 17.2 12.2 21.4 17.5 13.6 30.5 28Z',
  shade: 'M17.5 13.6L30.5 28H20.6L18.6 22.4 20 19.4Z',
} as const;

/** The mark on its dusk ground; `inset` shrinks the drawing towards the middle (maskable icons). */
export function iconSvg(options: { radius: number; inset: number }): string {
  const scale = 1 - options.inset;
  const move = (32 * options.inset) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${INK.night}"/><stop offset=".42" stop-color="${INK.dusk}"/><stop offset=".74" stop-color="${INK.plum}"/><stop offset="1" stop-color="${INK.ember}"/></linearGradient><rect width="32" height="32" rx="${options.radius}" fill="url(#g)"/><g transform="translate(${move} ${move}) scale(${scale})"><path d="${MARK.ridge}" fill="#fbfaf6"/><path d="${MARK.shade}" fill="#e5c3b4"/><path d="${MARK.spark}" fill="${INK.marigold}"/></g></svg>`;
}
