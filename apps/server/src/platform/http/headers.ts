import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';

/** For replies that are no documents: nothing in them may run or load anything. */
const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Headers of every reply: what browsers must not do with it, and the business clock, by which
 * the pages judge windows and countdowns.
 */
export function headersFor(clock: Clock, isHttps: boolean) {
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const set = (name: string, value: string) => {
      if (!reply.hasHeader(name)) reply.header(name, value);
    };
    set('content-security-policy', API_CSP);
    set('x-content-type-options', 'nosniff');
    set('x-frame-options', 'DENY');
    set('referrer-policy', 'strict-origin-when-cross-origin');
    set('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    set('cross-origin-opener-policy', 'same-origin');
    set('cross-origin-resource-policy', 'same-origin');
    if (isHttps) set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    // The route first: an address may write its letters as %61.
    if ((request.routeOptions.url ?? request.url).startsWith('/api')) {
      set('cache-control', 'no-store');
      set('x-server-time', clock.now().toISOString());
      set('x-request-id', request.id);
    }
  };
}

/** Gives every reply its headers. */
export function sendHeaders(app: FastifyInstance, give: ReturnType<typeof headersFor>): void {
  app.addHook('onSend', async (request, reply) => give(request, reply));
}
