import type { Kysely } from 'kysely';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { DB } from '../platform/db/types.gen.ts';
import { demoName } from './accounts.ts';
import { adapterFor } from './adapter.ts';
import type { Keys } from './provider.ts';

const MINUTE = 60;

type Registration = {
  readonly issuer: string;
  /** Below which it stands in the product's own origin. */
  readonly path: string;
  readonly clientId: string;
  readonly keys: Keys;
};

/** Loads the provider's packages, so it is imported where somebody is about to sign in. */
export function makeProvider(
  db: Kysely<DB>,
  origin: string,
  { issuer, path, clientId, keys }: Registration,
): Provider {
  const cookie = { httpOnly: true, sameSite: 'lax', path } as const;
  const provider: Provider = new Provider(issuer, {
    adapter: (kind) => adapterFor(db, kind),
    clients: [
      {
        client_id: clientId,
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
      url: (_ctx, interaction) => `${path}/interaction/${interaction.uid}`,
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
  // The host and scheme are those of PUBLIC_URL: mount-demo.ts sets them on every request.
  provider.proxy = true;
  return provider;
}

/** Only who comes is asked; the wish to choose an account is granted by the same page. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return prompts;
}
