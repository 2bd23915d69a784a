import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { HeldKeys, KeysConnection } from '../../platform/db/held-keys.ts';
import type { Notices } from '../../platform/db/notices.ts';
import type { Database } from '../../platform/db/pool.ts';
import { Refused } from '../../platform/serve/refused.ts';

const UPLOADS = new HeldKeys('uploads', 80_001);
/** How long a newcomer waits until the one before has written down what it had. */
const LONGEST_WAIT_MS = 10_000;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/** The connection by which uploads are held; a new one takes the place of one that was lost. */
type Connection = {
  readonly client: Promise<pg.PoolClient>;
  readonly keys: Promise<KeysConnection>;
  readonly holds: Set<Hold>;
  readonly lose: () => void;
  users: number;
  isLost: boolean;
};

/** What somebody has who goes on with an upload. */
export type Held = {
  /** Aborted when a newer one came, or when the connection was lost. */
  readonly signal: AbortSignal;
  /** @throws where nobody can tell any more whether it is still held */
  confirm(): Promise<void>;
};

/** Somebody who goes on with an upload, in this process. */
class Hold {
  readonly #abort = new AbortController();
  readonly #ended = Promise.withResolvers<void>();
  /** Done when it, and whoever held it before, has let go. */
  readonly done: Promise<unknown>;

  constructor(before: Hold | undefined) {
    this.done = Promise.all([this.#ended.promise, before?.done]);
  }

  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  letGo(): void {
    this.#abort.abort();
  }

  end(): void {
    this.#ended.resolve();
  }
}

type Holding = {
  readonly connection: Connection;
  readonly keys: KeysConnection;
  readonly key: string;
  readonly mine: Hold;
};

/**
 * One request at a time goes on with an upload, across all processes: by advisory locks on one
 * connection of this process, whatever it holds. The newcomer wins: an old connection may hang for
 * a minute after a phone has changed its network, so its request is asked to end.
 */
export class UploadLocks {
  readonly #database: Pick<Database, 'pool'>;
  readonly #latest = new Map<string, Hold>();
  /** By which others know whose question they hear. */
  readonly #name = randomUUID();
  #connection: Connection | null = null;

  constructor(database: Pick<Database, 'pool'>, notices: Notices) {
    this.#database = database;
    notices.on('uploads', {
      onChange: (key) => this.#hear(key),
      // A newcomer asks again and again.
      onMissed: () => undefined,
    });
  }

  /**
   * Does the work while nobody else goes on with this upload.
   * @param work has to end soon once its signal is aborted
   * @throws Refused 'upload-held' where whoever holds it does not end, or a newer one came
   */
  async during<T>(key: string, work: (held: Held) => Promise<T>): Promise<T> {
    const before = this.#latest.get(key);
    const mine = new Hold(before);
    this.#latest.set(key, mine);
    before?.letGo();
    try {
      const late = pause(LONGEST_WAIT_MS, 'late' as const, { ref: false });
      if (before && (await Promise.race([before.done, late])) === 'late') {
        throw new Refused('upload-held');
      }
      return await this.#whileConnected((connection, keys) =>
        this.#whileHeld({ connection, keys, key, mine }, work),
      );
    } finally {
      mine.end();
      if (this.#latest.get(key) === mine) this.#latest.delete(key);
    }
  }

  async #whileHeld<T>(
    { connection, keys, key, mine }: Holding,
    work: (held: Held) => Promise<T>,
  ): Promise<T> {
    await this.#wait(keys, key, mine);
    connection.holds.add(mine);
    try {
      return await work({ signal: mine.signal, confirm: () => keys.makeSure() });
    } finally {
      connection.holds.delete(mine);
      // Where that fails the connection is lost, and no longer holds it.
      await UPLOADS.letGo(keys, key).catch(() => undefined);
    }
  }

  async #wait(keys: KeysConnection, key: string, mine: Hold): Promise<void> {
    const until = performance.now() + LONGEST_WAIT_MS;
    let ms = FIRST_PAUSE_MS;
    while (!(await UPLOADS.tryHold(keys, key))) {
      if (mine.signal.aborted || performance.now() > until) throw new Refused('upload-held');
      await UPLOADS.askToLetGo(keys, `${this.#name} ${key}`);
      await pause(ms, undefined, { ref: false });
      ms = Math.min(2 * ms, LONGEST_PAUSE_MS);
    }
  }

  /** What this process asks comes back to it, too, when it may hold the upload already. */
  #hear(asking: string): void {
    const [from, key] = asking.split(' ');
    const hold = this.#latest.get(key ?? '');
    if (from !== this.#name && hold && this.#connection?.holds.has(hold)) hold.letGo();
  }

  async #whileConnected<T>(
    work: (connection: Connection, keys: KeysConnection) => Promise<T>,
  ): Promise<T> {
    const connection = this.#connection ?? this.#open();
    connection.users += 1;
    try {
      return await work(connection, await connection.keys);
    } finally {
      connection.users -= 1;
      if (connection.users === 0) {
        if (this.#connection === connection) this.#connection = null;
        await this.#release(connection);
      }
    }
  }

  #open(): Connection {
    const client = this.#database.pool.connect();
    const lose = () => this.#lose(connection);
    const keys = client.then((known) => new KeysConnection(known, lose));
    const held = { holds: new Set<Hold>(), users: 0, isLost: false };
    const connection: Connection = { client, keys, lose, ...held };
    this.#connection = connection;
    client.then((known) => known.on('error', lose).on('end', lose), lose);
    return connection;
  }

  async #release({ client, lose, isLost }: Connection): Promise<void> {
    const known = await client.catch(() => null);
    known?.off('error', lose).off('end', lose);
    known?.release(isLost);
  }

  /** Its locks are gone with it: whoever held one by it writes no more. */
  #lose(connection: Connection): void {
    connection.isLost = true;
    if (this.#connection === connection) this.#connection = null;
    for (const hold of connection.holds) hold.letGo();
  }
}
