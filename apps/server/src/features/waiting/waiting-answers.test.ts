import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/db/transaction.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createUser } from '../../testing/factories.ts';
import { createWaiting } from '../../testing/waiting-factories.ts';
import { holdWaitingAnswers } from './waiting-answers.queries.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

/** Does something once a row was looked for to be locked, and before it is read. */
function afterTheLock(act: () => Promise<unknown>): KyselyPlugin {
  let statements = 0;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements += 1;
      // The event, the person, the row.
      if (statements === 3) await act();
      return result;
    },
  };
}

test('answers of somebody who joins just as they are looked for are held by nobody', async () => {
  const { id: eventId } = await createEvent(product.database, { capacity: 1 });
  const { id: userId } = await createUser(product.database);
  const join = () => createWaiting(product.database, { event_id: eventId, user_id: userId });
  let joined = 0;
  const held = await inTransaction(product.database, (db) => {
    const meanwhile = afterTheLock(async () => {
      joined = (await join()).id;
    });
    return holdWaitingAnswers(db.withPlugin(meanwhile), { eventId, userId });
  });
  expect([joined > 0, held]).toEqual([true, undefined]);
  const again = await inTransaction(product.database, (db) =>
    holdWaitingAnswers(db, { eventId, userId }),
  );
  expect(again?.id).toBe(joined);
});
