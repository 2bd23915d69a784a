type Entry<K, V> = {
  readonly key: K;
  readonly value: V;
  readonly weight: number;
  before: Entry<K, V> | null;
  after: Entry<K, V> | null;
};

type Options<K, V> = {
  /** What an entry weighs; default 1, so that `most` is a number of entries. */
  readonly weightOf?: (key: K, value: V) => number;
  /** Told of an entry that had to make room. */
  readonly onEvicted?: (key: K, value: V) => void;
};

/**
 * A memory of bounded weight: whatever was not used for longest makes room for what is new.
 *
 * A list of its own holds the order. Moving a key to the end of a Map costs the same as a rule, but
 * clears the Map up now and then, which took 20 ms with 50,000 keys.
 */
export class RecentlyUsed<K, V> {
  readonly #most: number;
  readonly #options: Options<K, V>;
  readonly #entries = new Map<K, Entry<K, V>>();
  /** The entry that was used last, and the one not used for longest. */
  #last: Entry<K, V> | null = null;
  #first: Entry<K, V> | null = null;
  #weight = 0;

  constructor(most: number, options: Options<K, V> = {}) {
    this.#most = most;
    this.#options = options;
  }

  get size(): number {
    return this.#entries.size;
  }

  get weight(): number {
    return this.#weight;
  }

  /** The value of this key, which is thereby used. */
  use(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    if (entry !== this.#last) {
      this.#unlink(entry);
      this.#append(entry);
    }
    return entry.value;
  }

  /** @returns whether it is kept: nothing is that is too heavy for all of the room */
  keep(key: K, value: V): boolean {
    this.forget(key);
    const weight = this.#options.weightOf?.(key, value) ?? 1;
    if (weight > this.#most) return false;
    while (this.#first !== null && this.#weight + weight > this.#most) this.#evict(this.#first);
    const entry = { key, value, weight, before: null, after: null };
    this.#entries.set(key, entry);
    this.#weight += weight;
    this.#append(entry);
    return true;
  }

  /** @returns the value that was kept */
  forget(key: K): V | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
    this.#unlink(entry);
    return entry.value;
  }

  forgetAll(): void {
    this.#entries.clear();
    this.#first = null;
    this.#last = null;
    this.#weight = 0;
  }

  #evict({ key, value }: Entry<K, V>): void {
    this.forget(key);
    this.#options.onEvicted?.(key, value);
  }

  #append(entry: Entry<K, V>): void {
    entry.before = this.#last;
    entry.after = null;
    if (this.#last === null) this.#first = entry;
    else this.#last.after = entry;
    this.#last = entry;
  }

  #unlink({ before, after }: Entry<K, V>): void {
    if (before === null) this.#first = after;
    else before.after = after;
    if (after === null) this.#last = before;
    else after.before = before;
  }
}
