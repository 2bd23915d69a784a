type Blocks = { readonly blocks: number; readonly data: number; readonly correction: number };

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

/** Words of data with those by which they are mended (Reed–Solomon), blocks woven into each other. */
export function withCorrection(
  words: readonly number[],
  { blocks, data, correction }: Blocks,
): number[] {
  const parts = Array.from({ length: blocks }, (_, n) => words.slice(n * data, (n + 1) * data));
  const generator = generatorOf(correction);
  const mending = parts.map((part) => remainderOf(part, generator));
  return [...woven(parts, data), ...woven(mending, correction)];
}

function woven(parts: readonly (readonly number[])[], length: number): number[] {
  return Array.from({ length }, (_, n) => parts.map((part) => part[n] ?? 0)).flat();
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
