import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { JWK, Provider } from 'oidc-provider';
import type { Database } from '../platform/db/pool.ts';
import { OFFERED_ACCOUNTS } from './accounts.ts';
import { createProviderState, knowAccounts, loadOrCreateKeys } from './provider.queries.ts';

/** Below this path the provider stands in the product's own origin. */
export const DEMO_IDP = '/demo-idp';

const CLIENT_ID = 'pratibha';

/** What the provider signs with, and what the product shows to it. */
export type Keys = { jwk: JWK; cookieKey: string; clientSecret: string };

export type DemoProvider = {
  /**
   * The provider itself, from the first wish for it on: whoever only looks around needs none of its
   * code.
   */
  readonly load: () => Promise<Provider>;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/**
 * The demo's OpenID Connect provider: real protocol, no passwords.
 * @param onLoad told of the provider when it is there
 */
export async function openProvider(
  database: Database,
  origin: string,
  onLoad: (provider: Provider) => void,
): Promise<DemoProvider> {
  const db = database.kysely;
  await createProviderState(db);
  const keys = await loadOrCreateKeys(db, makeKeys);
  const issuer = `${origin}${DEMO_IDP}`;
  const emails = OFFERED_ACCOUNTS.map(({ email }) => email);
  await knowAccounts(db, issuer, emails);
  const make = async () => {
    const { makeProvider } = await import('./make-provider.ts');
    const provider = makeProvider(db, origin, {
      issuer,
      path: DEMO_IDP,
      clientId: CLIENT_ID,
      keys,
    });
    onLoad(provider);
    return provider;
  };
  let made: Promise<Provider> | undefined;
  return {
    load: () => {
      made ??= make();
      return made;
    },
    issuer,
    clientId: CLIENT_ID,
    clientSecret: keys.clientSecret,
  };
}

function makeKeys(): Keys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'demo' };
  return {
    jwk,
    cookieKey: randomBytes(32).toString('base64url'),
    clientSecret: randomBytes(32).toString('base64url'),
  };
}
