import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import type { HttpClient } from '../../testing/http-client.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import { newToken } from '../session/cookies.ts';
import type { SignedIn } from '../session/session.ts';
import { LIMITS, type Limits, limitRequests } from './limits.ts';

const FEW: Limits = {
  address: {
    ...{ public: 4, read: 8, write: 8, session: 8, export: 3 },
    ...{ 'sign-in': 2, visitor: 5, link: 5 },
  },
  browser: { 'sign-in': 2 },
  link: { link: 3 },
  person: { read: 3, write: 2, session: 3, export: 1 },
  organiser: { read: 5, write: 4, session: 3, export: 2 },
  tokens: { read: 3, write: 2, session: 1, export: 1 },
};

const STUDENTS = 500;
const GROUP = 25;

const PROFILE = {
  name: 'Asha Gurung',
  mobile: '9800000001',
  dob: '2007-04-14',
  gender: 'FEMALE',
  address: 'Lakeside, Pokhara',
  college_name: 'Example Secondary School',
  college_address: 'Pokhara',
};

async function statuses(times: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) found.push((await send()).status);
  return found;
}

/** A client that comes from an address, as the socket or a header tells it. */
function from(product: TestApp, remoteAddress: string, headers: Record<string, string> = {}) {
  return async (url = '/api/public/site') => {
    const host = new URL(product.origin).host;
    const response = await product.app.inject({
      url,
      remoteAddress,
      headers: { host, ...headers },
    });
    return { status: response.statusCode };
  };
}

const cookieOf = (client: HttpClient) => ({ cookie: client.cookies.headerFor('/') });

describe('a school behind one address', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startTestApp();
  });
  afterAll(() => product.close());

  /** What one student's browser sends in the minute in which registration opens. */
  async function burst(student: SignedInClient, visitor: HttpClient): Promise<number[]> {
    const responses = [
      await visitor.get('/api/public/site'),
      await visitor.get('/api/public/events/available'),
      await visitor.get('/api/oauth/login?return_to=/user/events', { accept: 'text/html' }),
      await student.get('/api/user/profile'),
      await student.put('/api/user/profile', PROFILE),
      await student.get('/api/user/profile'),
      await student.get('/api/user/available/events'),
      await student.get('/api/user/registrations'),
      await student.get('/api/user/available/events'),
    ];
    return responses.map(({ status }) => status);
  }

  test(`of ${STUDENTS} students never meets a limit`, { timeout: 300_000 }, async () => {
    const all: number[][] = [];
    // In groups, so that the test asks for the limits and not for the speed of the machine.
    for (let n = 0; n < STUDENTS; n += GROUP) {
      const group = await Promise.all(Array.from({ length: GROUP }, () => product.as('USER')));
      all.push(...(await Promise.all(group.map((each) => burst(each, product.anonymous())))));
    }
    const seen = new Set(all.flat());
    expect(all.flat()).toHaveLength(STUDENTS * 9);
    expect([...seen].filter((status) => status >= 400)).toEqual([]);
  });

  test('may do that several times over within the minute', () => {
    expect(LIMITS.address.read).toBeGreaterThanOrEqual(STUDENTS * 100);
    expect(LIMITS.address.write).toBeGreaterThanOrEqual(STUDENTS * 20);
    expect(LIMITS.address['sign-in']).toBeGreaterThanOrEqual(STUDENTS * 10);
    expect(LIMITS.address.visitor).toBe(1_200);
  });
});

