import type pg from 'pg';
import type { QueryWithTimeout } from './named-statements.ts';

/** Milliseconds after which a connection that says nothing to a question counts as lost. */
const SILENCE = 5_000;

type Client = Pick<pg.PoolClient, 'query'>;

/**
 * The connection by which keys are held. One question at a time is under way on it, so that each
 * has its own time for the answer: while two hundred people send files the last one waits for long.
 */
export class KeysConnection {
  readonly #client: Client;
  readonly #onLost: () => void;
  #last: Promise<unknown> = Promise.resolve();

  /** @param onLost what is done once a question has failed: nobody can tell what is still held */
  constructor(client: Client, onLost: () => void) {
    this.#client = client;
    this.#onLost = onLost;
  }

  /** @throws also where a question before it failed: an answer would come to nobody any more */
  ask<Row extends pg.QueryResultRow>(text: string, ...values: readonly unknown[]): Promise<Row[]> {
    const query: QueryWithTimeout = { text, values: [...values], query_timeout: SILENCE };
    const rows = this.#last.then(async () => (await this.#client.query<Row>(query)).rows);
    rows.catch(this.#onLost);
    this.#last = rows;
    return rows;
  }

  /** @throws where the connection is lost, and with it whatever was held by it */
  async makeSure(): Promise<void> {
    await this.ask('select 1');
  }
}

/**
 * Keys of one kind that processes hold by advisory locks, each for as long as its connection lives
 * or until it is let go.
 */
export class HeldKeys {
  readonly #channel: string;
  readonly #kind: number;

  /** @param kind sets its locks apart from every other; the channel is where holders are asked */
  constructor(channel: string, kind: number) {
    this.#channel = channel;
    this.#kind = kind;
  }

  async tryHold(connection: KeysConnection, key: string): Promise<boolean> {
    const text = 'select pg_try_advisory_lock(hashtextextended($1, $2)) as is_held';
    const [row] = await connection.ask<{ is_held: boolean }>(text, key, this.#kind);
    return row?.is_held === true;
  }

  async letGo(connection: KeysConnection, key: string): Promise<void> {
    const text = 'select pg_advisory_unlock(hashtextextended($1, $2))';
    await connection.ask(text, key, this.#kind);
  }

  /** Asks whoever holds it, in any process, to let it go. @param asking what each of them hears */
  async askToLetGo(connection: KeysConnection, asking: string): Promise<void> {
    await connection.ask('select pg_notify($1, $2)', this.#channel, asking);
  }
}
