import { readFileSync } from 'node:fs';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createEvent, createUser } from '../../testing/factories.ts';
import { insertRegistrations, type NewRegistration } from './new-registrations.queries.ts';

/*
 * The statement of registrations where options have seats, and that it is what it was elsewhere.
 */

const AT = new Date('2025-07-16T04:15:00Z');
/** What is sent where nobody chooses an option that has seats: as it was before there were any. */
const KEPT = readFileSync(new URL('../../testing/registering.sql', import.meta.url), 'utf8');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function wanting(event: NewRegistration['event'], ...chosen: string[]) {
  const { id: userId } = await createUser(database);
  const question = { question: 'T-shirt', type: 'multiple_choice' };
  return {
    event,
    userId,
    answers: [{ 1: chosen }],
    questions: { 1: question } as unknown as NewRegistration['questions'],
    options: chosen.map((option) => ({ question: 'T-shirt', option })),
    at: AT,
    audit: {
      ...{ actorId: userId, actorRole: 'USER', tokenId: null, requestId: 'request', at: AT },
      ...{ action: 'registration.created', subjectType: 'registration', subjectId: null },
      changes: '{}',
    },
    claim: null,
    response: {} as NewRegistration['response'],
  } satisfies NewRegistration;
}

function seatedEvent(capacity: number | null) {
  const shirt = { question: 'T-shirt', type: 'multiple_choice', options: ['M', 'L', 'XL'] };
  return createEvent(database, {
    capacity,
    event_questions: { 1: { ...shirt, seats: { M: 1, L: 1 } } },
  });
}

/** The database, and the text of each statement that is sent to it. */
function listened() {
  const sent: string[] = [];
  const { kysely } = database;
  const db = new Proxy(kysely, {
    get(target, name) {
      if (name !== 'executeQuery') {
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      }
      return (query: CompiledQuery) => {
        sent.push(query.sql);
        return target.executeQuery(query);
      };
    },
  });
  return { db, sent };
}

test('who chooses no option with seats sends the statement that was always sent', async () => {
  const event = await createEvent(database);
  const { db, sent } = listened();
  expect(await insertRegistrations(db, [await wanting(event)])).toMatchObject([
    { is: 'registered' },
  ]);
  expect(sent).toEqual([KEPT]);
  const seated = await seatedEvent(null);
  await insertRegistrations(db, [await wanting(seated, 'L')]);
  expect(sent[1]).not.toBe(KEPT);
});

test('together each gets all or nothing in their order, and a refusal takes from nobody', async () => {
  const event = await seatedEvent(3);
  const group = await Promise.all([
    wanting(event, 'L'),
    wanting(event, 'L', 'M'),
    wanting(event, 'XL'),
    wanting(event, 'M'),
    wanting(event, 'XL'),
  ]);
  const outcomes = await insertRegistrations(database.kysely, group);
  expect(outcomes.map((each) => (each.is === 'refused' ? each.refused.code : each.is))).toEqual([
    'registered',
    'options-full',
    'registered',
    'registered',
    'full',
  ]);
  expect(outcomes[1]).toEqual({
    is: 'options-full',
    options: [{ question: 'T-shirt', option: 'L' }],
  });
});

test('an option that is chosen past the statement is refused by the database', async () => {
  const event = await seatedEvent(null);
  await insertRegistrations(database.kysely, [await wanting(event, 'L')]);
  const unaware = { ...(await wanting(event, 'L')), options: [] };
  await expect(insertRegistrations(database.kysely, [unaware])).rejects.toMatchObject({
    code: 'PE003',
  });
});
