import type { Role } from '@pratibha/domain/people/roles';
import type { TokenScope } from '@pratibha/domain/people/tokens';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Web } from '../app.ts';
import { type Config, loadConfig } from '../config/config.ts';
import type { ConnectionTimeouts } from '../platform/edge/connection-timeouts.ts';
import type { Limits } from '../platform/edge/limits.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Clock } from '../platform/process/clock.ts';
import { createLog, type Log } from '../platform/process/log.ts';
import type { Peers } from '../platform/process/peers.ts';
import {
  newToken,
  SessionCookies,
  tokenHash,
  XSRF_COOKIE,
  xsrfTokenOf,
} from '../platform/session/cookies.ts';
import { insertSession } from '../platform/session/session.queries.ts';
import { newApiToken } from '../platform/session/tokens.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { createToken, createUser, type UserValues } from './factories.ts';
import { HttpClient, ProgramClient } from './http-client.ts';

/** A business clock that stands still until a test moves it. */
type TestClock = Clock & { set(at: Date | string): void };

export type TestApp = {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly clock: TestClock;
  readonly origin: string;
  /**
   * A browser signed in without the provider. A role: a new ACTIVE person with it and a complete
   * profile. An e-mail address: the person who has it. Values: a new person with them.
   */
  as(who: Role | `${string}@${string}` | UserValues): Promise<SignedInClient>;
  /** A program with a token of such a person. */
  program(
    who: Role | `${string}@${string}` | UserValues,
    scope: TokenScope,
  ): Promise<SignedInProgram>;
  /** A browser without a session. */
  anonymous(): HttpClient;
  close(): Promise<void>;
};

/** A browser and the person who sits before it. */
export type SignedInClient = HttpClient & { readonly user: { id: number; email: string } };

/** A program and the person in whose name it acts. */
export type SignedInProgram = ProgramClient & {
  readonly user: { id: number; email: string };
  readonly tokenId: number;
};

export type TestAppOptions = {
  /** Where the business clock stands; default the demo's own 2025-07-16T10:00+05:45. */
  clockStart?: string;
  /** Settings that differ; by default not the demo, with a provider that does not exist. */
  config?: Partial<Config>;
  /** Another clock than the still one, such as the demo's. */
  clock?: (database: TestDatabase) => Promise<Clock>;
  /** Requests per minute that differ from the product's. */
  limits?: Limits;
  /** Timeouts of connections that differ from the product's. */
  timeouts?: ConnectionTimeouts;
  /** What it tells of itself; by default its own. */
  metrics?: Metrics;
  /** The pages; by default only the API is there. */
  web?: Web;
  /** Whether it works jobs off; by default nobody does. */
  works?: boolean;
  /** Where to log instead of nowhere. */
  log?: Log;
  /** The processes beside it; by default none. */
  peers?: Peers;
  /** The database of another app: as a second process beside it. */
  database?: TestDatabase;
};

const DEFAULT_START = '2025-07-16T10:00:00+05:45';

function createTestClock(start: string = DEFAULT_START): TestClock {
  let at = new Date(start);
  return { now: () => at, set: (to) => void (at = new Date(to)) };
}

/** Settings as of a small installation on this machine, for tests. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = loadConfig({
    PUBLIC_URL: 'http://localhost:3000',
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'pratibha',
    OIDC_CLIENT_SECRET: 'not-a-secret',
    LOG_LEVEL: 'silent',
    // No test asks anybody outside.
    LINK_CHECKS: '0',
    FILES_FREE_MB: '0',
  });
  return { ...config, ...changes };
}

/**
 * The whole server on a database of its own, ready for requests but not listening. Call it once
 * per test file in `beforeAll`, and `close()` in `afterAll`.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const config = testConfig({ filesDir: database.filesDir, ...options.config });
  const still = createTestClock(options.clockStart);
  const clock = (await options.clock?.(database)) ?? still;
  const {
    limits,
    timeouts,
    metrics,
    web,
    peers,
    works,
    log = createLog(config.logLevel),
  } = options;
  const app = await buildApp({
    config,
    database,
    clock,
    log,
    ...(limits ? { limits } : {}),
    ...(timeouts ? { timeouts } : {}),
    ...(metrics ? { metrics } : {}),
    ...(peers ? { peers } : {}),
    ...(web ? { web } : {}),
    ...(works ? { works } : {}),
  });
  await app.ready();
  const origin = new URL(config.publicUrl).origin;
  const cookies = new SessionCookies(new URL(config.publicUrl));
  return {
    app,
    database,
    clock: still,
    origin,
    anonymous: () => new HttpClient(app, origin),
    async as(who) {
      const user = await personOf(database, who);
      const token = newToken();
      await insertSession(database.kysely, tokenHash(token), user.id);
      const client = new HttpClient(app, origin);
      client.cookies.set(cookies.name, token);
      client.cookies.set(XSRF_COOKIE, xsrfTokenOf(token));
      return Object.assign(client, { user });
    },
    async program(who, scope) {
      const user = await personOf(database, who);
      const token = newApiToken();
      const hash = tokenHash(token);
      const { id } = await createToken(database, { user_id: user.id, token_hash: hash, scope });
      return Object.assign(new ProgramClient(app, origin, token), { user, tokenId: id });
    },
    async close() {
      await app.close();
      if (!options.database) await database.close();
    },
  };
}

function personOf(database: TestDatabase, who: Role | `${string}@${string}` | UserValues) {
  if (typeof who !== 'string') return createUser(database, who);
  if (!who.includes('@')) return createUser(database, { role: who as Role });
  return database.kysely
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', who)
    .executeTakeFirstOrThrow();
}
