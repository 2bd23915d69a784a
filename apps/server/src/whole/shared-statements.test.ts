import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { eventually } from '../testing/eventually.ts';
import { createEvent, createRegistration } from '../testing/factories.ts';

/** As many requests as are in flight at the same time. */
const AT_ONCE = 16;

const WORK = { work_link: 'https://work.example/x', description: 'A work.' };
const ANSWERS = { event_answers: [{ '1': 'Facebook' }] };

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

/** Statements that were sent while this ran. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = query.mock.calls.map(([statement]) => (statement as { text?: string })?.text ?? '');
  query.mockRestore();
  return texts.filter((text) => /^\s*(with|select|insert|update|delete)\b/i.test(text)).length;
}

/** People who are registered for a new event, and known to this process, as on any day. */
async function participants(event_id: number): Promise<SignedInClient[]> {
  const people: SignedInClient[] = [];
  for (let n = 0; n < AT_ONCE; n += 1) {
    const person = await product.as('USER');
    await createRegistration(product.database, { event_id, user_id: person.user.id });
    people.push(person);
  }
  await people[0]?.get('/api/user/available/events');
  await eventually(async () => {
    const asking = () => Promise.all(people.map((person) => person.get('/api/user/profile')));
    expect(await statementsOf(asking)).toBe(0);
  });
  return people;
}

// Alone, submitting takes two statements, listing and registering one. The first goes alone, and
// all that came meanwhile go together.
test.each([
  [
    'submit',
    6,
    '2025-08-10T10:00:00+05:45',
    (person: SignedInClient, its: number) =>
      person.post(`/api/user/events/${its}/submissions`, WORK),
  ],
  [
    'register',
    3,
    '2025-07-16T10:00:00+05:45',
    (person: SignedInClient, _: number, other: number) =>
      person.post(`/api/user/events/${other}/register`, ANSWERS),
  ],
  [
    'read their works',
    3,
    '2025-07-16T10:00:00+05:45',
    (person: SignedInClient) => person.get('/api/user/submissions'),
  ],
  [
    'read their registrations',
    3,
    '2025-07-16T10:00:00+05:45',
    (person: SignedInClient) => person.get('/api/user/registrations'),
  ],
] as const)(
  `${AT_ONCE} people who %s at once share %i statements at most`,
  async (_, most, at, send) => {
    product.clock.set(at);
    const [its, other] = [
      await createEvent(product.database, { requires_submission: true }),
      await createEvent(product.database),
    ];
    const people = await participants(its.id);
    let statuses: number[] = [];
    const statements = await statementsOf(async () => {
      const responses = await Promise.all(people.map((person) => send(person, its.id, other.id)));
      statuses = responses.map(({ status }) => status);
    });
    expect(statuses.every((status) => status < 300)).toBe(true);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(most);
  },
);
