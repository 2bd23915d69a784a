import { GUEST_XSRF_COOKIE } from '@pratibha/contract/guest';
import type { FastifyInstance } from 'fastify';
import { XSRF_COOKIE } from '../platform/session/cookies.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;

/** What came back. */
export type HttpResponse = {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly text: string;
  readonly bytes: Buffer;
  /** The JSON body as what the test expects it to be. */
  json<T = Record<string, unknown>>(): T;
  /** The code of a problem document, such as 'not-found'; null for any other body. */
  readonly problem: string | null;
};

/** Cookies of one browser: kept, sent where their path fits, dropped when they end. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  get(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  set(name: string, value: string, path = '/'): void {
    this.#cookies.set(name, { value, path });
  }

  delete(name: string): void {
    this.#cookies.delete(name);
  }

  /** The Cookie header for a request. */
  headerFor(url: string): string {
    const pathname = url.split('?', 1)[0] ?? url;
    return [...this.#cookies]
      .filter(([, { path }]) => pathname === path || pathname.startsWith(path.replace(/\/?$/, '/')))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  /** Takes over what a response set. */
  keep(setCookie: string | readonly string[] | undefined): void {
    for (const line of typeof setCookie === 'string' ? [setCookie] : (setCookie ?? [])) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      const value = pair.slice(at + 1);
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
      const ended = attributes.some((each) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(each));
      if (ended || value === '') this.delete(name);
      else this.set(name, value, path);
    }
  }
}

/**
 * A browser without a screen: keeps cookies, echoes the anti-forgery cookie, follows nothing.
 * Addresses are paths such as '/api/user/profile'.
 */
export class HttpClient {
  readonly cookies = new CookieJar();
  readonly #app: FastifyInstance;
  readonly #origin: URL;

  constructor(app: FastifyInstance, origin: string) {
    this.#app = app;
    this.#origin = new URL(origin);
  }

  get(url: string, headers?: Headers): Promise<HttpResponse> {
    return this.send('GET', url, undefined, headers);
  }

  post(url: string, body?: unknown, headers?: Headers): Promise<HttpResponse> {
    return this.send('POST', url, body, headers);
  }

  put(url: string, body?: unknown, headers?: Headers): Promise<HttpResponse> {
    return this.send('PUT', url, body, headers);
  }

  delete(url: string, headers?: Headers): Promise<HttpResponse> {
    return this.send('DELETE', url, undefined, headers);
  }

  /** A string, Buffer or file goes out as it is; anything else as JSON. Given headers win. */
  async send(
    method: Method,
    url: string,
    body?: unknown,
    headers: Headers = {},
  ): Promise<HttpResponse> {
    const token = this.cookies.get(XSRF_COOKIE) ?? this.cookies.get(GUEST_XSRF_COOKIE);
    const cookie = this.cookies.headerFor(url);
    const file = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : null;
    const type = body instanceof Blob ? body.type : 'application/json';
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const response = await this.#app.inject({
      method,
      url,
      headers: {
        host: this.#origin.host,
        ...(cookie === '' ? {} : { cookie }),
        ...(method === 'GET' || token === undefined ? {} : { 'x-xsrf-token': token }),
        ...(body === undefined ? {} : { 'content-type': type }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: file ?? (isRaw ? body : JSON.stringify(body)) }),
    });
    this.cookies.keep(response.headers['set-cookie']);
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
      json: <T>() => JSON.parse(response.body) as T,
      problem: problemOf(response.headers['content-type'], response.body),
    };
  }
}

/** A program with a token: keeps no cookies that it could send. */
export class ProgramClient extends HttpClient {
  readonly token: string;

  constructor(app: FastifyInstance, origin: string, token: string) {
    super(app, origin);
    this.token = token;
  }

  override send(method: Method, url: string, body?: unknown, headers: Headers = {}) {
    return super.send(method, url, body, { authorization: `Bearer ${this.token}`, ...headers });
  }
}

function problemOf(contentType: unknown, body: string): string | null {
  // What answers HEAD has no body.
  const isProblem = String(contentType).startsWith('application/problem+json') && body !== '';
  if (!isProblem) return null;
  const { type } = JSON.parse(body) as { type: string };
  return type.slice(type.lastIndexOf('problem-') + 'problem-'.length);
}
