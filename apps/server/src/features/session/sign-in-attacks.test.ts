import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tokenHash } from '../../platform/session/cookies.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { HttpClient } from '../../testing/http-client.ts';
import {
  NAVIGATION,
  startTestProvider,
  type TestProvider,
} from '../../testing/identity-provider.ts';

const SESSION = 'pratibha_session';
const CLAIMS = { sub: 'somebody', email: 'somebody@people.example', email_verified: true };

let provider: TestProvider;
let server: TestApp;

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestApp({ config: { oidc: provider.settings } });
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

beforeEach(() => {
  provider.behave();
  provider.claims = { ...CLAIMS };
});

async function expectNoSession(browser: HttpClient): Promise<void> {
  expect(browser.cookies.get(SESSION)).toBeUndefined();
  expect((await browser.get('/api/user/profile')).status).toBe(401);
}

/** Begins a sign-in and visits the provider; answers the path of the callback. */
async function begin(browser: HttpClient): Promise<string> {
  const begun = await browser.get('/api/oauth/login', NAVIGATION);
  return provider.authorize(String(begun.headers['location']));
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);

describe('a token that is not right', () => {
  const lies: Record<string, () => void> = {
    'has another nonce': () => {
      provider.onSigning = ({ payload }) => void (payload['nonce'] = 'another');
    },
    'has no nonce': () => {
      provider.onSigning = ({ payload }) => void delete payload['nonce'];
    },
    'is for somebody else': () => {
      provider.onSigning = ({ payload }) => void (payload['aud'] = 'another-client');
    },
    'is from another issuer': () => {
      provider.onSigning = ({ payload }) => void (payload.iss = 'https://evil.example');
    },
    'is over': () => {
      provider.onSigning = ({ payload }) => void (payload.exp = now() - 60);
    },
    'is not yet valid': () => {
      provider.onSigning = ({ payload }) => void (payload.nbf = now() + 600);
    },
    'has another signature': () => {
      provider.onIdToken = (token) => {
        const [header, payload, signature = ''] = token.split('.');
        return `${header}.${payload}.${signature.split('').reverse().join('')}`;
      };
    },
    'says something else than was signed': () => {
      provider.onIdToken = (token) => {
        const [header, payload = '', signature] = token.split('.');
        const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
        return `${header}.${encode({ ...claims, email: 'admin@people.example' })}.${signature}`;
      };
    },
    'is not signed (alg none)': () => {
      provider.onIdToken = (token) => `${encode({ alg: 'none' })}.${token.split('.')[1]}.`;
    },
    'is signed with the client secret (alg HS256)': () => {
      provider.onIdToken = (token) => {
        const unsigned = `${encode({ alg: 'HS256' })}.${token.split('.')[1]}`;
        const secret = provider.settings.clientSecret;
        return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
      };
    },
    'is no token': () => {
      provider.onIdToken = () => 'nonsense';
    },
  };

  it.each(Object.keys(lies))('opens nothing when it %s', async (lie) => {
    lies[lie]?.();
    const browser = server.anonymous();
    const response = await provider.signIn(browser);
    expect(response.headers['location']).toBe('/?sign-in-error=failed');
    await expectNoSession(browser);
  });

  it('may differ by half a minute in its times', async () => {
    provider.onSigning = ({ payload }) => void (payload.exp = now() - 10);
    const response = await provider.signIn(server.anonymous());
    expect(response.headers['location']).toBe('/user/events');
  });
});

describe('a subject', () => {
  it.each([
    ['with a NUL character', 'a\u0000b'],
    ['with a line break', 'a\nb'],
    ['with half a character', 'a\ud800'],
    ['with other letters than ASCII', 'कविता'],
    ['of 256 characters', 'x'.repeat(256)],
  ])('%s opens nothing', async (_, sub) => {
    provider.claims = { ...CLAIMS, sub };
    const browser = server.anonymous();
    const response = await provider.signIn(browser);
    expect([response.status, response.headers['location']]).toEqual([
      302,
      '/?sign-in-error=failed',
    ]);
    await expectNoSession(browser);
  });

  it('may have 255 characters', async () => {
    provider.claims = { ...CLAIMS, sub: 'x'.repeat(255), email: 'long@people.example' };
    const response = await provider.signIn(server.anonymous());
    expect(response.headers['location']).toBe('/user/events');
  });
});

