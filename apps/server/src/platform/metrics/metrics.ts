import { setTimeout as delay } from 'node:timers/promises';
import type { Histogram } from '../process/histogram.ts';
import { exposition, type Family, single } from './exposition.ts';

/** How often a memory had the answer, and how often it had to ask. */
export type CacheCounts = { hits: number; misses: number };

type Source = () => readonly Family[];

/** Figures that come from the database. */
type Reading = () => Promise<readonly Family[]>;

/** So long, in milliseconds, figures of the database are told again: whoever asks costs nothing. */
const KEPT_MS = 15_000;
/** A database that is slower than this, in milliseconds, has no figures now. */
const PATIENCE_MS = 2_000;

type MetricsOptions = {
  /** Default KEPT_MS. */
  readonly keptMs?: number;
};

/**
 * What this process tells of itself in numbers, gathered when somebody asks. Nothing of a person
 * may be in it: no address, no name, no id but that of an event (R7.30).
 */
export class Metrics {
  /**
   * The sizes of groups that went together in one statement (`Grouped`), by what they are about.
   */
  readonly groups = new Map<string, Histogram>();
  readonly caches = new Map<string, CacheCounts>();
  readonly #sources: Source[] = [];
  readonly #readings: Reading[] = [];
  readonly #keptMs: number;
  #kept: { readonly at: number; readonly families: Promise<readonly Family[] | null> } | null =
    null;

  constructor({ keptMs = KEPT_MS }: MetricsOptions = {}) {
    this.#keptMs = keptMs;
  }

  /** Adds what this process knows by itself. */
  add(source: Source): void {
    this.#sources.push(source);
  }

  /** Adds what it asks the database for, which all processes tell alike. */
  addReading(reading: Reading): void {
    this.#readings.push(reading);
  }

  /** All of it in Prometheus's format; without the figures of a database that does not answer. */
  async text(): Promise<string> {
    const late = delay(PATIENCE_MS, null, { ref: false });
    const read = await Promise.race([this.#read(), late]);
    const up = single(
      'pratibha_database_up',
      'gauge',
      'Whether the database answered the figures below.',
      read === null ? 0 : 1,
    );
    const own = this.#sources.flatMap((source) => source());
    return exposition([...own, this.#groupSizes(), this.#cacheReads(), up, ...(read ?? [])]);
  }

  #read(): Promise<readonly Family[] | null> {
    const now = performance.now();
    if (this.#kept === null || now - this.#kept.at >= this.#keptMs) {
      const families = Promise.all(this.#readings.map((reading) => reading())).then(
        (read) => read.flat(),
        () => null,
      );
      this.#kept = { at: now, families };
    }
    return this.#kept.families;
  }

  #groupSizes(): Family {
    return {
      name: 'pratibha_group_size',
      help: 'How many requests shared one statement.',
      type: 'histogram',
      samples: [...this.groups].flatMap(([of, sizes]) => sizes.samples({ of })),
    };
  }

  #cacheReads(): Family {
    return {
      name: 'pratibha_cache_reads_total',
      help: 'What was asked of a memory: a hit was answered from it, a miss by the database.',
      type: 'counter',
      samples: [...this.caches].flatMap(([cache, { hits, misses }]) => [
        { labels: { cache, result: 'hit' }, value: hits },
        { labels: { cache, result: 'miss' }, value: misses },
      ]),
    };
  }
}
