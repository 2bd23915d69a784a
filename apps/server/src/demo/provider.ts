import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, type JWK, Provider } from 'oidc-provider';
import type { Database } from '../platform/db/pool.ts';
import { DEMO_ACCOUNTS, demoName } from './accounts.ts';
import { adapterFor } from './adapter.ts';
import { createProviderState, knowAccounts, loadOrCreateKeys } from './provider.queries.ts';

/** Below this path the provider stands in the product's own origin. */
export const DEMO_IDP = '/demo-idp';

const CLIENT_ID = 'pratibha';
const MINUTE = 60;

export type DemoProvider = {
  readonly provider: Provider;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** The demo's OpenID Connect provider: real protocol, no passwords. */
export async function openProvider(database: Database, origin: string): Promise<DemoProvider> {
  const db = database.kysely;
  await createProviderState(db);
  const keys = await loadOrCreateKeys(db, makeKeys);
  const issuer = `${origin}${DEMO_IDP}`;
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  await knowAccounts(db, issuer, emails);
  const cookie = { httpOnly: true, sameSite: 'lax', path: DEMO_IDP } as const;
  const provider: Provider = new Provider(issuer, {
    adapter: (kind) => adapterFor(db, kind),
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: keys.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${origin}/api/oauth/callback`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [keys.jwk] },
    cookies: {
      keys: [keys.cookieKey],
      names: { session: 'demo_session', interaction: 'demo_interaction', resume: 'demo_resume' },
      long: { ...cookie, signed: true },
      short: { ...cookie, signed: true },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 10 * MINUTE,
      IdToken: 5 * MINUTE,
      Interaction: 15 * MINUTE,
      Session: 15 * MINUTE,
    },
    interactions: {
      policy: policy(),
      url: (_ctx, interaction) => `${DEMO_IDP}/interaction/${interaction.uid}`,
    },
    expiresWithSession: async () => false,
    // Nothing is asked of anybody: the product may know the demo's made-up people.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    findAccount: (_ctx, email) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: demoName(email) }),
    }),
    renderError: (ctx) => {
      ctx.redirect('/api/oauth/callback');
    },
  });
  // The host and scheme are those of PUBLIC_URL: mount.ts sets them on every request.
  provider.proxy = true;
  return { provider, issuer, clientId: CLIENT_ID, clientSecret: keys.clientSecret };
}

/** Only who comes is asked; the wish to choose an account is granted by the same page. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return prompts;
}

type Keys = { jwk: JWK; cookieKey: string; clientSecret: string };

function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'demo' };
  return {
    jwk,
    cookieKey: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
}
