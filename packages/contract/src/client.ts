import type { EndpointDefinition, EndpointInput, EndpointResponse } from './endpoint.ts';
import type { FieldError, ProblemBody, ProblemCode } from './problems.ts';

/** The server refused; `code` says why, `detail` says it to a person. */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly body: ProblemBody;
  readonly retryAfter: number | null;
  /** The JSON that came, whatever it says; undefined where none came. */
  readonly responseBody: unknown;

  constructor(
    status: number,
    body: ProblemBody,
    retryAfter: number | null,
    responseBody?: unknown,
  ) {
    super(body.detail);
    this.name = 'ProblemError';
    this.status = status;
    this.code = body.type.slice(body.type.lastIndexOf('problem-') + 8) as ProblemCode;
    this.body = body;
    this.retryAfter = retryAfter;
    this.responseBody = responseBody;
  }

  get errors(): readonly FieldError[] {
    return this.body.errors ?? [];
  }
}

/**
 * No response came: offline, connection lost, or aborted. Whether a write arrived is unknown, but
 * where `isUnsent`: the client knew that it was offline before it began.
 */
export class NetworkError extends Error {
  readonly isUnsent: boolean;

  constructor(cause: unknown, isUnsent = false) {
    super('No answer from the server', { cause });
    this.name = 'NetworkError';
    this.isUnsent = isUnsent;
  }
}

export type ClientOptions = {
  /** Prefix of every path, such as '/api'. */
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  /** Value of the anti-forgery cookie, sent with every call that changes something. */
  readonly xsrfToken: () => string | null;
  /** Whether nothing can be sent right now, as far as the client knows. */
  readonly isOffline?: () => boolean;
  /** The detail of a refusal that is no problem document: a proxy's page, for example. */
  readonly unreadable: string;
  /** Says a refusal in another language than the server's, which is English. */
  readonly inWords?: ((body: ProblemBody) => Promise<ProblemBody>) | undefined;
  /** Sees the server's clock (epoch milliseconds) with every response that carries it. */
  readonly onServerTime?: (serverMs: number, requestMs: number) => void;
  /** Sees every 401, so that the page can offer to sign in again. */
  readonly onSignedOut?: () => void;
};

type CallExtras = {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** The one status that means success, where not every 2xx does. */
  readonly success?: number;
};
/** The version of what the caller has already: the ETag of an earlier response. */
type Known = { readonly known?: string | undefined };
type ApiShape = Record<string, EndpointDefinition>;
type Loose = {
  params?: Record<string, unknown>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  file?: Blob;
} & CallExtras &
  Known;

/** What a response carried beside its body: for lists the total and the next page. */
type ClientResponse<T> = { readonly data: T; readonly headers: Headers };

export type Client<A extends ApiShape> = {
  /** Calls by 'METHOD /path'; returns the body or throws ProblemError or NetworkError. */
  <K extends keyof A & string>(
    key: K,
    input: EndpointInput<A[K]> & CallExtras,
  ): Promise<EndpointResponse<A[K]>>;
  /** As above, with the headers of the response; null while what is known is what there is. */
  response<K extends keyof A & string>(
    key: K,
    input: EndpointInput<A[K]> & CallExtras & Known,
  ): Promise<ClientResponse<EndpointResponse<A[K]>> | null>;
};

/**
 * The typed client. Its types come from the endpoints, its code does not: a page that only
 * reads carries no schema library.
 */
export function createClient<A extends ApiShape>(options: ClientOptions): Client<A> {
  const send = async (key: string, input: Loose): Promise<ClientResponse<unknown> | null> => {
    const space = key.indexOf(' ');
    const method = key.slice(0, space);
    const path = fillPath(key.slice(space + 1), input.params) + queryString(input.query);
    const startedAt = Date.now();
    const isOffline = options.isOffline?.() ?? false;
    let response: Response;
    let text: string;
    try {
      response = await options.fetch(options.baseUrl + path, {
        method,
        credentials: 'include',
        cache: 'no-store',
        headers: headersOf(method, input, options.xsrfToken),
        ...sentBody(input),
        ...(input.signal ? { signal: input.signal } : {}),
      });
      text = await response.text();
    } catch (cause) {
      throw new NetworkError(cause, isOffline);
    }
    const serverTime = Date.parse(response.headers.get('x-server-time') ?? '');
    if (!Number.isNaN(serverTime)) options.onServerTime?.(serverTime, startedAt);
    const isOk = input.success === undefined ? response.ok : response.status === input.success;
    if (isOk) return { data: parse(text), headers: response.headers };
    if (response.status === 304 && input.known) return null;
    if (response.status === 401) options.onSignedOut?.();
    const retryAfter = Number(response.headers.get('retry-after'));
    const responseBody = jsonIn(text);
    const body = problemOf(response, responseBody, options.unreadable);
    const said = options.inWords ? await options.inWords(body) : body;
    throw new ProblemError(response.status, said, retryAfter || null, responseBody);
  };
  const call = async (key: string, input: Loose) => (await send(key, input))?.data;
  return Object.assign(call, { response: send }) as unknown as Client<A>;
}

/** A file goes as it is, of the type that it says; everything else as JSON. */
function sentBody({ body, file }: Loose): { body?: string | Blob } {
  if (file !== undefined) return { body: file };
  return body === undefined ? {} : { body: JSON.stringify(body) };
}

function headersOf(method: string, input: Loose, xsrfToken: () => string | null) {
  // That the browser keeps nothing of it is told to the server, too, which then need not ask for
  // it.
  const headers: Record<string, string> = {
    accept: 'application/json',
    'cache-control': 'no-store',
  };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET') headers['x-xsrf-token'] = xsrfToken() ?? '';
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  if (input.known) headers['if-none-match'] = input.known;
  return headers;
}

function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/**
 * The query of a call as its address has it, with its question mark; '' where it asks for nothing.
 */
export function queryString(query: NonNullable<Loose['query']> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A proxy's error page is no problem document of ours; it still becomes one for the caller. */
function problemOf(response: Response, responseBody: unknown, unreadable: string): ProblemBody {
  const code = response.status >= 500 ? 'unavailable' : 'unexpected';
  const isProblem = response.headers.get('content-type')?.includes('problem+json');
  return {
    type: `/docs#problem-${code}`,
    title: response.statusText,
    status: response.status,
    detail: unreadable,
    code,
    params: {},
    ...(isProblem && typeof responseBody === 'object' ? responseBody : {}),
  };
}
