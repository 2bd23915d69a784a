import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { createUser } from '../../testing/factories.ts';
import type { HttpClient } from '../../testing/http-client.ts';
import {
  NAVIGATION,
  startTestProvider,
  type TestProvider,
} from '../../testing/identity-provider.ts';
import { strangerClaims } from '../../testing/stranger-claims.ts';

let provider: TestProvider;
let server: TestApp;

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestApp({
    config: {
      oidc: provider.settings,
      superAdminEmails: ['head@college.example'],
      internal: { emails: ['guest@other.example'], domains: ['college.example'] },
    },
  });
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

beforeEach(() => provider.behave());

function as(claims: Record<string, unknown>): HttpClient {
  provider.claims = claims;
  return server.anonymous();
}

const profileOf = async (browser: HttpClient) => (await browser.get('/api/user/profile')).json();

async function actionsOn(email: string): Promise<string[]> {
  const rows = await server.database.kysely
    .selectFrom('audit')
    .innerJoin('users', 'users.id', 'audit.subject_id')
    .select('action')
    .where('email', '=', email)
    .orderBy('audit.id')
    .execute();
  return rows.map(({ action }) => action);
}

describe('sign-in', () => {
  it.each(['', 'login_hint=somebody@people.example'])(
    'has the provider ask which account it is, also when a link names one: %s',
    async (query) => {
      const begun = await server.anonymous().get(`/api/oauth/login?${query}`, NAVIGATION);
      const asked = new URL(String(begun.headers['location'])).searchParams;
      expect(asked.get('prompt')).toBe('select_account');
      expect(asked.get('login_hint')).toBe(query === '' ? null : 'somebody@people.example');
    },
  );

  it('creates a person at the first time and returns to where they wanted to go', async () => {
    const claims = strangerClaims({ picture: 'https://pictures.example/1.png' });
    const browser = as(claims);
    const done = await provider.signIn(browser, '/user/events%3Ftab=open%23card-1');
    expect(done.status).toBe(302);
    expect(done.headers['location']).toBe('/user/events?tab=open#card-1');
    expect(await profileOf(browser)).toMatchObject({
      name: claims.name,
      email: claims.email,
      profile_pic: 'https://pictures.example/1.png',
      role: 'USER',
      is_internal: false,
      is_profile_complete: false,
    });
    expect(await actionsOn(claims.email)).toEqual(['user.created']);
  });

  it('takes the name at the first time only, the picture always', async () => {
    const claims = strangerClaims({ picture: 'https://pictures.example/1.png' });
    await provider.signIn(as(claims));
    const browser = as({ ...claims, name: 'Another', picture: 'https://pictures.example/2.png' });
    await provider.signIn(browser);
    expect(await profileOf(browser)).toMatchObject({
      name: claims.name,
      profile_pic: 'https://pictures.example/2.png',
    });
    expect(await actionsOn(claims.email)).toEqual(['user.created']);
  });

  it('knows a person by issuer and subject, whatever the address', async () => {
    const claims = strangerClaims();
    await provider.signIn(as(claims));
    const browser = as({ ...claims, email: `moved-${claims.email}` });
    await provider.signIn(browser);
    expect(await profileOf(browser)).toMatchObject({ email: claims.email });
  });

  it('refuses pictures that are no web addresses, and mends names', async () => {
    const picture = 'javascript:alert(1)';
    const claims = strangerClaims({ picture, name: `  ${'न'.repeat(250)}\u0000\ud800 ` });
    const browser = as(claims);
    await provider.signIn(browser);
    expect(await profileOf(browser)).toMatchObject({ profile_pic: null, name: 'न'.repeat(200) });
  });

  it('needs an address', async () => {
    const done = await provider.signIn(as(strangerClaims({ email: undefined })));
    expect(done.headers['location']).toBe('/?sign-in-error=email-missing');
  });

  it('opens the same account when the first sign-in arrives many times at once', async () => {
    provider.claims = strangerClaims();
    const browsers = Array.from({ length: 8 }, () => server.anonymous());
    const callbacks = await Promise.all(
      browsers.map(async (browser) => {
        const begun = await browser.get('/api/oauth/login', NAVIGATION);
        return provider.authorize(String(begun.headers['location']));
      }),
    );
    const done = await Promise.all(
      browsers.map((browser, n) => browser.get(callbacks[n] ?? '', NAVIGATION)),
    );
    expect(done.map(({ headers }) => headers['location'])).toEqual(browsers.map(() => '/'));
    const ids = await Promise.all(
      browsers.map(async (browser) => (await profileOf(browser))['id']),
    );
    expect(new Set(ids).size).toBe(1);
  });
});

