/**
 * The lower triangle L with L · Lᵀ = matrix, of a symmetric matrix that is positive definite; only
 * its lower half is read.
 */
export function triangleOf(matrix: readonly Float64Array[]): Float64Array[] {
  const lower: Float64Array[] = [];
  for (const [at, row] of matrix.entries()) {
    const own = new Float64Array(matrix.length);
    lower.push(own);
    for (let column = 0; column <= at; column += 1) {
      const other = lower[column] ?? own;
      let rest = row[column] ?? 0;
      for (let before = 0; before < column; before += 1) {
        rest -= (own[before] ?? 0) * (other[before] ?? 0);
      }
      own[column] = column === at ? Math.sqrt(rest) : rest / (other[column] ?? 1);
    }
  }
  return lower;
}

/** Solves lower · x = right. */
export function solveLower(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (const [at, row] of lower.entries()) {
    let rest = x[at] ?? 0;
    for (let before = 0; before < at; before += 1) rest -= (row[before] ?? 0) * (x[before] ?? 0);
    x[at] = rest / (row[at] ?? 1);
  }
  return x;
}

/** Solves lowerᵀ · x = right. */
export function solveUpper(lower: readonly Float64Array[], right: Float64Array): Float64Array {
  const x = Float64Array.from(right);
  for (let at = x.length - 1; at >= 0; at -= 1) {
    let rest = x[at] ?? 0;
    for (let below = at + 1; below < x.length; below += 1) {
      rest -= (lower[below]?.[at] ?? 0) * (x[below] ?? 0);
    }
    x[at] = rest / (lower[at]?.[at] ?? 1);
  }
  return x;
}
