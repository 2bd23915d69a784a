import cookie from '@fastify/cookie';
import type { NewCalendarLink } from '@pratibha/contract/own-calendar';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { browserKey } from '../session/browser-key.queries.ts';
import { newToken } from '../session/cookies.ts';
import { SignInBrowsers } from '../session/sign-in-browsers.ts';
import { LIMITS, type Limits } from './limits.ts';

/** What one visitor of a busy address can take away from the others of it. */

const FEW: Limits = {
  ...LIMITS,
  address: { ...LIMITS.address, visitor: 3, 'sign-in': 2, link: 3 },
  browser: { 'sign-in': 2 },
  link: { link: 4 },
};

let product: TestApp;
beforeAll(async () => {
  product = await startTestApp({ limits: FEW, web: smallWeb() });
});
afterAll(() => product.close());

/** The statuses of requests that one address sends one after the other. */
async function statuses(
  times: number,
  from: string,
  url: string,
  headers: Record<string, string> = {},
): Promise<number[]> {
  const host = new URL(product.origin).host;
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const request = { url, remoteAddress: from, headers: { host, ...headers } };
    found.push((await product.app.inject(request)).statusCode);
  }
  return found;
}

const isRefused = (status: number) => status === 429;

test('to be sent to the sign-in costs an address nothing', async () => {
  const from = '198.51.100.20';
  expect(new Set(await statuses(20, from, '/user/events'))).toEqual(new Set([302]));
  expect(new Set(await statuses(20, from, '/preview/editions/1/landing'))).toEqual(new Set([404]));
  expect(await statuses(1, from, '/api/user/profile')).toEqual([401]);
});

test('who sends a session that is none is counted, and keeps nobody without one from a page', async () => {
  const from = '198.51.100.21';
  const withSession = { cookie: `pratibha_session=${newToken()}` };
  expect(await statuses(4, from, '/user/events', withSession)).toEqual([302, 302, 302, 429]);
  expect(await statuses(1, from, '/user/events')).toEqual([302]);
});

async function calendarLink(): Promise<string> {
  const student = await product.as('USER');
  const { url } = (await student.post('/api/user/calendar')).json<NewCalendarLink>();
  return url.slice(product.origin.length);
}

test('a link of a calendar is counted by itself, wherever it is asked for', async () => {
  const from = '198.51.100.22';
  const [one, other, third] = [await calendarLink(), await calendarLink(), await calendarLink()];
  expect(await statuses(4, from, '/api/user/profile')).toEqual([401, 401, 401, 429]);
  expect(await statuses(2, from, one)).toEqual([200, 200]);
  expect(await statuses(4, '198.51.100.23', one)).toEqual([200, 200, 200, 429]);
  expect(await statuses(1, from, other)).toEqual([200]);
  const guessed = () => `/api/calendars/${newToken()}/dates.ics`;
  expect(await statuses(2, from, guessed())).toEqual([404, 429]);
  // What opened something before goes on to.
  expect(await statuses(1, from, other)).toEqual([200]);
  expect(await statuses(1, '198.51.100.24', third)).toEqual([200]);
});

test('a link that was ended is counted like one that is guessed', async () => {
  const from = '198.51.100.25';
  const student = await product.as('USER');
  const { url } = (await student.post('/api/user/calendar')).json<NewCalendarLink>();
  const path = url.slice(product.origin.length);
  expect(await statuses(1, from, path)).toEqual([200]);
  await student.delete('/api/user/calendar');
  expect(await statuses(4, from, path)).toEqual([404, 404, 404, 429]);
});

test('a browser that has begun to sign in is counted by itself, and one that says so is not', async () => {
  const from = '198.51.100.26';
  const signIn = '/api/oauth/login';
  expect((await statuses(3, from, signIn)).map(isRefused)).toEqual([false, false, true]);
  const browsers = new SignInBrowsers(
    await browserKey(product.database.kysely),
    new URL(product.origin),
  );
  const known = { cookie: await cookieOf(browsers) };
  expect((await statuses(3, from, signIn, known)).map(isRefused)).toEqual([false, false, true]);
  const made = { cookie: `pratibha_sign_in=${newToken()}` };
  expect((await statuses(1, from, signIn, made)).map(isRefused)).toEqual([true]);
  const another = { cookie: await cookieOf(browsers) };
  expect((await statuses(1, from, '/api/oauth/callback', another)).map(isRefused)).toEqual([false]);
});

/** The cookie that a browser has after it began to sign in. */
async function cookieOf(browsers: SignInBrowsers): Promise<string> {
  const app = Fastify();
  await app.register(cookie);
  app.get('/', async (request, reply) => browsers.keep(request, reply, 60));
  const { cookies, body } = await app.inject('/');
  const [sent] = cookies;
  const headers = { cookie: `${sent?.name}=${sent?.value}` };
  // Sent back it stays the same, for all tabs.
  expect((await app.inject({ url: '/', headers })).body).toBe(body);
  await app.close();
  return headers.cookie;
}

test('all processes of an installation know the same browsers, and no other one does', async () => {
  const { kysely } = product.database;
  expect(await browserKey(kysely)).toEqual(await browserKey(kysely));
  const isKnown = async (by: SignInBrowsers, sent: string) => {
    const app = Fastify();
    await app.register(cookie);
    app.get('/', async (request) => String(by.knownOf(request) !== null));
    const { body } = await app.inject({ url: '/', headers: { cookie: sent } });
    await app.close();
    return body;
  };
  const origin = new URL(product.origin);
  const [own, other] = [1, 2].map((n) => new SignInBrowsers(Buffer.alloc(32, n), origin));
  if (!own || !other) throw new Error('there are two');
  const sent = await cookieOf(own);
  expect(await Promise.all([isKnown(own, sent), isKnown(other, sent)])).toEqual(['true', 'false']);
  expect(await isKnown(own, `${sent.slice(0, -1)}_`)).toBe('false');
  expect(await isKnown(own, `pratibha_sign_in=${'é'.repeat(43)}`)).toBe('false');
});
