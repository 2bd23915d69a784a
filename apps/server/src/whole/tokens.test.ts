import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../platform/edge/limits.ts';
import { newApiToken } from '../platform/session/tokens.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createEvent, grantEvents } from '../testing/factories.ts';
import { ProgramClient } from '../testing/http-client.ts';

let product: TestApp;

beforeAll(async () => {
  const tokens = { ...LIMITS.tokens, export: 2 };
  product = await startTestApp({ limits: { ...LIMITS, tokens } });
});
afterAll(() => product.close());

const EVENT = {
  title: 'Made by a program',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-08-01T00:00:00+05:45',
};

describe('a request with a token', () => {
  it('changes without cookie and anti-forgery value, from wherever it comes', async () => {
    const program = await product.program('EVENT_ADMIN', 'write');
    for (const headers of [{}, { origin: 'https://elsewhere.example' }]) {
      const response = await program.post('/api/admin/events', EVENT, headers);
      expect(response.status).toBe(201);
      expect(response.headers['set-cookie']).toBe(undefined);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['access-control-allow-origin']).toBe(undefined);
    }
    const asked = await product.app.inject({
      method: 'OPTIONS',
      url: '/api/admin/events',
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(asked.statusCode).toBe(405);
    expect(asked.headers['access-control-allow-origin']).toBe(undefined);
  });

  it('is that of the token where a cookie comes along', async () => {
    const [program, browser] = [
      await product.program('EVENT_ADMIN', 'read'),
      await product.as('SUPER_ADMIN'),
    ];
    const headers = { authorization: `bearer ${program.token}` };
    const me = await browser.get('/api/user/profile', headers);
    expect(me.json()['id']).toBe(program.user.id);
    expect((await browser.get('/api/admin/audit', headers)).problem).toBe('not-allowed');
    const change = await browser.post('/api/admin/events', EVENT, headers);
    expect(change.problem).toBe('token-reads-only');
  });

  it.each([
    ['Bearer', 'token-not-valid'],
    ['Bearer x', 'token-not-valid'],
    [`Bearer ${newApiToken()}`, 'token-not-valid'],
    ['Basic cHJveHk6c2VjcmV0', null],
  ])('%s beside a session is answered %s', async (authorization, problem) => {
    const browser = await product.as('SUPER_ADMIN');
    const read = await browser.get('/api/user/profile', { authorization });
    expect([read.status, read.problem]).toEqual([problem === null ? 200 : 401, problem]);
    const write = await browser.post('/api/admin/events', EVENT, { authorization });
    expect([write.status, write.problem]).toEqual([problem === null ? 201 : 401, problem]);
    // Also where nobody would have to be known.
    const logout = await browser.post('/api/user/logout', undefined, { authorization });
    expect(logout.problem).toBe(problem);
  });

  it('may do no more than its person may now', async () => {
    const program = await product.program('EVENT_ADMIN', 'write');
    const [own, other] = [await createEvent(product.database), await createEvent(product.database)];
    const change = (id: number) => program.put(`/api/admin/events/${id}`, EVENT);
    expect((await change(other.id)).status).toBe(200);
    await grantEvents(product.database, program.user.id, [own.id, 'organise']);
    await expect.poll(async () => (await change(other.id)).status).toBe(404);
    expect((await change(own.id)).status).toBe(200);
  });

  it('is written down as one of that token', async () => {
    const program = await product.program('ADMIN', 'write');
    const { id } = (await program.post('/api/admin/events', EVENT)).json<{ id: number }>();
    await createRegistrationBy(program);
    const { rows } = await product.database.pool.query(
      'select distinct action, token_id from audit where actor_id = $1 order by action',
      [program.user.id],
    );
    expect(rows).toEqual([
      { action: 'event.created', token_id: program.tokenId },
      { action: 'registration.created', token_id: program.tokenId },
    ]);
    const manager = await product.as('ADMIN');
    const told = await manager.get(`/api/admin/audit?subject_type=event&subject_id=${id}`);
    expect(told.json()).toMatchObject([{ by_token: { id: program.tokenId, name: null } }]);
  });

  it('is named as it was made, also when it is long gone', async () => {
    const person = await product.as('ADMIN');
    const made = await person.post('/api/user/tokens', { name: 'Sync', scope: 'write' });
    const { token } = made.json<{ token: string }>();
    const program = new ProgramClient(product.app, product.origin, token);
    await program.post('/api/admin/events', EVENT);
    await product.database.pool.query('delete from api_tokens where user_id = $1', [
      person.user.id,
    ]);
    const told = await person.get(`/api/admin/audit?actor_id=${person.user.id}`);
    expect(told.json()).toMatchObject([{ by_token: { name: 'Sync' } }, { by_token: null }]);
    const file = await person.get(
      `/api/admin/audit/export?actor_id=${person.user.id}&columns=by_token`,
    );
    expect(file.text.split('\r\n').slice(1, 3)).toEqual(['Sync', '']);
  });

  it('counts beside what its person does, with all tokens of theirs together', async () => {
    const [one, person] = [await product.program('ADMIN', 'read'), await product.as('SUPER_ADMIN')];
    const two = await product.program(one.user.email as `${string}@${string}`, 'read');
    const url = '/api/admin/events/export';
    const statuses = [];
    for (const client of [one, two, one]) statuses.push((await client.get(url)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const browser = await product.as(one.user.email as `${string}@${string}`);
    expect((await browser.get(url)).status).toBe(200);
    expect((await person.get(url)).status).toBe(200);
  });
});

async function createRegistrationBy(program: ProgramClient) {
  const { id } = await createEvent(product.database);
  const body = { event_answers: [{ '1': 'Facebook' }] };
  expect((await program.post(`/api/user/events/${id}/register`, body)).status).toBe(201);
}
