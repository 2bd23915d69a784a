import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createUser } from '../../testing/factories.ts';
import type { HttpClient } from '../../testing/http-client.ts';
import { startTestProvider, type TestProvider } from '../../testing/identity-provider.ts';
import { strangerClaims } from '../../testing/stranger-claims.ts';

let provider: TestProvider;
let server: TestApp;

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestApp({
    config: {
      oidc: provider.settings,
      superAdminEmails: ['karen@rector.example'],
      internal: { emails: [], domains: ['kathmandu.example'] },
    },
  });
});

afterAll(async () => {
  await server.close();
  await provider.close();
});

function as(claims: Record<string, unknown>): HttpClient {
  provider.claims = claims;
  return server.anonymous();
}

const profileOf = async (browser: HttpClient) => (await browser.get('/api/user/profile')).json();

/** K (U+212A) and İ are k and i to whoever asks Unicode for small letters. */
describe('an address with other letters than a to z', () => {
  it.each([
    ['\u212Aaran@people.example', 'karan@people.example'],
    ['\u0130rina@people.example', 'irina@people.example'],
    ['mina@\u212Aathmandu.example', 'mina@kathmandu.example'],
  ])('%s neither joins nor takes the account of %s', async (email, owners) => {
    const owner = await createUser(server.database, { email: owners });
    const browser = as(strangerClaims({ email }));
    const refused = await provider.signIn(browser);
    expect(refused.headers['location']).toBe('/?sign-in-error=email-letters');
    expect((await browser.get('/api/user/profile')).status).toBe(401);
    const at = as(strangerClaims({ email: owners }));
    await provider.signIn(at);
    expect(await profileOf(at)).toMatchObject({ id: owner.id });
  });

  it('keeps nobody from an address that it looks like, where an account has had it for long', async () => {
    const before = await createUser(server.database, { email: '\u212Aamala@people.example' });
    const owner = as(strangerClaims({ email: 'kamala@people.example' }));
    await provider.signIn(owner);
    expect((await profileOf(owner))['id']).not.toBe(before.id);
    expect(await profileOf(owner)).toMatchObject({ email: 'kamala@people.example' });
  });

  it.each([['\u212Aaren@rector.example'], ['x@\u212Aathmandu.example']])(
    'gets no rights that the settings give to the plain one: %s',
    async (email) => {
      const claims = strangerClaims();
      await provider.signIn(as(claims));
      const browser = as({ ...claims, email });
      await provider.signIn(browser);
      expect(await profileOf(browser)).toMatchObject({ role: 'USER', is_internal: false });
    },
  );

  it('is told before it is verified, since that would be in vain', async () => {
    const refused = await provider.signIn(
      as(strangerClaims({ email: 'आशा@people.example', email_verified: false })),
    );
    expect(refused.headers['location']).toBe('/?sign-in-error=email-letters');
  });

  it('is no hindrance to who was here before', async () => {
    const claims = strangerClaims();
    const browser = as(claims);
    await provider.signIn(browser);
    const { id } = await profileOf(browser);
    await server.database.kysely
      .updateTable('users')
      .set({ email: 'अनिता@people.example' })
      .where('email', '=', claims.email)
      .execute();
    const again = as({ ...claims, email: 'अनिता@people.example' });
    await provider.signIn(again);
    expect(await profileOf(again)).toMatchObject({ id });
  });
});
