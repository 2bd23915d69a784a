import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/types.gen.ts';
import type { SignInHealth } from './provider-words.ts';

export { SignInHealth } from './provider-words.ts';
export { hasIdentity, lockEmail, tryToLockEmail } from './session.queries.ts';

/** Where people prove who they are: an OpenID Connect provider and our registration with it. */
export type IdentityProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * What it is asked to ask people; default 'select_account'. 'none' leaves that to the provider.
   */
  readonly prompt?: string;
  /** How the server reaches the provider when it stands inside this very process. */
  readonly fetch?: (url: string, options: FetchOptions) => Promise<Response>;
  /** Removes what such a provider remembers of a person, who is erased. */
  readonly forget?: (db: Kysely<DB>, email: string) => Promise<void>;
};

/** What the sign-in asks of `fetch`. */
export type FetchOptions = {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
};

/** The settings that sign-in reads. */
export type SignInSettings = {
  readonly oidc: IdentityProvider | null;
  /** Lower case. */
  readonly superAdminEmails: readonly string[];
  /** Lower case. */
  readonly internal: { readonly emails: readonly string[]; readonly domains: readonly string[] };
  /** Told of what the provider refuses. */
  readonly health: SignInHealth;
};