describe('an address that an account has', () => {
  it('joins it once when it is verified', async () => {
    const account = await createUser(server.database, { role: 'EVENT_ADMIN' });
    const claims = strangerClaims({ email: account.email.toUpperCase() });
    const browser = as(claims);
    await provider.signIn(browser);
    expect(await profileOf(browser)).toMatchObject({ id: account.id, role: 'EVENT_ADMIN' });
    expect(await actionsOn(account.email)).toEqual(['identity.joined']);

    const second = as({ ...claims, sub: `${claims.sub}-other` });
    const refused = await provider.signIn(second);
    expect(refused.headers['location']).toBe('/?sign-in-error=email-taken');
    expect((await second.get('/api/user/profile')).status).toBe(401);
  });

  it.each([[false], [undefined], ['true'], [1]])(
    'never joins it while email_verified is %j',
    async (email_verified) => {
      const account = await createUser(server.database, { role: 'ADMIN' });
      const browser = as(strangerClaims({ email: account.email, email_verified }));
      const refused = await provider.signIn(browser);
      expect(refused.headers['location']).toBe('/?sign-in-error=email-unverified');
      expect((await browser.get('/api/user/profile')).status).toBe(401);
      expect(await actionsOn(account.email)).toEqual([]);
    },
  );
});

describe('an address that nobody verified', () => {
  it('makes no account, and keeps nobody from their own', async () => {
    const claims = strangerClaims();
    const claimant = as({ ...claims, sub: 'claimant', email_verified: false });
    const refused = await provider.signIn(claimant);
    expect(refused.headers['location']).toBe('/?sign-in-error=email-unverified');
    const owner = as(claims);
    await provider.signIn(owner);
    expect(await actionsOn(claims.email)).toEqual(['user.created']);
  });

  it('is no hindrance to who was here before', async () => {
    const claims = strangerClaims();
    await provider.signIn(as(claims));
    const again = as({ ...claims, email: 'changed@people.example', email_verified: false });
    await provider.signIn(again);
    expect(await profileOf(again)).toMatchObject({ email: claims.email });
  });
});

describe('rights from the settings', () => {
  it('come with a verified address', async () => {
    const browser = as(strangerClaims({ email: 'Head@College.example' }));
    await provider.signIn(browser);
    expect(await profileOf(browser)).toMatchObject({ role: 'SUPER_ADMIN', is_internal: true });
    expect(await actionsOn('Head@College.example')).toEqual(['user.created', 'user.granted']);
  });

  it('do not come with an unverified one, nor with a lookalike', async () => {
    const claims = strangerClaims();
    await provider.signIn(as(claims));
    const unverified = as({ ...claims, email: 'guest@other.example', email_verified: false });
    await provider.signIn(unverified);
    expect(await profileOf(unverified)).toMatchObject({ role: 'USER', is_internal: false });
    const lookalike = as(strangerClaims({ email: 'a@evil-college.example' }));
    await provider.signIn(lookalike);
    expect(await profileOf(lookalike)).toMatchObject({ is_internal: false });
  });

  it('are never taken away by a sign-in', async () => {
    const account = await createUser(server.database, { role: 'ADMIN', is_internal: true });
    const browser = as(strangerClaims({ email: account.email }));
    await provider.signIn(browser);
    expect(await profileOf(browser)).toMatchObject({ role: 'ADMIN', is_internal: true });
  });
});

describe('a deleted person', () => {
  const remove = (email: string) =>
    server.database.kysely
      .updateTable('users')
      .set({ status: 'DELETED' })
      .where('email', '=', email)
      .execute();

  it('is told so, and gets no session', async () => {
    const claims = strangerClaims();
    await provider.signIn(as(claims));
    await remove(claims.email);
    const browser = as(claims);
    const done = await provider.signIn(browser);
    expect(done.headers['location']).toBe('/unauthorized?reason=account-deleted');
    expect((await browser.get('/api/user/profile')).status).toBe(401);
  });

  it('is told so when that happens while the sign-in is under way', async () => {
    const claims = strangerClaims();
    await provider.signIn(as(claims));
    const remover = await server.database.pool.connect();
    await remover.query('begin');
    await remover.query(`update users set status = 'DELETED' where email = $1`, [claims.email]);
    const browser = as(claims);
    const signingIn = provider.signIn(browser);
    while (!(await areWaiting(server.database.pool)));
    await remover.query('commit');
    remover.release();
    expect((await signingIn).headers['location']).toBe('/unauthorized?reason=account-deleted');
    expect((await browser.get('/api/user/profile')).status).toBe(401);
  });

  it('is told so as well when the account never had this identity', async () => {
    const account = await createUser(server.database, { status: 'DELETED' });
    const done = await provider.signIn(as(strangerClaims({ email: account.email })));
    expect(done.headers['location']).toBe('/unauthorized?reason=account-deleted');
    expect(await actionsOn(account.email)).toEqual([]);
  });
});
