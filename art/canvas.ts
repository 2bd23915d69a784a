import { type Random, seeded } from './random.ts';

export type Point = readonly [number, number];
/** Offset (0 to 1), colour, and opacity when it is not 1. */
export type Stop = readonly [number, string, number?];

/** Rounds to a tenth of a unit: enough for the eye and short in the file. */
export function n(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** An SVG path through points. */
export function line(points: readonly Point[], close = false): string {
  const steps = points.map(([x, y]) => `${n(x)} ${n(y)}`);
  return `M${steps.join('L')}${close ? 'Z' : ''}`;
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(([at, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${colour}"${fade}/>`;
    })
    .join('');
}

/** A picture being drawn: collects definitions and shapes, and hands out paint references. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  #defs: string[] = [];
  #body: string[] = [];
  #count = 0;

  constructor(width: number, height: number, seed: string) {
    this.width = width;
    this.height = height;
    this.random = seeded(seed);
  }

  add(...markup: string[]): void {
    this.#body.push(...markup);
  }

  /** Registers a definition and returns its id. */
  define(markup: (id: string) => string): string {
    this.#count += 1;
    const id = `p${this.#count}`;
    this.#defs.push(markup(id));
    return id;
  }

  /** A gradient from one point to another, in units of the picture; top to bottom by default. */
  linear(stops: readonly Stop[], from: Point = [0, 0], to: Point = [0, this.height]): string {
    const at = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
    const id = this.define(
      (id) =>
        `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${stopMarkup(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], centre: Point, radius: number): string {
    const at = `cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}"`;
    const id = this.define(
      (id) =>
        `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${at}>${stopMarkup(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A blur filter reference; the region is wide so that glows are not cut off. */
  blur(deviation: number): string {
    const id = this.define(
      (id) =>
        `<filter id="${id}" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    );
    return `url(#${id})`;
  }

  clip(markup: string): string {
    return `url(#${this.define((id) => `<clipPath id="${id}">${markup}</clipPath>`)})`;
  }

  /** Paints the whole picture. */
  ground(fill: string): void {
    this.add(`<path d="M0 0H${this.width}V${this.height}H0Z" fill="${fill}"/>`);
  }

  /** A soft round light that fades to nothing. */
  light(centre: Point, radius: number, colour: string, strength: number): void {
    const stops = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map(
      (at): Stop => [at, colour, Math.round(strength * (1 - at) ** 2.4 * 1000) / 1000],
    );
    const paint = this.radial(stops, centre, radius);
    this.add(
      `<circle cx="${n(centre[0])}" cy="${n(centre[1])}" r="${n(radius)}" fill="${paint}"/>`,
    );
  }

  toString(): string {
    const box = `viewBox="0 0 ${this.width} ${this.height}"`;
    const size = `width="${this.width}" height="${this.height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}><defs>${this.#defs.join('')}</defs>${this.#body.join('')}</svg>`;
  }
}
