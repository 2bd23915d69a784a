import { randomUUID } from 'node:crypto';
import pino, { type DestinationStream, type Logger } from 'pino';

export type Log = Logger;

/** What would let somebody in, and what is nobody's business: never in a log. */
const SECRETS = ['token', 'access_token', 'id_token', 'refresh_token', 'code', 'client_secret'];
const PERSONAL = ['dob', 'mobile', 'address', 'college_address', 'email', 'password'];
const HEADERS = ['cookie', 'authorization', 'x-xsrf-token', 'set-cookie'];

function paths(): string[] {
  const names = [...SECRETS, ...PERSONAL];
  const headers = HEADERS.flatMap((name) => [
    `headers["${name}"]`,
    `req.headers["${name}"]`,
    `res.headers["${name}"]`,
  ]);
  return [...headers, ...names, ...names.flatMap((name) => [`*.${name}`, `*.*.${name}`])];
}

/**
 * The path without its query, which may carry a sign-in code or an e-mail address, and without what
 * opens a person's calendar.
 */
function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return path.replace(/^(\/api\/calendars\/)[^/]*/, '$1[hidden]');
}

/**
 * An error in the log. PostgreSQL repeats the row in `detail` and `where`, so they stay out. What
 * names the error has a name of its own: `code` is a sign-in's secret, and hidden.
 */
function serializeError(error: Error): Record<string, unknown> {
  const { type, message, stack } = pino.stdSerializers.err(error);
  const code = 'code' in error ? { error_code: error.code } : {};
  const constraint = 'constraint' in error ? { constraint: error.constraint } : {};
  return { type, message, stack, ...code, ...constraint };
}

/**
 * The log of the server: one JSON object per line on the standard output.
 * @param destination somewhere else to write to
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: paths(), censor: '[hidden]' },
    serializers: {
      err: serializeError,
      req: (request: { method: string; url: string; id?: string }) => ({
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/**
 * The number under which a request appears in log and responses. One that a proxy gave is kept,
 * so that its log and ours can be matched.
 */
export function requestId(headers: Record<string, string | string[] | undefined>): string {
  const received = headers['x-request-id'];
  return typeof received === 'string' && /^[\w.-]{8,64}$/.test(received) ? received : randomUUID();
}
