import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../platform/process/log.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import {
  NAVIGATION,
  startTestProvider,
  type TestProvider,
} from '../../testing/identity-provider.ts';
import { strangerClaims } from '../../testing/stranger-claims.ts';

let provider: TestProvider;
let server: TestApp;
let logged = '';

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestApp({
    config: { oidc: provider.settings },
    log: createLog('warn', { write: (line) => (logged += line) }),
  });
});

beforeEach(() => {
  provider.behave();
  provider.claims = strangerClaims();
  logged = '';
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

const readiness = async () => (await server.anonymous().get('/health/ready')).json();

/** Comes back from the provider with what it says instead of a code. */
async function refused(words: Record<string, string>) {
  const browser = server.anonymous();
  const begun = await browser.get('/api/oauth/login', NAVIGATION);
  const state = new URL(String(begun.headers['location'])).searchParams.get('state') ?? '';
  const query = new URLSearchParams({ ...words, state });
  return browser.get(`/api/oauth/callback?${query}`, NAVIGATION);
}

describe('a provider that refuses', () => {
  it('is quoted in the log and by the readiness, until a sign-in works', async () => {
    expect(await readiness()).not.toHaveProperty('sign_in_failure');
    const response = await refused({
      error: 'invalid_request',
      error_description: 'unsupported prompt value requested by a@people.example',
    });
    expect(response.headers['location']).toBe('/?sign-in-error=failed');
    const words = {
      error: 'invalid_request',
      description: 'unsupported prompt value requested by [hidden]',
    };
    const line = logged.split('\n').find((each) => each.includes('sign-in failed')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ reason: 'failed', provider: words });
    expect(await readiness()).toMatchObject({ status: 'ok', sign_in_failure: words });

    await provider.signIn(server.anonymous());
    expect(await readiness()).not.toHaveProperty('sign_in_failure');
  });

  it('says the same of a wrong secret, which only the token endpoint sees', async () => {
    provider.tokenRefusal = { error: 'invalid_client', error_description: 'no such secret' };
    const response = await provider.signIn(server.anonymous());
    expect(response.headers['location']).toBe('/?sign-in-error=failed');
    expect(await readiness()).toMatchObject({
      sign_in_failure: { error: 'invalid_client', description: 'no such secret' },
    });
  });

  it('is not meant where the person went away', async () => {
    await provider.signIn(server.anonymous());
    const response = await refused({ error: 'access_denied' });
    expect(response.headers['location']).toBe('/?sign-in-error=cancelled');
    expect(await readiness()).not.toHaveProperty('sign_in_failure');
  });

  it('does not fill the log with what anybody puts into an address', async () => {
    await refused({ error: 'x'.repeat(3_000), error_description: 'y'.repeat(3_000) });
    expect(logged).not.toContain('y'.repeat(301));
  });
});

it.each([
  { known: ['login', 'consent'], setting: undefined, prompt: null },
  { known: ['login', 'select_account'], setting: undefined, prompt: 'select_account' },
  { known: undefined, setting: 'login', prompt: 'login' },
  { known: undefined, setting: 'none', prompt: null },
])('asks for a prompt that the provider knows: $known, $setting', async (each) => {
  const { known, setting, prompt } = each;
  provider.metadata = known === undefined ? {} : { prompt_values_supported: known };
  const other = await startTestApp({
    database: server.database,
    config: { oidc: { ...provider.settings, ...(setting ? { prompt: setting } : {}) } },
  });
  const begun = await other.anonymous().get('/api/oauth/login', NAVIGATION);
  const asked = new URL(String(begun.headers['location'])).searchParams;
  expect(asked.get('prompt')).toBe(prompt);
  await other.close();
});

describe('who comes back to a sign-in that is over', () => {
  it.each(['/api/oauth/callback?code=abc&state=def', '/api/oauth/callback'])(
    'is led on while signed in, and told without a session: %s',
    async (url) => {
      const browser = await server.as('USER');
      const back = await browser.get(url, NAVIGATION);
      expect([back.status, back.headers['location']]).toEqual([302, '/user/events']);
      const stranger = await server.anonymous().get(url, NAVIGATION);
      expect(stranger.headers['location']).toBe('/?sign-in-error=expired');
    },
  );
});
