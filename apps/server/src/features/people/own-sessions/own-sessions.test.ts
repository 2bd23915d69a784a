import type { OwnSession } from '@pratibha/contract/own-sessions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLog } from '../../../platform/process/log.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { SessionCache } from '../../../platform/session/session-cache.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { HttpClient } from '../../../testing/http-client.ts';
import {
  NAVIGATION,
  startTestProvider,
  type TestProvider,
} from '../../../testing/identity-provider.ts';

const SESSIONS = '/api/user/sessions';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0 agent-canary';
const NOBODYS = '00000000-0000-4000-8000-000000000000';

let provider: TestProvider;
let server: TestApp;
let logged = '';

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestApp({
    config: { oidc: provider.settings },
    log: createLog('trace', { write: (line) => (logged += line) }),
  });
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

let people = 0;

/** A new person, signed in through the provider with each of these browsers. */
async function signedInWith(...userAgents: (string | undefined)[]): Promise<HttpClient[]> {
  people += 1;
  const email = `browser${people}@people.example`;
  provider.claims = { sub: email, email, email_verified: true };
  const browsers: HttpClient[] = [];
  for (const agent of userAgents) {
    const browser = server.anonymous();
    const headers = { ...NAVIGATION, ...(agent === undefined ? {} : { 'user-agent': agent }) };
    const begun = await browser.get('/api/oauth/login', headers);
    const callback = await provider.authorize(String(begun.headers['location']));
    await browser.get(callback, headers);
    browsers.push(browser);
  }
  return browsers;
}

const sessionsOf = async (browser: HttpClient) =>
  (await browser.get(SESSIONS)).json<OwnSession[]>();
const isIn = async (browser: HttpClient) => (await browser.get('/api/user/profile')).status === 200;

async function auditOf(browser: HttpClient) {
  const { id } = (await browser.get('/api/user/profile')).json<{ id: number }>();
  return server.database.kysely
    .selectFrom('audit')
    .select(['action', 'changes'])
    .where('actor_id', '=', id)
    .where('action', 'like', 'session.%')
    .orderBy('id')
    .execute();
}

