/** The natural logarithm of 2. */
const LN2 = 0.6931471805599453;
/** So many terms are exact to the last bit for what is below half of LN2. */
const TERMS = 16;

/**
 * e to this power, by the four operations alone: every browser rounds those alike, while
 * `Math.exp` may differ in its last digits.
 */
export function exponential(power: number): number {
  const doublings = Math.round(power / LN2);
  const rest = power - doublings * LN2;
  let value = 1;
  for (let term = TERMS; term > 0; term -= 1) value = 1 + (value * rest) / term;
  const by = doublings < 0 ? 0.5 : 2;
  for (let left = Math.abs(doublings); left > 0 && value > 0 && value < Infinity; left -= 1) {
    value *= by;
  }
  return value;
}

/** How much of the standard normal distribution lies below this (Abramowitz and Stegun, 26.2.17). */
export function normalBelow(value: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(value));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const above = 0.3989422804014327 * exponential((-value * value) / 2) * series;
  return value < 0 ? above : 1 - above;
}
