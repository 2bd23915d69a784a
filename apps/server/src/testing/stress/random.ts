/** Every run begins with a seed that it tells, so that a failure can be repeated. */
export const SEED = Number(process.env['TORTURE_SEED'] ?? 20_250_716);

/** Chance that a seed determines. */
export type Random = {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** One of the list. */
  of<T>(list: readonly T[]): T;
  /** True in one of `n` cases. */
  oneIn(n: number): boolean;
};

/** mulberry32: small, and good enough to pick moments and values. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    below,
    oneIn: (n) => below(n) === 0,
    of(list) {
      if (list.length === 0) throw new RangeError('nothing to choose from');
      return list[below(list.length)] as (typeof list)[number];
    },
  };
}
