import * as client from 'openid-client';
import type { IdentityProvider } from './session.ts';

/** Why a sign-in did not work, for the address bar: `/?sign-in-error=<code>`. */
export type SignInError =
  | 'cancelled'
  | 'expired'
  | 'failed'
  | 'provider-unreachable'
  | 'email-missing'
  | 'email-letters'
  | 'email-unverified'
  | 'email-taken'
  | 'unavailable';

export class SignInFailed extends Error {
  readonly code: SignInError;

  constructor(code: SignInError, cause?: unknown) {
    super(`sign-in: ${code}`, { cause });
    this.name = 'SignInFailed';
    this.code = code;
  }
}

/** What only this browser's attempt knows; kept until the provider sends the browser back. */
export type Secrets = {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
};

/** What the provider says about a person, unchecked beyond its signature. */
export type Claims = Readonly<Record<string, unknown>> & {
  readonly iss: string;
  readonly sub: string;
};

/** Seconds by which the provider's clock and ours may differ. */
const CLOCK_TOLERANCE_SECONDS = 30;
const TIMEOUT_SECONDS = 10;

/** The OpenID Connect code flow with PKCE, state and nonce against one provider. */
export class SignInProvider {
  readonly #provider: IdentityProvider;
  readonly #redirectUri: string;
  #discovered: Promise<client.Configuration> | null = null;

  constructor(provider: IdentityProvider, origin: string) {
    this.#provider = provider;
    this.#redirectUri = `${origin}/api/oauth/callback`;
  }

  newSecrets(): Secrets {
    return {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    };
  }

  /**
   * Where to send the browser.
   * @param loginHint the account that the provider suggests; the person chooses in any case
   * @throws SignInFailed 'provider-unreachable'
   */
  async authorizationUrl(secrets: Secrets, loginHint: string | null): Promise<URL> {
    const configuration = await this.#discover();
    return client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
      code_challenge_method: 'S256',
      ...promptOf(this.#provider, configuration),
      ...(loginHint === null ? {} : { login_hint: loginHint }),
    });
  }

  /**
   * Exchanges the code for the person's claims; signature, issuer, audience, nonce and times of
   * the id_token are checked.
   * @param query the query string with which the browser came back
   * @throws SignInFailed
   */
  async claims(query: URLSearchParams, secrets: Secrets): Promise<Claims> {
    const configuration = await this.#discover();
    try {
      const tokens = await client.authorizationCodeGrant(
        configuration,
        new URL(`${this.#redirectUri}?${query}`),
        {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.codeVerifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (claims === undefined) throw new SignInFailed('failed');
      if (claims['email'] !== undefined) return claims;
      if (configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
      const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
      return { ...more, iss: claims.iss, sub: claims.sub };
    } catch (error) {
      throw failureOf(error);
    }
  }

  /** The provider's addresses and keys; asked once, at the first sign-in that gets an answer. */
  async #discover(): Promise<client.Configuration> {
    this.#discovered ??= discover(this.#provider);
    try {
      return await this.#discovered;
    } catch (error) {
      this.#discovered = null;
      throw new SignInFailed('provider-unreachable', error);
    }
  }
}

async function discover(provider: IdentityProvider): Promise<client.Configuration> {
  const issuer = new URL(provider.issuer);
  const ownFetch = provider.fetch as client.CustomFetch | undefined;
  const configuration = await client.discovery(
    issuer,
    provider.clientId,
    { client_secret: provider.clientSecret, [client.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
    authentication(provider.clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      execute: [
        client.enableNonRepudiationChecks,
        ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
      ...(ownFetch ? { [client.customFetch]: ownFetch } : {}),
    },
  );
  configuration.timeout = TIMEOUT_SECONDS;
  return configuration;
}

/**
 * On a shared computer the next person must not slip into the account of the one before, and a link
 * alone must sign nobody in, whatever address it suggests: so the provider is asked to let people
 * choose. Some refuse a prompt that they do not know instead of passing over it, so one that lists
 * what it knows (`prompt_values_supported`) is asked for nothing else, and the operator has a say.
 */
function promptOf(
  { prompt = 'select_account' }: IdentityProvider,
  configuration: client.Configuration,
): { prompt?: string } {
  const known = configuration.serverMetadata()['prompt_values_supported'];
  const isKnown = !Array.isArray(known) || known.includes(prompt);
  return prompt !== 'none' && isKnown ? { prompt } : {};
}

/** The secret goes into the body where the provider takes it there, else into the header. */
function authentication(secret: string): client.ClientAuth {
  const post = client.ClientSecretPost(secret);
  const basic = client.ClientSecretBasic(secret);
  return (server, ...rest) =>
    server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
      ? post(server, ...rest)
      : basic(server, ...rest);
}

function failureOf(error: unknown): SignInFailed {
  if (error instanceof SignInFailed) return error;
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied') {
    return new SignInFailed('cancelled', error);
  }
  const isUnreachable =
    error instanceof Error &&
    (error.message === 'fetch failed' || ('code' in error && error.code === 'OAUTH_TIMEOUT'));
  return new SignInFailed(isUnreachable ? 'provider-unreachable' : 'failed', error);
}
