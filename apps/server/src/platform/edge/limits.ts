import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { RateClass } from '@pratibha/contract/endpoint';
import { isAdminRole } from '@pratibha/domain/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../serve/refused.ts';

/**
 * What is counted before anybody is known: reads that are the same for everybody and come from
 * memory, and the two addresses of the sign-in, which are no calls of the contract.
 */
type OpenClass = 'public' | 'sign-in';
/** Beside those and the contract's classes: every other call of those who are not signed in. */
type AddressClass = RateClass | OpenClass | 'visitor';
type PerMinute<C extends AddressClass> = Readonly<Record<C, number>>;

/** How many requests of each class are answered within a minute. */
export type Limits = {
  /**
   * From one address; for IPv6 the /64 network counts as one address. Visitors of it have their
   * own, so that none of them uses up what its signed-in people have.
   */
  readonly address: PerMinute<AddressClass>;
  /** From one signed-in person, wherever they sit. */
  readonly person: PerMinute<RateClass>;
  /** The same for those who work through long lists. */
  readonly organiser: PerMinute<RateClass>;
};

/**
 * A whole school may sit behind one address: 500 students, each of whom opens pages, signs in and
 * registers within the same minute, stay below the first row. The others are for one person, who
 * clicks at most a few times a second. Visitors have nothing to ask for but to be told to sign in.
 */
export const LIMITS: Limits = {
  address: {
    public: 600_000,
    read: 60_000,
    write: 30_000,
    session: 60_000,
    export: 1_200,
    'sign-in': 12_000,
    visitor: 1_200,
  },
  person: { read: 600, write: 120, session: 300, export: 10 },
  organiser: { read: 1_200, write: 600, session: 300, export: 30 },
};

const MINUTE_MS = 60_000;

/** Callers remembered in each class; beyond that the ones that were quiet longest are forgotten. */
const MOST_CALLERS = 20_000;

/** Counts requests in this process; two processes count apart. */
export type Limiter = {
  /**
   * Counts a call once `request.actor` is known: for the person and then for their address, or for
   * the visitors of that address. Throws Refused 'too-many-requests'.
   */
  countCall(request: FastifyRequest): Promise<void>;
};

type Count = ReturnType<FastifyInstance['createRateLimit']>;
type Counters<C extends AddressClass> = Readonly<Record<C, Count>>;

/**
 * Counts every request below /api: what is open to everybody before anything else is done for it,
 * a call when its session was looked up. That comes from memory, or goes with all that are asked
 * for at that time in one statement, so that a flood of wrong ones keeps one connection busy. The
 * address is the socket's, or what the proxies named by TRUST_PROXY say: a forged X-Forwarded-For
 * changes nothing.
 */
export async function limitRequests(app: FastifyInstance, limits: Limits): Promise<Limiter> {
  await app.register(rateLimit, { global: false });
  const byAddress = countersOf(limits.address, (max) => counter(app, { max }));
  const byPerson = countersOf(limits.person, (_, name) =>
    counter(app, {
      max: ({ actor }) => limits[isAdminRole(actor?.role ?? null) ? 'organiser' : 'person'][name],
      keyGenerator: ({ actor }) => String(actor?.id),
    }),
  );
  app.addHook('onRequest', async (request) => {
    const name = rateClassOf(request);
    if (name !== null && isOpen(name)) await count(byAddress[name], request);
  });
  return {
    async countCall(request) {
      const name = rateClassOf(request);
      if (name === null || isOpen(name)) return;
      if (request.actor === null) return count(byAddress.visitor, request);
      await count(byPerson[name], request);
      await count(byAddress[name], request);
    },
  };
}

function counter(app: FastifyInstance, options: RateLimitOptions): Count {
  const all: RateLimitOptions = { timeWindow: MINUTE_MS, cache: MOST_CALLERS, ...options };
  return app.createRateLimit(all);
}

function countersOf<C extends AddressClass>(
  limits: PerMinute<C>,
  make: (max: number, name: C) => Count,
): Counters<C> {
  const names = Object.keys(limits) as C[];
  return Object.fromEntries(names.map((name) => [name, make(limits[name], name)])) as Counters<C>;
}

function isOpen(name: RateClass | OpenClass): name is OpenClass {
  return name === 'public' || name === 'sign-in';
}

/** By which of its limits a request is counted; null where none is. */
export function rateClassOf({
  routeOptions: { config, url },
}: FastifyRequest): RateClass | OpenClass | null {
  const { endpoint } = config;
  if (endpoint === undefined) return url?.startsWith('/api/oauth/') ? 'sign-in' : null;
  if (endpoint.method !== 'GET') return endpoint.rate ?? 'write';
  return endpoint.rate ?? (endpoint.access === 'site.read' ? 'public' : 'read');
}

async function count(counting: Count, request: FastifyRequest): Promise<void> {
  const counted = await counting(request);
  if (counted.isAllowed || !counted.isExceeded) return;
  throw new Refused('too-many-requests', { retryAfterSeconds: Math.max(1, counted.ttlInSeconds) });
}
