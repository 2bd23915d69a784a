import type { NewToken, OwnToken } from '@pratibha/contract/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../../platform/process/log.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createToken } from '../../../testing/factories.ts';
import { ProgramClient } from '../../../testing/http-client.ts';

const TOKENS = '/api/user/tokens';
const DAY_MS = 24 * 3600 * 1000;

let server: TestApp;
let logged = '';

beforeAll(async () => {
  server = await startTestApp({ log: createLog('trace', { write: (line) => (logged += line) }) });
});
afterAll(() => server.close());

async function made(client: SignedInClient, body = {}): Promise<NewToken> {
  const response = await client.post(TOKENS, { name: ' Sync ', scope: 'read', ...body });
  expect([response.status, response.problem]).toEqual([201, null]);
  return response.json<NewToken>();
}

const programWith = (token: string) => new ProgramClient(server.app, server.origin, token);
const tokensOf = async (client: SignedInClient) => (await client.get(TOKENS)).json<OwnToken[]>();

async function auditOf(id: number) {
  return server.database.kysely
    .selectFrom('audit')
    .select(['action', 'changes', 'token_id'])
    .where('actor_id', '=', id)
    .orderBy('id')
    .execute();
}

describe('a token that was made', () => {
  it('is told once, kept as a hash, and opens the API', async () => {
    const organiser = await server.as('EVENT_ADMIN');
    const { token, made: told } = await made(organiser);
    expect(token).toMatch(/^pratibha_[\w-]{43}$/);
    expect(told).toMatchObject({ name: 'Sync', scope: 'read', is_live: true, last_used_at: null });
    const lives = Date.parse(told.expires_at) - Date.parse(told.made_at);
    expect(lives).toBe(90 * DAY_MS);
    const listed = await organiser.get(TOKENS);
    expect(listed.json()).toEqual([told]);
    const { rows } = await server.database.pool.query(
      `select t::text from api_tokens t union all select a::text from audit a
       union all select k::text from idempotency_keys k`,
    );
    const kept = JSON.stringify(rows);
    const hash = tokenHash(token).toString('hex');
    expect([kept.includes(hash), listed.text.includes(hash)]).toEqual([true, false]);
    for (const place of [kept, listed.text, logged]) expect(place).not.toContain(token);
    const me = await programWith(token).get('/api/user/profile');
    expect([me.status, me.json()['id']]).toEqual([200, organiser.user.id]);
    expect(await auditOf(organiser.user.id)).toEqual([
      {
        action: 'token.made',
        changes: { token: told.id, token_name: 'Sync', scope: 'read', days: 90 },
        token_id: null,
      },
    ]);
  });

  it('is seen in use, and noted once in a minute', async () => {
    const organiser = await server.as('ADMIN');
    const { token, made: told } = await made(organiser);
    await programWith(token).get('/api/admin/dashboard');
    const [used] = await tokensOf(organiser);
    expect(used?.last_used_at).not.toBe(null);
    await server.database.pool.query(
      `update api_tokens set last_used_at = now() - interval '50 seconds' where id = $1`,
      [told.id],
    );
    const [before] = await tokensOf(organiser);
    // Another process, which remembers nothing yet.
    const other = await startTestApp({ database: server.database });
    const again = new ProgramClient(other.app, other.origin, token);
    expect((await again.get('/api/user/profile')).status).toBe(200);
    await other.close();
    expect((await tokensOf(organiser))[0]?.last_used_at).toBe(before?.last_used_at);
  });

  it.each([
    [{ name: '' }, '/name', 'required'],
    [{ name: 'x'.repeat(81) }, '/name', 'too-long'],
    [{ days: 366 }, '/days', 'invalid-days'],
    [{ days: 0 }, '/days', 'invalid-days'],
  ])('is refused with %j', async (change, pointer, code) => {
    const organiser = await server.as('EVENT_ADMIN');
    const response = await organiser.post(TOKENS, { name: 'Sync', scope: 'read', ...change });
    expect([response.status, response.json()['errors']]).toMatchObject([422, [{ pointer, code }]]);
  });

  it('is one of twenty at most, also where two are made at once', async () => {
    const organiser = await server.as('EVENT_ADMIN');
    for (let n = 0; n < 19; n += 1) {
      const token_hash = tokenHash(`${organiser.user.id} ${n}`);
      await createToken(server.database, { user_id: organiser.user.id, token_hash });
    }
    const both = await Promise.all(
      [1, 2].map(() => organiser.post(TOKENS, { name: 'Sync', scope: 'read' })),
    );
    expect(both.map(({ problem }) => problem).toSorted()).toEqual([null, 'too-many-tokens']);
    const [one] = await tokensOf(organiser);
    await organiser.delete(`${TOKENS}/${one?.id}`);
    await made(organiser);
  });
});

