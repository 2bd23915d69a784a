import type { EndpointDefinition, LinkClass, RateClass } from '@pratibha/contract/endpoint';
import { isAdminRole } from '@pratibha/domain/access';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Limiter } from '../serve/limiter.ts';
import { LiveLinks } from '../serve/live-links.ts';
import { Refused } from '../serve/refused.ts';
import { FixedWindows } from './fixed-windows.ts';
import { networkOf } from './networks.ts';

/**
 * What is counted before anybody is known: reads that are the same for everybody and come from
 * memory, and what is no call of the contract: the two addresses of the sign-in, and the links of
 * mails, which people press without signing in.
 */
type OpenClass = 'public' | 'sign-in' | 'write';
/** Beside those and the contract's classes: every other call of those who are not signed in. */
type AddressClass = RateClass | LinkClass | OpenClass | 'visitor';
type PerMinute<C extends AddressClass> = Readonly<Record<C, number>>;

/** How many requests of each class are answered within a minute. */
export type Limits = {
  /**
   * From one address; for IPv6 the /64 network counts as one address. Visitors of it have their
   * own, so that none of them uses up what its signed-in people have.
   */
  readonly address: PerMinute<AddressClass>;
  /** From one browser that has begun to sign in here before. */
  readonly browser: PerMinute<'sign-in'>;
  /** With one link that opens something. */
  readonly link: PerMinute<LinkClass>;
  /** From one signed-in person, wherever they sit. */
  readonly person: PerMinute<RateClass>;
  /** The same for those who work through long lists. */
  readonly organiser: PerMinute<RateClass>;
  /** With all the tokens of one person together, beside what they have themselves. */
  readonly tokens: PerMinute<RateClass>;
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
    link: 1_200,
  },
  browser: { 'sign-in': 30 },
  link: { link: 60 },
  person: { read: 600, write: 120, session: 300, export: 10 },
  organiser: { read: 1_200, write: 600, session: 300, export: 30 },
  tokens: { read: 600, write: 300, session: 60, export: 10 },
};

const MINUTE_MS = 60_000;

/** The browser that sends a request, if it has a cookie that is ours; null without one. */
type BrowserOf = (request: FastifyRequest) => string | null;

/**
 * Counts every request below /api: what is open to everybody before anything else is done for it,
 * a call when its session was looked up. That comes from memory, or goes with all that are asked
 * for at that time in one statement, so that a flood of wrong ones keeps one connection busy. The
 * address is the socket's, or what the proxies named by TRUST_PROXY say: a forged X-Forwarded-For
 * changes nothing.
 */
export function limitRequests(
  app: FastifyInstance,
  limits: Limits,
  browserOf: BrowserOf = () => null,
): Limiter {
  const ofAddresses = windowsOf(limits.address);
  const ofPeople = windowsOf(limits.person);
  const ofTokens = windowsOf(limits.tokens);
  const ofBrowsers = windowsOf(limits.browser);
  const ofLinks = windowsOf(limits.link);
  const links = new LiveLinks();
  const countAddress = (name: AddressClass, { ip }: Caller) =>
    spend(ofAddresses[name].count(networkOf(ip), limits.address[name]));
  const countPerson = (name: RateClass, { id, role, token }: NonNullable<Caller['actor']>) =>
    token
      ? spend(ofTokens[name].count(id, limits.tokens[name]))
      : spend(ofPeople[name].count(id, limits[isAdminRole(role) ? 'organiser' : 'person'][name]));
  const count = (name: RateClass, request: Caller) => {
    if (request.actor === null) return countAddress('visitor', request);
    countPerson(name, request.actor);
    countAddress(name, request);
  };
  const countOpen = (name: OpenClass, request: FastifyRequest) => {
    const browser = name === 'sign-in' ? browserOf(request) : null;
    if (name !== 'sign-in' || browser === null) return countAddress(name, request);
    spend(ofBrowsers[name].count(browser, limits.browser[name]));
  };
  const countLink = (request: Caller & Pick<FastifyRequest, 'params'>) => {
    const link = links.nameOf(request);
    if (link === null) return countAddress('link', request);
    spend(ofLinks.link.count(link, limits.link.link));
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const name = openClassOf(request);
    try {
      if (name !== null) countOpen(name, request);
      done();
    } catch (error) {
      done(error as Refused);
    }
  });
  return {
    count,
    links,
    countCall(endpoint, request) {
      const name = classOf(endpoint);
      if (name === 'link') countLink(request);
      else if (name !== 'public') count(name, request);
    },
  };
}

function windowsOf<C extends AddressClass>(limits: PerMinute<C>): Record<C, FixedWindows> {
  const names = Object.keys(limits) as C[];
  const windows = names.map((name) => [name, new FixedWindows(MINUTE_MS)]);
  return Object.fromEntries(windows) as Record<C, FixedWindows>;
}

function spend(retryAfterSeconds: number): void {
  if (retryAfterSeconds > 0) throw new Refused('too-many-requests', { retryAfterSeconds });
}

function openClassOf({ routeOptions: { config, url } }: FastifyRequest): OpenClass | null {
  const { endpoint } = config;
  if (endpoint === undefined) {
    if (/^\/(unsubscribe|invitation|certificates)\//.test(url ?? '')) return 'write';
    return url?.startsWith('/api/oauth/') ? 'sign-in' : null;
  }
  return classOf(endpoint) === 'public' ? 'public' : null;
}

function classOf({ method, rate, access }: EndpointDefinition): RateClass | LinkClass | 'public' {
  if (method !== 'GET') return rate ?? 'write';
  return rate ?? (access === 'site.read' ? 'public' : 'read');
}

/** By which of its limits a request is counted; null where none is. */
export function rateClassOf(request: FastifyRequest): RateClass | LinkClass | OpenClass | null {
  const { endpoint } = request.routeOptions.config;
  return endpoint ? classOf(endpoint) : openClassOf(request);
}
