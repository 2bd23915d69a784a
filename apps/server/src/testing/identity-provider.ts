import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import type { HttpClient, HttpResponse } from './http-client.ts';

/** What a browser's navigation says of itself. */
export const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

/**
 * An OpenID Connect provider that the product has nothing to do with, and that can be made to lie.
 */
export type TestProvider = {
  readonly settings: { issuer: string; clientId: string; clientSecret: string };
  /** Whoever signs in from now on is this person. */
  claims: Record<string, unknown>;
  /** Changes the tokens before they are signed; reset by `behave`. */
  onSigning: (token: MutableToken) => void;
  /** Changes the signed id_token; reset by `behave`. */
  onIdToken: (idToken: string) => string;
  behave(): void;
  /** What it says instead of tokens; reset by `behave`. */
  tokenRefusal: { error: string; error_description: string } | null;
  /** What it tells of itself beside the rest; reset by `behave`. */
  metadata: Record<string, unknown>;
  /** Visits the provider as the browser does; answers the path of our callback. */
  authorize(url: string): Promise<string>;
  /** The whole way from our login to the response of our callback. */
  signIn(browser: HttpClient, returnTo?: string): Promise<HttpResponse>;
  close(): Promise<void>;
};

export async function startTestProvider(): Promise<TestProvider> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const { port } = server.address();
  server.issuer.url = `http://127.0.0.1:${port}`;
  const provider: TestProvider = {
    settings: { issuer: server.issuer.url, clientId: 'pratibha', clientSecret: 'not-a-secret' },
    claims: {},
    onSigning: () => undefined,
    onIdToken: (idToken) => idToken,
    tokenRefusal: null,
    metadata: {},
    behave() {
      provider.tokenRefusal = null;
      provider.metadata = {};
      provider.onSigning = () => undefined;
      provider.onIdToken = (idToken) => idToken;
    },
    async authorize(url) {
      const response = await fetch(url, { redirect: 'manual' });
      const back = new URL(response.headers.get('location') ?? '');
      return `${back.pathname}${back.search}`;
    },
    async signIn(browser, returnTo = '/user/events') {
      const begun = await browser.get(`/api/oauth/login?return_to=${returnTo}`, NAVIGATION);
      const callback = await provider.authorize(String(begun.headers['location']));
      return browser.get(callback, NAVIGATION);
    },
    close: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    Object.assign(token.payload, provider.claims);
    provider.onSigning(token);
  });
  server.service.on('beforeWellKnownOpenIdConfiguration', ({ body }: MutableResponse) => {
    Object.assign(body as object, provider.metadata);
  });
  server.service.on('beforeResponse', (response: MutableResponse) => {
    const { body } = response;
    if (provider.tokenRefusal !== null) {
      Object.assign(response, { statusCode: 401, body: provider.tokenRefusal });
      return;
    }
    if (typeof body === 'object' && typeof body['id_token'] === 'string') {
      body['id_token'] = provider.onIdToken(body['id_token']);
    }
  });
  server.service.on('beforeUserinfo', (response: MutableResponse) => {
    response.body = { sub: provider.claims['sub'] };
  });
  return provider;
}
