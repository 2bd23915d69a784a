import type pg from 'pg';
import { NO_PEERS, type Peers } from '../process/peers.ts';
import type { Database } from './pool.ts';

/**
 * What the schema's triggers tell (see migrations 0002, 0013, 0016, 0061, 0066, 0067 and 0087),
 * what the demo's clock tells, and which upload somebody goes on with elsewhere.
 */
export type Channel =
  | 'users'
  | 'sessions'
  | 'events'
  | 'editions'
  | 'jobs'
  | 'results'
  | 'signing_keys'
  | 'uploads'
  | 'translations'
  | 'demo_clock';

type Listener = {
  /** Something changed; the payload says what. */
  readonly onChange: (payload: string) => void;
  /** Notices may have been missed: forget everything, or read it again. */
  readonly onMissed: () => void | Promise<void>;
};

const HEARTBEAT_MS = 1_000;
const RECONNECT_MS = 250;

/**
 * Hears PostgreSQL's notices on one connection of its own. Whoever caches by it must ask
 * `isListening` at every use: while the connection is down nothing that is cached may count.
 * A silent connection is found out by a heartbeat.
 */
export class Notices {
  readonly #database: Database;
  readonly #peers: Peers;
  readonly #listeners = new Map<Channel, Set<Listener>>();
  readonly #held: (readonly [number, number])[] = [];
  #client: pg.PoolClient | null = null;
  #timer: NodeJS.Timeout | null = null;
  #isClosed = false;

  /** @param peers the processes that `notifyAll` reaches */
  constructor(database: Database, peers: Peers = NO_PEERS) {
    this.#database = database;
    this.#peers = peers;
    peers.listen(({ channel, payload }) => this.#hear(channel, payload));
  }

  get isListening(): boolean {
    return this.#client !== null;
  }

  on(channel: Channel, listener: Listener): void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
  }

  /**
   * From `open` on, holds an advisory lock (shared) on the connection that listens: others see by
   * it whether this process lives.
   */
  hold(lock: readonly [number, number]): void {
    this.#held.push(lock);
  }

  /** Tells this process at once of its own change, whose notice comes later. */
  notifyHere(channel: Channel): void {
    this.#hear(channel, '');
  }

  /**
   * Tells it at once of a change that took something away from somebody, and then the processes
   * beside it: done when all of them have heard, or a quarter of a second has passed.
   */
  async notifyAll(channel: Channel, payload: string): Promise<void> {
    this.#hear(channel, payload);
    await this.#peers.broadcast({ channel, payload });
  }

  /** Connects and listens; later losses of the connection are mended by itself. */
  async open(): Promise<void> {
    const client = await this.#database.pool.connect();
    const lose = () => this.#lose(client);
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ channel, payload }) => this.#hear(channel, payload ?? ''));
    try {
      for (const lock of this.#held) {
        await client.query('select pg_advisory_lock_shared($1, $2)', [...lock]);
      }
      const channels = [...this.#listeners.keys()];
      await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
    } catch (error) {
      client.release(true);
      throw error;
    }
    // Before anything counts as heard again, everybody forgets what they knew.
    for (const listener of this.#everyListener()) await listener.onMissed();
    if (this.#isClosed) return client.release(true);
    this.#client = client;
    this.#beat(client);
  }

  /** Gives the connection back; call it before the database is closed. */
  close(): void {
    this.#isClosed = true;
    if (this.#client) this.#lose(this.#client);
  }

  #beat(client: pg.PoolClient): void {
    this.#timer = setTimeout(() => {
      const late = setTimeout(() => this.#lose(client), HEARTBEAT_MS);
      client
        .query('select 1')
        .then(() => {
          clearTimeout(late);
          if (this.#client === client) this.#beat(client);
        })
        .catch(() => this.#lose(client));
    }, HEARTBEAT_MS);
    this.#timer.unref();
  }

  #lose(client: pg.PoolClient): void {
    if (this.#client !== client) return;
    this.#client = null;
    if (this.#timer) clearTimeout(this.#timer);
    client.release(true);
    this.#reconnect();
  }

  #reconnect(): void {
    if (this.#isClosed) return;
    setTimeout(() => {
      this.open().catch(() => this.#reconnect());
    }, RECONNECT_MS).unref();
  }

  #hear(channel: string, payload: string): void {
    for (const { onChange } of this.#listeners.get(channel as Channel) ?? []) onChange(payload);
  }

  #everyListener(): Listener[] {
    return [...this.#listeners.values()].flatMap((each) => [...each]);
  }
}
