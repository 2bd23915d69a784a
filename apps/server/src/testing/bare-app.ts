import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { Notices } from '../platform/db/notices.ts';
import { openFiles } from '../platform/files/open-files.ts';
import { Metrics } from '../platform/metrics/metrics.ts';
import { createLog } from '../platform/process/log.ts';
import { FirstReads } from '../platform/serve/first-reads.ts';
import { LiveLinks } from '../platform/serve/live-links.ts';
import type { Platform } from '../platform/serve/platform.ts';
import { UnderWay } from '../platform/serve/under-way.ts';
import { SessionCookies } from '../platform/session/cookies.ts';
import { Guests } from '../platform/session/guests.ts';
import { SessionCache, tokenCache } from '../platform/session/session-cache.ts';
import { SignInBrowsers } from '../platform/session/sign-in-browsers.ts';
import type { TestApp } from './app.ts';

/**
 * A server without a call, on the database and with the sessions of the product: for calls of a
 * test's own.
 */
export async function startBareApp(
  product: TestApp,
): Promise<{ app: FastifyInstance; platform: Platform }> {
  const app = Fastify();
  await app.register(cookie);
  app.decorateRequest('actor', null);
  app.decorateRequest('toForget');
  app.decorateRequest('arrivedAt');
  app.addHook('onRequest', async (request) => {
    request.arrivedAt = product.clock.now();
    request.toForget = [];
  });
  const notices = new Notices(product.database);
  const place = { filesDir: product.database.filesDir, filesFloorBytes: 0 };
  const platform = {
    database: product.database,
    notices,
    metrics: new Metrics(),
    files: await openFiles(product.database, place, createLog('silent')),
    limiter: { countCall: () => undefined, count: () => undefined, links: new LiveLinks() },
    sessions: new SessionCache(notices, product.database),
    tokens: tokenCache(notices, product.database),
    guests: new Guests(product.database, new URL(product.origin)),
    clock: product.clock,
    cookies: new SessionCookies(new URL(product.origin)),
    browsers: new SignInBrowsers(Buffer.alloc(32), new URL(product.origin)),
    origin: product.origin,
    underWay: new UnderWay(),
    firstReads: new FirstReads(),
    longestStreamMs: 1_000,
  };
  return { app, platform };
}