describe('a callback that nobody began', () => {
  const EXPIRED = '/?sign-in-error=expired';

  it.each([
    '/api/oauth/callback',
    '/api/oauth/callback?code=1',
    '/api/oauth/callback?code=1&state=',
    '/api/oauth/callback?code=1&state=unknown',
    '/api/oauth/callback?code=1&state=a&state=b',
  ])('opens nothing: %s', async (url) => {
    const browser = server.anonymous();
    await begin(browser);
    expect((await browser.get(url, NAVIGATION)).headers['location']).toBe(EXPIRED);
    await expectNoSession(browser);
  });

  it('opens nothing in another browser', async () => {
    const callback = await begin(server.anonymous());
    const other = server.anonymous();
    await begin(other);
    expect((await other.get(callback, NAVIGATION)).headers['location']).toBe(EXPIRED);
    await expectNoSession(other);
  });

  it('opens nothing the second time, also when both arrive at once', async () => {
    const browser = server.anonymous();
    const callback = await begin(browser);
    const responses = await Promise.all([1, 2, 3].map(() => browser.get(callback, NAVIGATION)));
    const places = responses.map(({ headers }) => headers['location']);
    expect(places.filter((place) => place === '/')).toHaveLength(1);
    expect(places.filter((place) => place === EXPIRED)).toHaveLength(2);
  });

  it('opens nothing when it is too late', async () => {
    const browser = server.anonymous();
    const callback = await begin(browser);
    await server.database.pool.query(
      `update sign_in_attempts set expires_at = now() - interval '1 second'`,
    );
    expect((await browser.get(callback, NAVIGATION)).headers['location']).toBe(EXPIRED);
  });

  it('makes room for newer ones where one browser begins many, and only there', async () => {
    const other = server.anonymous();
    const others = await begin(other);
    const browser = server.anonymous();
    const oldest = await begin(browser);
    const next = await begin(browser);
    for (let n = 0; n < 19; n += 1) await browser.get('/api/oauth/login', NAVIGATION);
    const { rows } = await server.database.pool.query<{ n: number }>(
      'select count(*)::int as n from sign_in_attempts where browser_hash = $1',
      [tokenHash(browser.cookies.get('pratibha_sign_in') ?? '')],
    );
    expect(rows).toEqual([{ n: 20 }]);
    expect((await browser.get(oldest, NAVIGATION)).headers['location']).toBe(EXPIRED);
    expect((await browser.get(next, NAVIGATION)).headers['location']).toBe('/');
    expect((await other.get(others, NAVIGATION)).headers['location']).toBe('/');
  });

  it('says so when the person changed their mind', async () => {
    const browser = server.anonymous();
    const callback = new URL(await begin(browser), server.origin);
    const denied = `/api/oauth/callback?error=access_denied&state=${callback.searchParams.get('state')}`;
    const response = await browser.get(denied, NAVIGATION);
    expect(response.headers['location']).toBe('/?sign-in-error=cancelled');
  });

  it('tells programs by a problem document', async () => {
    const response = await server.anonymous().get('/api/oauth/callback?code=1&state=2');
    expect([response.status, response.problem]).toEqual([400, 'sign-in-failed']);
  });
});

describe('two tabs', () => {
  it('may each finish their own sign-in', async () => {
    const browser = server.anonymous();
    const callbacks = [await begin(browser), await begin(browser)];
    for (const callback of callbacks) {
      expect((await browser.get(callback, NAVIGATION)).headers['location']).toBe('/');
    }
  });
});

describe('a session', () => {
  it('is new at every sign-in; a planted one and the one before are worth nothing', async () => {
    const browser = server.anonymous();
    const planted = 'p'.repeat(43);
    browser.cookies.set(SESSION, planted);
    await provider.signIn(browser);
    const first = browser.cookies.get(SESSION) ?? '';
    expect(first).not.toBe(planted);
    expect((await browser.get('/api/user/profile')).status).toBe(200);
    await provider.signIn(browser);
    expect(browser.cookies.get(SESSION)).not.toBe(first);
    for (const token of [planted, first]) {
      const thief = server.anonymous();
      thief.cookies.set(SESSION, token);
      expect((await thief.get('/api/user/profile')).status).toBe(401);
    }
    expect((await browser.get('/api/user/profile')).status).toBe(200);
  });

  it('cannot be replayed after the logout', async () => {
    const browser = server.anonymous();
    await provider.signIn(browser);
    const token = browser.cookies.get(SESSION) ?? '';
    const response = await browser.post('/api/user/logout');
    expect(response.status).toBe(200);
    expect(response.json()).toEqual({ message: 'Successfully logged out' });
    await expectNoSession(browser);
    browser.cookies.set(SESSION, token);
    expect((await browser.get('/api/user/profile')).status).toBe(401);
  });

  it('ends when its time is over, idle or not', async () => {
    const ends = [
      "expires_at = now() - interval '1 second'",
      "last_seen_at = now() - interval '8 days'",
    ];
    for (const end of ends) {
      const browser = server.anonymous();
      await provider.signIn(browser);
      await server.database.pool.query(`update sessions set ${end}`);
      expect((await browser.get('/api/user/profile')).status).toBe(401);
    }
  });

  it('ends at once when the person is deleted', async () => {
    const browser = await server.as('USER');
    expect((await browser.get('/api/user/profile')).status).toBe(200);
    const admin = await server.as('SUPER_ADMIN');
    expect((await admin.delete(`/api/admin/users/${browser.user.id}`)).status).toBe(200);
    expect((await browser.get('/api/user/profile')).status).toBe(401);
  });
});

describe('logout', () => {
  it('answers 200 without a session', async () => {
    const response = await server.anonymous().post('/api/user/logout');
    expect([response.status, response.json()]).toEqual([
      200,
      { message: 'Successfully logged out' },
    ]);
  });

  it('answers 200 with a cookie that is worth nothing, and clears it', async () => {
    const browser = server.anonymous();
    browser.cookies.set(SESSION, 'x'.repeat(43));
    expect((await browser.post('/api/user/logout')).status).toBe(200);
    expect(browser.cookies.get(SESSION)).toBeUndefined();
  });

  it('is refused from another site', async () => {
    const browser = await server.as('USER');
    const forged = await browser.post('/api/user/logout', undefined, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect([forged.status, forged.problem]).toEqual([403, 'forgery-check-failed']);
    const tokenless = await browser.post('/api/user/logout', undefined, { 'x-xsrf-token': 'no' });
    expect(tokenless.status).toBe(403);
    expect((await browser.get('/api/user/profile')).status).toBe(200);
  });
});