describe('one person', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startTestApp({
      limits: { ...FEW, address: UNLIMITED.address },
      web: smallWeb(),
    });
  });
  afterAll(() => product.close());

  test('is told when to come back, as a problem document', async () => {
    const student = await product.as('USER');
    const read = () => student.get('/api/user/registrations');
    expect(await statuses(3, read)).toEqual([200, 200, 200]);
    const response = await read();
    expect([response.status, response.problem]).toEqual([429, 'too-many-requests']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  test('is one person with several sessions and from several addresses', async () => {
    const student = await product.as('USER');
    const other = await product.as(student.user.email as `${string}@${string}`);
    await statuses(3, () => student.get('/api/user/registrations'));
    expect((await other.get('/api/user/submissions')).status).toBe(429);
  });

  test('has pages that are rendered for them counted as reads', async () => {
    const student = await product.as('USER');
    const look = () => student.get('/user/workshops');
    expect(await statuses(3, look)).toEqual([200, 200, 200]);
    const refused = await look();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect((await student.get('/api/user/registrations')).status).toBe(429);
  });

  test('keeps nobody else from anything', async () => {
    const student = await product.as('USER');
    const neighbour = await product.as('USER');
    await statuses(5, () => student.get('/api/user/registrations'));
    expect((await neighbour.get('/api/user/registrations')).status).toBe(200);
  });

  test('has a limit of its own for changes, also for refused ones', async () => {
    const student = await product.as('USER');
    const change = () => student.put('/api/user/profile', {});
    expect(await statuses(3, change)).toEqual([422, 422, 429]);
    expect((await student.get('/api/user/registrations')).status).toBe(200);
    const forging = await product.as('USER');
    const forged = () => forging.put('/api/user/profile', {}, { 'x-xsrf-token': 'x' });
    expect(await statuses(3, forged)).toEqual([403, 403, 429]);
  });

  test('changes nothing with a request beyond the limit', async () => {
    const student = await product.as('USER');
    await statuses(2, () => student.put('/api/user/profile', PROFILE));
    const refused = await student.put('/api/user/profile', { ...PROFILE, name: 'Too Late' });
    expect(refused.status).toBe(429);
    const saved = await student.get('/api/user/profile');
    expect(saved.json()).toMatchObject({ name: PROFILE.name });
  });

  test('works through longer lists as an organiser', async () => {
    const organiser = await product.as('EVENT_ADMIN');
    const read = () => organiser.get('/api/admin/registrations');
    expect(await statuses(6, read)).toEqual([200, 200, 200, 200, 200, 429]);
    const save = () => organiser.get('/api/admin/registrations/export');
    expect(await statuses(3, save)).toEqual([200, 200, 429]);
  });
});

describe('an address', () => {
  let product: TestApp;
  beforeAll(async () => {
    product = await startTestApp({ limits: FEW });
  });
  afterAll(() => product.close());

  test('is limited for visitors, each class by itself', async () => {
    const visit = from(product, '198.51.100.1');
    expect(await statuses(5, visit)).toEqual([200, 200, 200, 200, 429]);
    const signIn = () => visit('/api/oauth/login');
    expect((await statuses(3, signIn)).map((status) => status === 429)).toEqual([
      false,
      false,
      true,
    ]);
    expect((await visit('/api/user/registrations')).status).toBe(401);
    expect((await from(product, '198.51.100.2')()).status).toBe(200);
  });

  test('has visitors who use up nothing of its signed-in people, nor of other addresses', async () => {
    const organiser = await product.as('EVENT_ADMIN');
    const visit = from(product, '198.51.100.8');
    const copy = '/api/admin/registrations/export';
    expect(await statuses(7, () => visit(copy))).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect((await visit('/api/user/registrations')).status).toBe(429);
    const withUnknownSession = from(product, '198.51.100.8', {
      cookie: `pratibha_session=${newToken()}`,
    });
    expect((await withUnknownSession('/api/user/profile')).status).toBe(429);
    const known = from(product, '198.51.100.8', cookieOf(organiser));
    expect(await statuses(2, () => known(copy))).toEqual([200, 200]);
    expect((await from(product, '198.51.100.9')(copy)).status).toBe(401);
  });

  test('is limited for all of its signed-in people, each of whom spends their own first', async () => {
    const copy = '/api/user/data';
    const people: HttpClient[] = [];
    for (let n = 0; n < 4; n += 1) people.push(await product.as('USER'));
    const found: number[] = [];
    for (const person of people) {
      const visit = from(product, '198.51.100.10', cookieOf(person));
      found.push(...(await statuses(2, () => visit(copy))));
    }
    // The second of each is beyond the person's own limit, and is not counted for the address.
    expect(found).toEqual([200, 429, 200, 429, 200, 429, 429, 429]);
  });

  test('answers for its health whatever comes', async () => {
    const visit = from(product, '198.51.100.3');
    const look = () => visit('/health/live');
    expect(new Set(await statuses(20, look))).toEqual(new Set([200]));
  });

  test('of version 6 is its /64 network, and a mapped one is that of version 4', async () => {
    await statuses(4, from(product, '2001:db8:1:1::1'));
    expect((await from(product, '2001:db8:1:1:ffff::2')()).status).toBe(429);
    expect((await from(product, '2001:db8:1:2::1')()).status).toBe(200);
    await statuses(4, from(product, '198.51.100.4'));
    expect((await from(product, '::ffff:198.51.100.4')()).status).toBe(429);
  });

  test('cannot be forged where no proxy is trusted', async () => {
    for (let n = 0; n < 4; n += 1) {
      await from(product, '198.51.100.5', { 'x-forwarded-for': `203.0.113.${n}` })();
    }
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'x-client-ip']) {
      const answer = await from(product, '198.51.100.5', { [header]: '203.0.113.99' })();
      expect([header, answer.status]).toEqual([header, 429]);
    }
  });
});

test('what is no call is counted like one: for the person, their address and its visitors', () => {
  const limiter = limitRequests(Fastify(), FEW);
  const spent = (id: number | null, ip: string, times: number) => {
    const actor = id === null ? null : ({ id, role: 'USER' } as SignedIn);
    for (let n = 1; n <= times; n += 1) {
      try {
        limiter.count('read', { actor, ip });
      } catch (error) {
        expect(error).toMatchObject({ code: 'too-many-requests' });
        return n;
      }
    }
    return null;
  };
  const [here, there] = ['198.51.100.11', '198.51.100.12'];
  // Three for each person, eight for an address, five for its visitors.
  expect([spent(1, here, 9), spent(1, there, 1), spent(2, here, 3)]).toEqual([4, 1, null]);
  expect([spent(3, here, 9), spent(3, there, 9)]).toEqual([3, 1]);
  expect([spent(null, here, 9), spent(4, there, 3)]).toEqual([6, null]);
});

describe('behind a trusted proxy', () => {
  test.each([
    ['one proxy', 1],
    ['the proxy by its address', ['10.0.0.1']],
  ] as const)(
    '%s: the address that it saw counts, whatever was claimed before',
    async (_, trust) => {
      const trustProxy = typeof trust === 'number' ? trust : [...trust];
      const product = await startTestApp({ limits: FEW, config: { trustProxy } });
      const seen = (claimed: string, real: string) =>
        from(product, '10.0.0.1', { 'x-forwarded-for': `${claimed}${real}` })();
      for (let n = 0; n < 4; n += 1) {
        expect((await seen(`203.0.113.${n}, `, '198.51.100.6')).status).toBe(200);
      }
      expect((await seen('203.0.113.77, 192.0.2.7, ', '198.51.100.6')).status).toBe(429);
      expect((await seen('', '198.51.100.6')).status).toBe(429);
      expect((await seen('198.51.100.6, ', '198.51.100.7')).status).toBe(200);
      await product.close();
    },
  );
});
