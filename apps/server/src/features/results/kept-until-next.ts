import type { Channel, Notices } from '../../platform/db/notices.ts';
import type { Clock } from '../../platform/process/clock.ts';

/** By the business clock: it is so from then on, until the next release. */
type Lasting = { readonly from: Date; readonly until: Date | null };

type Options<Known extends Lasting> = {
  readonly notices: Notices;
  readonly clock: Clock;
  /** What is known before anything was read. */
  readonly nothing: Known;
  /** Reads it as it is at an instant; `last` is what was known before. */
  readonly find: (now: Date, last: Known) => Promise<Known>;
  /** Whether a person has any part in it. */
  readonly isOf: (known: Known, userId: string) => boolean;
  /** What else it follows from. */
  readonly also?: readonly Channel[];
};

const CHANNELS: readonly Channel[] = ['results', 'events', 'editions'];

/**
 * What follows from results that are out, in memory of this process: not before their instant,
 * which is compared whenever somebody asks (ADR 51), and no older than the last change that was
 * heard of. While none is heard it is read anew. Who asks meanwhile waits for the same reading.
 */
export class KeptUntilNext<Known extends Lasting> {
  readonly #options: Options<Known>;
  #known: Known;
  #isCurrent = false;
  /** The reading that began after the last change that was heard of. */
  #reading: Promise<Known> | null = null;

  constructor(options: Options<Known>) {
    this.#options = options;
    this.#known = options.nothing;
    const { notices, isOf, also = [] } = options;
    const forget = () => {
      this.#reading = null;
      this.#isCurrent = false;
    };
    for (const channel of [...CHANNELS, ...also])
      notices.on(channel, { onChange: forget, onMissed: forget });
    // Names and colleges; most people have no part in any results.
    const isShown = (id: string) => this.#reading !== null || isOf(this.#known, id);
    notices.on('users', { onChange: (id) => isShown(id) && forget(), onMissed: forget });
  }

  /** As it is now; at once where it is known. */
  now(): Known | Promise<Known> {
    const now = this.#options.clock.now();
    if (this.#isCurrent && this.#options.notices.isListening && isAt(this.#known, now))
      return this.#known;
    return this.#read(now);
  }

  /** The same, or where the database does not respond what was known last: pages go on. */
  async lately(): Promise<Known> {
    try {
      return await this.now();
    } catch {
      return this.#known;
    }
  }

  async #read(now: Date): Promise<Known> {
    const known = await (this.#reading ?? this.#begin(now));
    if (isAt(known, now)) return known;
    // Others began it, on the other side of the instant of a release.
    return this.#reading ?? this.#begin(now);
  }

  #begin(now: Date): Promise<Known> {
    const reading = this.#options.find(now, this.#known);
    this.#reading = reading;
    const isLatest = () => this.#reading === reading;
    reading.then(
      (known) => {
        if (!isLatest()) return;
        this.#known = known;
        this.#isCurrent = true;
        this.#reading = null;
      },
      () => {
        if (isLatest()) this.#reading = null;
      },
    );
    return reading;
  }
}

/** Whether what is known is so at this instant; a demo's clock also goes back. */
function isAt({ from, until }: Lasting, now: Date): boolean {
  return from <= now && (until === null || now < until);
}
