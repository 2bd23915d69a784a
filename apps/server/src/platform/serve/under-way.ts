import type { Claim } from './idempotency.queries.ts';

/** A person, and the key of a request. */
type Sent = Pick<Claim, 'userId' | 'key'>;

/** The requests with a key that this process carries out now. */
export class UnderWay {
  readonly #counts = new Map<string, number>();

  /** Runs what a request asks for; while it does, the request is under way. */
  async during<T>(claim: Claim | null, work: () => Promise<T>): Promise<T> {
    if (claim === null) return work();
    const name = nameOf(claim);
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
    try {
      return await work();
    } finally {
      const left = (this.#counts.get(name) ?? 1) - 1;
      if (left > 0) this.#counts.set(name, left);
      else this.#counts.delete(name);
    }
  }

  has(sent: Sent): boolean {
    return this.#counts.has(nameOf(sent));
  }
}

function nameOf({ userId, key }: Sent): string {
  return `${userId} ${key}`;
}
