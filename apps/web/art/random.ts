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

/** Starts a generator (mulberry32) from a text seed. */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => {
      const chosen = list[Math.floor(next() * list.length)];
      if (chosen === undefined) throw new RangeError('Nothing to pick from an empty list.');
      return chosen;
    },
    chance: (probability) => next() < probability,
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
