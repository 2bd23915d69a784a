import type pg from 'pg';
import type { QueryWithTimeout } from './named-statements.ts';

/**
 * Milliseconds after which a connection that says nothing counts as lost. All keys are asked for on
 * it, one after the other: while two hundred people send files the last one waits for seconds.
 */
const SILENCE = 10_000;

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

  async tryHold(client: pg.PoolClient, key: string): Promise<boolean> {
    const text = 'select pg_try_advisory_lock(hashtextextended($1, $2)) as is_held';
    const { rows } = await client.query<{ is_held: boolean }>(asked(text, key, this.#kind));
    return rows[0]?.is_held === true;
  }

  async letGo(client: pg.PoolClient, key: string): Promise<void> {
    const text = 'select pg_advisory_unlock(hashtextextended($1, $2))';
    await client.query(asked(text, key, this.#kind));
  }

  /** Asks whoever holds it, in any process, to let it go. @param asking what each of them hears */
  async askToLetGo(client: pg.PoolClient, asking: string): Promise<void> {
    await client.query(asked('select pg_notify($1, $2)', this.#channel, asking));
  }
}

/** @throws where a connection is lost, and with it whatever was held by it */
export async function makeSureOf(client: pg.PoolClient): Promise<void> {
  await client.query(asked('select 1'));
}

function asked(text: string, ...values: readonly unknown[]): QueryWithTimeout {
  return { text, values: [...values], query_timeout: SILENCE };
}
