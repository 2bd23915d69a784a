type Blocks = {
  readonly blocks: number;
  /** Words of data of a block; the last `longer` blocks have one more. */
  readonly data: number;
  readonly longer: number;
  readonly correction: number;
};

/** Powers of 2 in the field of 256 elements, x⁸ + x⁴ + x³ + x² + 1, and their exponents. */
const POWERS: readonly number[] = powers();
const EXPONENTS = new Map(POWERS.map((power, exponent) => [power, exponent]));

function powers(): number[] {
  const found = [1];
  while (found.length < 255) {
    const doubled = (found.at(-1) ?? 1) << 1;
    found.push(doubled > 255 ? doubled ^ 0x11d : doubled);
  }
  return found;
}

function times(one: number, other: number): number {
  if (one === 0 || other === 0) return 0;
  const exponent = (EXPONENTS.get(one) ?? 0) + (EXPONENTS.get(other) ?? 0);
  return POWERS[exponent % 255] ?? 0;
}

/**
 * Words of data with those by which they are mended (Reed–Solomon), blocks woven into each other.
 */
export function withCorrection(
  words: readonly number[],
  { blocks, data, longer, correction }: Blocks,
): number[] {
  // So many blocks before this one have a word more.
  const more = (n: number) => Math.max(0, n - (blocks - longer));
  const parts = Array.from({ length: blocks }, (_, n) =>
    words.slice(n * data + more(n), (n + 1) * data + more(n + 1)),
  );
  const generator = generatorOf(correction);
  const mending = parts.map((part) => remainderOf(part, generator));
  return [...woven(parts), ...woven(mending)];
}

/** The first word of each, then the second of each; the shorter ones end before. */
function woven(parts: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...parts.map((part) => part.length));
  return Array.from({ length: longest }, (_, n) =>
    parts.flatMap((part) => part.slice(n, n + 1)),
  ).flat();
}

/** The product of (x − 2ⁿ), without its first coefficient, which is 1. */
function generatorOf(degree: number): number[] {
  let product = [1];
  for (let n = 0; n < degree; n += 1) {
    const root = POWERS[n] ?? 0;
    const shifted = [...product, 0];
    product = shifted.map((each, at) => each ^ times(product[at - 1] ?? 0, root));
  }
  return product.slice(1);
}

function remainderOf(words: readonly number[], generator: readonly number[]): number[] {
  let rest = generator.map(() => 0);
  for (const word of words) {
    const factor = word ^ (rest[0] ?? 0);
    rest = generator.map((each, n) => (rest[n + 1] ?? 0) ^ times(each, factor));
  }
  return rest;
}
