import { endpoints } from '@pratibha/contract/api';
import type { EndpointDefinition } from '@pratibha/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, createSubmission, createUser } from '../testing/factories.ts';
import { beginTestGuest } from '../testing/guest-factories.ts';
import type { HttpClient } from '../testing/http-client.ts';
import { assignAll, createRound, openTestRound } from '../testing/judging-factories.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';

/**
 * The guest in the access matrix: what judging takes, written out once more by hand. Whatever is
 * not here answers a guest as it does a visitor, and a guest who is somebody else's judge as
 * nobody.
 */
const OF_GUESTS = [
  'GET /judge/guest',
  'POST /judge/guest/leave',
  'GET /judge/rounds',
  'GET /judge/texts',
  'GET /judge/rounds/{id}',
  'PUT /judge/rounds/{id}/answer',
  'GET /judge/works/{id}',
  'PUT /judge/works/{id}/sheet',
  'POST /judge/works/{id}/send',
  'POST /judge/works/{id}/cannot',
  'POST /judge/works/{id}/conflict',
  'POST /judge/works/{id}/skip',
  'GET /judge/rounds/{id}/works',
  'GET /judge/rounds/{id}/previews',
  'GET /judge/works/{id}/parts',
  'GET /judge/works/{id}/files/{file}/original',
  'GET /judge/works/{id}/files/{file}/previews/{picture}',
  'GET /judge/rounds/{id}/final/works/{number}/parts',
  'GET /judge/rounds/{id}/final/works/{number}/files/{file}/previews/{picture}',
  'GET /judge/rounds/{id}/standing',
  'PUT /judge/rounds/{id}/tried',
  'POST /judge/rounds/{id}/calls',
  'DELETE /judge/rounds/{id}/calls',
  'GET /judge/rounds/{id}/nominations',
  'PUT /judge/rounds/{id}/nominations',
  'GET /judge/rounds/{id}/final',
  'POST /judge/rounds/{id}/final/ballots',
  'GET /judge/rounds/{id}/stands',
  'POST /judge/rounds/{id}/stands/next',
  'POST /judge/rounds/{id}/stands/here',
  'POST /judge/rounds/{id}/stands/stood',
  'POST /judge/rounds/{id}/stands/leave',
];

const UNKNOWN = '2000000000';
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;
const all: readonly EndpointDefinition[] = endpoints;

let product: TestApp;
let guest: HttpClient;
let told: string;

/**
 * A guest who judges the work of somebody whose name, address and number would be known anywhere.
 */
async function guestOf(name: string) {
  const { database } = product;
  const event = await createEvent(database, { requires_submission: true });
  const user = await createUser(database, {
    ...{ name: 'Sarita Distinctive', profile: { mobile: '9812345678' } },
  });
  await createSubmission(database, {
    ...{ event_id: event.id, user_id: user.id, status: 'ACCEPTED' },
  });
  const round = await createRound(database, { event_id: event.id });
  await openTestRound(database, round.id);
  const maker = await createUser(database, { role: 'ADMIN' });
  const begun = await beginTestGuest(product, {
    ...{ round_id: round.id, made_by: maker.id, name },
  });
  const [work = 0] = await assignAll(database, begun.guest.judgeId);
  return { ...begun, round, work };
}

beforeAll(async () => {
  product = await startTestApp({ clock: async () => stillDemoClock });
  const own = await guestOf('Sita Rai');
  const others = await guestOf('Ram Rai');
  guest = own.client;
  const read = async (path: string) => (await guest.get(path)).text;
  told = [
    await read('/api/judge/guest'),
    await read('/api/judge/rounds'),
    await read(`/api/judge/rounds/${own.round.id}`),
    await read(`/api/judge/works/${own.work}`),
  ].join();
  expect((await guest.get(`/api/judge/works/${others.work}`)).status).toBe(404);
});
afterAll(() => product.close());

test('reads of their own round nothing of whoever made a work, nor of organisers', () => {
  expect(told).toContain('"description"');
  for (const secret of ['Distinctive', '9812345678', '@']) expect(told).not.toContain(secret);
});

test('the table names calls that there are', () => {
  expect(all.map(nameOf)).toEqual(expect.arrayContaining(OF_GUESTS));
});

describe.each(all.map((call) => [nameOf(call), call] as const))('%s', (name, { method, path }) => {
  test('as a guest', async () => {
    const url = `/api${path.replace(/\{\w+\}/g, UNKNOWN)}`;
    const response = await guest.send(method, url);
    if (!OF_GUESTS.includes(name)) {
      const visitor = await product.anonymous().send(method, url);
      expect([response.status, response.problem]).toEqual([visitor.status, visitor.problem]);
      return;
    }
    if (path.includes('{id}')) expect(response.problem).toBe('not-found');
    else expect(response.status).toBe(200);
    // It was left by that: the others go on with another one.
    if (path.endsWith('/leave')) guest = (await guestOf('Sita Rai')).client;
  });
});
