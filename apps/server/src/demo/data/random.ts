import { zonedIso } from '@pratibha/domain/time/competition-time';

/** First and last hour of the day in Nepal, both included. */
type Hours = readonly [first: number, last: number];
const WAKING: Hours = [6, 23];
/** When organisers review. */
export const OFFICE_HOURS: Hours = [9, 18];

const HOUR_MS = 3_600_000;

/** Chance that is the same at every start (mulberry32), so that the demo always looks alike. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  /** True in `percent` of all cases. */
  happens(percent: number): boolean {
    return this.fraction() * 100 < percent;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.fraction() * list.length)];
    if (chosen === undefined) throw new RangeError('There is nothing to pick from');
    return chosen;
  }

  /** All of them in another order. */
  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((value) => ({ value, rank: this.fraction() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ value }) => value);
  }

  /**
   * An instant, to the minute, at an hour of the day at which people do such a thing; at any hour
   * where the span is too short for that.
   */
  instant(from: Date, until: Date, [first, last]: Hours = WAKING): Date {
    const minutes = Math.max(0, Math.floor((until.getTime() - from.getTime()) / 60_000));
    const drawn = new Date(from.getTime() + this.between(0, minutes) * 60_000);
    const hour = Number(zonedIso(drawn).slice(11, 13));
    if (hour >= first && hour <= last) return drawn;
    const awake = first + (hour % (last - first + 1));
    const moved = new Date(drawn.getTime() + (awake - hour) * HOUR_MS);
    return moved >= from && moved <= until ? moved : drawn;
  }
}
