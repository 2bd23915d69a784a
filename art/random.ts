import { Chance } from '../packages/domain/src/chance.ts';

/** A seeded source of numbers, so that running the script twice draws the same pictures. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A number in [low, high). */
  between(low: number, high: number): number;
  /** An integer in [low, high]. */
  whole(low: number, high: number): number;
  /** One element of a list that is not empty. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
};

/** Starts from a text. */
export function seeded(seed: string): Random {
  let hash = 0x811c9dc5;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  const chance = new Chance(hash);
  return {
    next: () => chance.fraction(),
    between: (low, high) => low + chance.fraction() * (high - low),
    whole: (low, high) => chance.between(low, high),
    pick: (list) => chance.pick(list),
    chance: (probability) => chance.fraction() < probability,
  };
}

/** Smooth one-dimensional value noise in [-1, 1]; period 256. */
export function noise(random: Random): (x: number) => number {
  const table = Array.from({ length: 256 }, () => random.between(-1, 1));
  return (x) => {
    const cell = Math.floor(x);
    const part = x - cell;
    const eased = part * part * (3 - 2 * part);
    const left = table[((cell % 256) + 256) % 256] ?? 0;
    const right = table[(((cell + 1) % 256) + 256) % 256] ?? 0;
    return left + (right - left) * eased;
  };
}
