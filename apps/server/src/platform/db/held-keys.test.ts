import type pg from 'pg';
import { expect, test, vi } from 'vitest';
import { HeldKeys, KeysConnection } from './held-keys.ts';
import type { QueryWithTimeout } from './named-statements.ts';

const KEYS = new HeldKeys('uploads', 1);

/** A connection that answers when it is told to. */
function slowClient() {
  const asked: {
    readonly query: QueryWithTimeout;
    readonly answer: PromiseWithResolvers<unknown>;
  }[] = [];
  const query = (each: QueryWithTimeout) => {
    const answer = Promise.withResolvers<unknown>();
    asked.push({ query: each, answer });
    return answer.promise;
  };
  return { asked, client: { query } as unknown as pg.PoolClient };
}

test('sends a question once the one before it is answered, so that each has its own time', async () => {
  const { asked, client } = slowClient();
  const connection = new KeysConnection(client, () => undefined);
  const first = KEYS.tryHold(connection, 'a');
  const second = KEYS.tryHold(connection, 'b');
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.query.query_timeout).toBe(5_000);
  asked[0]?.answer.resolve({ rows: [{ is_held: true }] });
  expect(await first).toBe(true);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.query.values).toEqual(['b', 1]);
  asked[1]?.answer.resolve({ rows: [{ is_held: false }] });
  expect(await second).toBe(false);
});

test('fails every question after one that failed, and tells of it', async () => {
  const { asked, client } = slowClient();
  const onLost = vi.fn();
  const connection = new KeysConnection(client, onLost);
  const answers = [KEYS.letGo(connection, 'a'), connection.makeSure()];
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  asked[0]?.answer.reject(new Error('Query read timeout'));
  for (const { status } of await Promise.allSettled(answers)) expect(status).toBe('rejected');
  await expect(connection.makeSure()).rejects.toThrow('Query read timeout');
  expect(onLost).toHaveBeenCalled();
  expect(asked).toHaveLength(1);
});
