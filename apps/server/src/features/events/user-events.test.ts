import { listUserEvents, type UserEvent } from '@pratibha/contract/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemo } from '../../demo/seed-demo.ts';
import { createLog } from '../../platform/process/log.ts';
import { responseSchema, writerBy } from '../../platform/serve/response-schema.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';
import { stillDemoClock } from '../../testing/still-demo-clock.ts';

/*
 * The list is joined from texts that were written when an event changed: here it is held against
 * what its schema's own serialiser writes of the same list.
 */

const writeBySchema = writerBy(responseSchema(listUserEvents.response));

/** What the schema does not name is left out, and what it does is in its order. */
async function listOf(person: SignedInClient): Promise<UserEvent[]> {
  const response = await person.get('/api/user/available/events');
  const list = response.json<UserEvent[]>();
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(response.text).toBe(writeBySchema(list));
  expect(() => listUserEvents.response.parse(list)).not.toThrow();
  return list;
}

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp({ clock: async () => stillDemoClock });
  await seedDemo(product.database, createLog('silent'));
});
afterAll(() => product.close());

test('is as its schema writes it, for odd texts and every state', async () => {
  const { database } = product;
  const texts = [
    '"quoted" \\ back\\slash / </script><!-- & {"a":[1]}',
    'line\nbreak\ttab\u2028separator\u2029\u007f\u0001',
    'नेपाल – 🏆 é\u0301 “curly” ',
    ',"is_registered":true}]',
    '',
  ];
  const created = await Promise.all(
    texts.map((text, index) =>
      createEvent(database, {
        title: text || ' ',
        description: text,
        event_details_url: index === 0 ? `https://college.example/?a="b"&c=${text}` : null,
        event_date: index === 1 ? '2025-09-01' : null,
        capacity: index === 2 ? 1 : null,
        description_word_limit: index === 3 ? 500 : null,
        internal_event: index === 4,
        requires_submission: index < 3,
        event_questions: { '1': { question: text, nested: [null, 1.5, true, { [text]: text }] } },
      }),
    ),
  );
  const student = await product.as('USER');
  const [first, second, third] = created.map(({ id }) => id);
  const user_id = student.user.id;
  await createSubmission(database, { user_id, event_id: first ?? 0, status: 'ACCEPTED' });
  await createRegistration(database, { user_id, event_id: second ?? 0, status: 'REJECTED' });
  await createRegistration(database, { event_id: third ?? 0 });
  const list = await listOf(student);
  const ids = new Set(created.map(({ id }) => id));
  const odd = list.filter(({ id }) => ids.has(id)).map(({ description }) => description);
  expect(odd.toSorted()).toEqual(texts.toSorted());
  const stateOf = (id?: number) => list.find((event) => event.id === id);
  expect(stateOf(first)).toMatchObject({ is_registered: true, submission_status: 'ACCEPTED' });
  expect(stateOf(second)).toMatchObject({ registration_status: 'REJECTED', submission_id: null });
  expect(stateOf(third)).toMatchObject({ is_registered: false, seats_left: 0, refusal: 'full' });
  const internal = await product.as({ is_internal: true });
  expect((await listOf(internal)).map(({ refusal }) => refusal)).toContain(null);
});

test('is as its schema writes it for people of the demo', async () => {
  const { rows } = await product.database.pool.query<{ email: `${string}@${string}` }>(
    `select email from users where status = 'ACTIVE' order by id limit 40`,
  );
  const lists: UserEvent[][] = [];
  for (const { email } of rows) lists.push(await listOf(await product.as(email)));
  const statesOf = (key: 'registration_status' | 'submission_status') =>
    new Set(lists.flat().map((event) => event[key]));
  expect(statesOf('registration_status').size).toBeGreaterThan(3);
  expect(statesOf('submission_status').size).toBeGreaterThan(3);
});
