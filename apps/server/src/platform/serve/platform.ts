import type { Notices } from '../db/notices.ts';
import type { Database } from '../db/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Clock } from '../process/clock.ts';
import type { SessionCookies } from '../session/cookies.ts';
import type { Guests } from '../session/guests.ts';
import type { SessionCache } from '../session/session-cache.ts';
import type { SignInBrowsers } from '../session/sign-in-browsers.ts';
import type { FirstReads } from './first-reads.ts';
import type { Limiter } from './limiter.ts';
import type { UnderWay } from './under-way.ts';

/** What every call needs of its surroundings. */
export type Platform = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: Limiter;
  readonly cookies: SessionCookies;
  readonly browsers: SignInBrowsers;
  readonly sessions: SessionCache;
  readonly tokens: SessionCache;
  readonly guests: Guests;
  readonly notices: Notices;
  readonly metrics: Metrics;
  /** Where bytes lie that people hand in. */
  readonly files: FileStore;
  readonly underWay: UnderWay;
  readonly firstReads: FirstReads;
  /** Scheme, host and port under which the product is reached. */
  readonly origin: string;
  /** How long, in milliseconds, an export or a long list may be on its way. */
  readonly longestStreamMs: number;
};