describe('a token ends', () => {
  it('by hand, at once and on every process', async () => {
    const organiser = await server.as('EVENT_ADMIN');
    const { token, made: told } = await made(organiser);
    const other = await startTestApp({ database: server.database });
    const there = new ProgramClient(other.app, other.origin, token);
    expect((await there.get('/api/user/profile')).status).toBe(200);
    expect((await programWith(token).get('/api/user/profile')).status).toBe(200);
    const response = await organiser.delete(`${TOKENS}/${told.id}`);
    expect(response.json<OwnToken[]>()).toMatchObject([{ id: told.id, is_live: false }]);
    const refused = await programWith(token).get('/api/user/profile');
    expect([refused.status, refused.problem]).toEqual([401, 'token-not-valid']);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    await expect.poll(async () => (await there.get('/api/user/profile')).status).toBe(401);
    await other.close();
    await organiser.delete(`${TOKENS}/${told.id}`);
    const ended = (await auditOf(organiser.user.id)).filter(
      ({ action }) => action === 'token.ended',
    );
    expect(ended).toHaveLength(1);
  });

  it.each([
    ['with the role', { role: 'USER' }],
    ['with a higher role, too', { role: 'ADMIN' }],
    ['with the account', { status: 'DELETED' }],
  ])('%s, and does not come back', async (_, change) => {
    const manager = await server.as('SUPER_ADMIN');
    const { user, ...organiser } = await server.program('EVENT_ADMIN', 'read');
    const program = programWith(organiser.token);
    expect((await program.get('/api/user/profile')).status).toBe(200);
    await manager.put(`/api/admin/users/${user.id}`, change);
    expect((await program.get('/api/user/profile')).problem).toBe('token-not-valid');
    await manager.put(`/api/admin/users/${user.id}`, { role: 'EVENT_ADMIN', status: 'ACTIVE' });
    expect((await program.get('/api/user/profile')).problem).toBe('token-not-valid');
  });

  it('when its person is signed out everywhere', async () => {
    const manager = await server.as('SUPER_ADMIN');
    const program = await server.program('EVENT_ADMIN', 'read');
    expect((await program.get('/api/user/profile')).status).toBe(200);
    await manager.delete(`/api/admin/users/${program.user.id}/sessions`);
    expect((await program.get('/api/user/profile')).problem).toBe('token-not-valid');
    const [row] = (await auditOf(manager.user.id)).slice(-1);
    expect(row?.changes).toEqual({ ended: 0, tokens: 1 });
  });

  it('by time', async () => {
    const program = await server.program('EVENT_ADMIN', 'read');
    await server.database.pool.query(
      `update api_tokens set expires_at = now() - interval '1 second' where id = $1`,
      [program.tokenId],
    );
    expect((await program.get('/api/user/profile')).problem).toBe('token-not-valid');
  });

  it('by nobody else’s hand', async () => {
    const program = await server.program('EVENT_ADMIN', 'read');
    const other = await server.as('SUPER_ADMIN');
    expect((await other.delete(`${TOKENS}/${program.tokenId}`)).status).toBe(404);
    expect((await program.get('/api/user/profile')).status).toBe(200);
  });
});

describe('personal data', () => {
  it('tells of tokens and never what opens them; an erasure takes them, and their names', async () => {
    const organiser = await server.as('EVENT_ADMIN');
    const { token } = await made(organiser, { name: 'Of Nima' });
    const own = await organiser.get('/api/user/data');
    expect(own.json()['tokens']).toMatchObject([{ name: 'Of Nima', scope: 'read' }]);
    expect(own.text).not.toContain(token);
    const eraser = await server.as('SUPER_ADMIN');
    const { id, email } = organiser.user;
    await eraser.put(`/api/admin/users/${id}/erase`, { confirm: email });
    expect((await programWith(token).get('/api/user/profile')).problem).toBe('token-not-valid');
    const { rows } = await server.database.pool.query(
      `select t::text from api_tokens t where user_id = $1
       union all select a::text from audit a where changes::text like '%Of Nima%'`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});
