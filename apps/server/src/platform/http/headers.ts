import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';

/** For replies that are no documents: nothing in them may run or load anything. */
const API_CSP = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const EVERYWHERE: Readonly<Record<string, string>> = {
  'content-security-policy': API_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Headers of every reply: what browsers must not do with it, and the business clock, by which
 * the pages judge windows and countdowns. What a route set itself stays.
 */
export function sendHeaders(app: FastifyInstance, clock: Clock, isHttps: boolean): void {
  const always = Object.entries({
    ...EVERYWHERE,
    ...(isHttps ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  });
  // With a callback: a promise for each reply would cost as much as the headers themselves.
  app.addHook('onSend', (request, reply, payload, done) => {
    const given = reply.getHeaders();
    for (const [name, value] of always) {
      if (given[name] === undefined) reply.header(name, value);
    }
    if (request.url.startsWith('/api')) {
      if (given['cache-control'] === undefined) reply.header('cache-control', 'no-store');
      reply.header('x-server-time', clock.now().toISOString());
      reply.header('x-request-id', request.id);
    }
    done(null, payload);
  });
}
