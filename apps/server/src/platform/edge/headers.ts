import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../process/clock.ts';
import { withoutWhatIsKnown } from '../serve/light-headers.ts';

/** For responses that are no documents: nothing in them may run or load anything. */
const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const OF_EVERY_RESPONSE = {
  'content-security-policy': API_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const OVER_HTTPS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

function isApi(request: FastifyRequest): boolean {
  // The route first: an address may write its letters as %61.
  return (request.routeOptions.url ?? request.url).startsWith('/api');
}

/** What every response says, over https or not. */
export function headersOfAll(isHttps: boolean): Readonly<Record<string, string>> {
  return { ...OF_EVERY_RESPONSE, ...(isHttps ? OVER_HTTPS : {}) };
}

/**
 * Nobody keeps a response of the API. Whoever says so with the request (RFC 9111), as our pages do,
 * need not be told so, and is not: Chromium brings back no page that had a response with `no-store`
 * (ADR 27).
 */
function cachingOf({ headers }: FastifyRequest): string {
  return headers['cache-control'] === 'no-store' ? 'private, no-cache' : 'no-store';
}

/** What browsers must not do with a response, unless its route says otherwise afterwards. */
export function headersFor(isHttps: boolean) {
  const base = headersOfAll(isHttps);
  return (request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(base);
    if (isApi(request))
      reply.header('cache-control', cachingOf(request)).header('x-request-id', request.id);
  };
}

/**
 * The business clock, by which the pages judge windows and countdowns, for responses of the API.
 */
export function timeFrom(clock: Clock) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    if (isApi(request)) reply.header('x-server-time', clock.now().toISOString());
  };
}

/** Gives every response its headers, first of all hooks, and the time at the very end. */
export function sendHeaders(
  app: FastifyInstance,
  give: ReturnType<typeof headersFor>,
  giveTime: ReturnType<typeof timeFrom>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    give(request, reply);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    giveTime(request, reply);
    if (reply.statusCode === 304) withoutWhatIsKnown(reply);
    done(null, payload);
  });
}