describe('the list of one’s sessions', () => {
  it('tells when and with what one signed in, the one in use first', async () => {
    const [here, there] = await signedInWith(FIREFOX, 'curl/8.14.1');
    expect(await sessionsOf(here as HttpClient)).toMatchObject([
      { device: 'Firefox on Windows', is_current: true },
      { device: null, is_current: false },
    ]);
    expect(await sessionsOf(there as HttpClient)).toMatchObject([
      { device: null, is_current: true },
      { device: 'Firefox on Windows', is_current: false },
    ]);
    const [first] = await sessionsOf(here as HttpClient);
    expect(Date.parse(first?.signed_in_at ?? '')).toBeLessThanOrEqual(
      Date.parse(first?.last_used_at ?? ''),
    );
  });

  it('holds neither tokens nor their hashes, and no browser’s words are kept or logged', async () => {
    const [here] = await signedInWith(FIREFOX);
    const token = here?.cookies.get('pratibha_session') ?? '';
    const { text } = (await here?.get(SESSIONS)) ?? { text: token };
    const hash = tokenHash(token);
    for (const secret of [token, hash.toString('hex'), hash.toString('base64url'), 'canary']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    const { rows } = await server.database.pool.query('select t::text from sessions t');
    expect(JSON.stringify(rows)).not.toContain('canary');
    expect(logged).not.toContain('agent-canary');
    expect(logged).not.toContain(token);
    expect(logged).toContain(SESSIONS);
  });

  it('leaves out what has run out', async () => {
    const [here, over, idle] = await signedInWith('a', 'b', 'c');
    const { pool } = server.database;
    const end = async (browser: HttpClient | undefined, change: string) => {
      const hash = tokenHash(browser?.cookies.get('pratibha_session') ?? '');
      await pool.query(`update sessions set ${change} where token_hash = $1`, [hash]);
    };
    expect(await sessionsOf(here as HttpClient)).toHaveLength(3);
    await end(idle, "last_seen_at = now() - interval '8 days'");
    expect(await sessionsOf(here as HttpClient)).toHaveLength(2);
    await end(over, "expires_at = now() - interval '1 second'");
    expect(await sessionsOf(here as HttpClient)).toHaveLength(1);
  });
});

describe('more sessions than anybody has browsers', () => {
  it('end with the oldest, at once, and only one’s own', async () => {
    const [bystander] = (await signedInWith('z')) as [HttpClient];
    const [oldest, next] = (await signedInWith('a', 'b')) as [HttpClient, HttpClient];
    const { id } = (await oldest.get('/api/user/profile')).json<{ id: number }>();
    await server.database.pool.query(
      `update sessions set created_at = created_at - interval '1 day' where user_id <> $1`,
      [id],
    );
    await server.database.pool.query(
      `insert into sessions (token_hash, user_id, expires_at)
       select sha256(n::text::bytea), $1, now() + interval '1 day' from generate_series(1, 48) as n`,
      [id],
    );
    expect(await sessionsOf(next)).toHaveLength(50);
    const one = server.anonymous();
    await provider.signIn(one);
    expect(await sessionsOf(one)).toHaveLength(50);
    expect([await isIn(oldest), await isIn(next), await isIn(one)]).toEqual([false, true, true]);
    expect(await isIn(bystander)).toBe(true);
  });
});

describe('ending a session of oneself', () => {
  it('counts at the next request there, and answers what is left', async () => {
    const [here, there] = (await signedInWith('a', 'b')) as [HttpClient, HttpClient];
    expect(await isIn(there)).toBe(true);
    const [own, other] = await sessionsOf(here);
    const response = await here.delete(`${SESSIONS}/${other?.id}`);
    expect([response.status, response.json()]).toEqual([200, [own]]);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    expect(await auditOf(here)).toEqual([{ action: 'session.ended', changes: {} }]);
    expect((await here.delete(`${SESSIONS}/${other?.id}`)).problem).toBe('not-found');
  });

  it('is forgotten here without waiting for the notice of it', async () => {
    const [here, there] = (await signedInWith('a', 'b')) as [HttpClient, HttpClient];
    const { id } = (await here.get('/api/user/profile')).json<{ id: number }>();
    await isIn(there);
    const [, other] = await sessionsOf(here);
    // The notice names the session; only the request itself names the person.
    const forgotten = vi.spyOn(SessionCache.prototype, 'forgetUser');
    await here.delete(`${SESSIONS}/${other?.id}`);
    expect(forgotten).toHaveBeenCalledWith(id);
    forgotten.mockRestore();
  });

  it('is not for the one in use', async () => {
    const [here] = (await signedInWith('a')) as [HttpClient];
    const [own] = await sessionsOf(here);
    const response = await here.delete(`${SESSIONS}/${own?.id}`);
    expect([response.status, response.problem]).toEqual([409, 'session-in-use']);
    expect(await isIn(here)).toBe(true);
    expect(await auditOf(here)).toEqual([]);
  });

  it('does not reach those of others, whose ids are unknown', async () => {
    const [victim] = (await signedInWith('a')) as [HttpClient];
    const [theirs] = await sessionsOf(victim);
    for (const thief of [...(await signedInWith('a')), await server.as('SUPER_ADMIN')]) {
      for (const id of [theirs?.id, NOBODYS, '1', 'x']) {
        const response = await thief.delete(`${SESSIONS}/${id}`);
        expect([id, response.status, response.problem]).toEqual([id, 404, 'not-found']);
      }
    }
    expect(await isIn(victim)).toBe(true);
  });
});

describe('ending all others', () => {
  it('leaves the one in use, and those of other people', async () => {
    const [bystander] = (await signedInWith('a')) as [HttpClient];
    const [here, ...others] = (await signedInWith('a', 'b', 'c')) as [HttpClient];
    for (const browser of [here, ...others]) expect(await isIn(browser)).toBe(true);
    const response = await here.delete(SESSIONS);
    expect(response.status).toBe(200);
    expect(response.json()).toMatchObject([{ is_current: true }]);
    for (const browser of others) expect(await isIn(browser)).toBe(false);
    expect([await isIn(here), await isIn(bystander)]).toEqual([true, true]);
    const ended = { action: 'session.others-ended', changes: { sessions: 2 } };
    expect(await auditOf(here)).toEqual([ended]);
    expect((await here.delete(SESSIONS)).json()).toHaveLength(1);
    expect(await auditOf(here)).toEqual([ended]);
  });
});
