/** The colours of "dusk over the valley": every picture draws from these and from mixes of them. */
export const INK = {
  deep: '#070a1c',
  night: '#0b1026',
  indigo: '#151a44',
  dusk: '#2a2158',
  violet: '#4a2a66',
  plum: '#7b2d5b',
  rose: '#b04058',
  ember: '#d9643f',
  amber: '#f29a4a',
  marigold: '#ffb020',
  glow: '#ffdf9e',
  paper: '#fbfaf6',
  linen: '#efe6d6',
  mist: '#aab2d8',
  slate: '#5b639c',
  simrik: '#c01843',
  coral: '#ff6b88',
} as const;

/** Prayer-flag order (sky, air, fire, water, earth), toned to the palette. */
export const FLAGS = ['#4a63c4', '#f4ecdd', '#cf2b50', '#3f8f7f', '#f2ac35'] as const;

function channel(colour: string, index: number): number {
  return Number.parseInt(colour.slice(1 + index * 2, 3 + index * 2), 16);
}

/** The colour at `amount` (0 to 1) of the way from one `#rrggbb` colour to another. */
export function mix(from: string, to: string, amount: number): string {
  const parts = [0, 1, 2].map((index) => {
    const value = channel(from, index) + (channel(to, index) - channel(from, index)) * amount;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
