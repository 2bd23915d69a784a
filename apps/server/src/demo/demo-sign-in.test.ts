import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { createUser } from '../testing/factories.ts';
import type { HttpClient, HttpResponse } from '../testing/http-client.ts';
import { OFFERED_ACCOUNTS } from './accounts.ts';
import { openDemoClock } from './clock.ts';

/** What a browser's navigation says of itself. */
const NAVIGATION = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };

let server: TestApp;
let stopClock: () => Promise<void>;

beforeAll(async () => {
  server = await startTestApp({
    config: { demo: true, oidc: null },
    clock: async (database) => {
      const clock = await openDemoClock(database, { clockStart: null });
      stopClock = clock.close;
      return clock;
    },
  });
});

afterAll(async () => {
  await stopClock();
  await server.close();
});

const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

/** Follows redirects inside the origin until a reply is no redirect or `until` is reached. */
async function follow(
  browser: HttpClient,
  start: string,
  { until = '/user/events', headers = {} } = {},
): Promise<HttpResponse> {
  let url = pathOf(new URL(start, server.origin));
  for (let hop = 0; hop < 12; hop += 1) {
    const response = await browser.get(url, { ...NAVIGATION, ...headers });
    const location = response.headers['location'];
    if (typeof location !== 'string') return response;
    const next = new URL(location, new URL(url, server.origin));
    expect(next.origin).toBe(server.origin);
    url = pathOf(next);
    if (next.pathname === until) return response;
  }
  throw new Error(`more redirects than a sign-in has: ${url}`);
}

const LOGIN = '/api/oauth/login?return_to=/user/events';

describe('the demo provider', () => {
  it('signs a hinted account in without a page', async () => {
    const browser = server.anonymous();
    await follow(browser, `${LOGIN}&login_hint=asha.rai@example.test`);
    const profile = await browser.get('/api/user/profile');
    expect(profile.status).toBe(200);
    expect(profile.json()).toMatchObject({
      name: 'Asha Rai',
      email: 'asha.rai@example.test',
      role: 'USER',
      is_profile_complete: false,
    });
  });

  it.each(['cross-site', 'same-site'])(
    'asks who comes, whatever a link from elsewhere (%s) suggests',
    async (from) => {
      const browser = server.anonymous();
      const headers = { 'sec-fetch-site': from };
      const page = await follow(browser, `${LOGIN}&login_hint=lured@example.test`, { headers });
      expect([page.status, page.text]).toEqual([
        200,
        expect.stringContaining('Who would you like'),
      ]);
      expect((await browser.get('/api/user/profile')).status).toBe(401);
    },
  );

  it('joins the account that has the address, with its role', async () => {
    await createUser(server.database, {
      email: 'admin@example.test',
      role: 'ADMIN',
      name: 'N. S.',
    });
    const browser = server.anonymous();
    await follow(browser, `${LOGIN}&login_hint=admin@example.test`);
    const profile = await browser.get('/api/user/profile');
    expect(profile.json()).toMatchObject({ role: 'ADMIN', name: 'N. S.' });
  });

  it('knows the accounts of the demo that are there when it starts: the audit tells of no joining', async () => {
    const { id } = await createUser(server.database, { email: 'eventadmin@example.test' });
    const started = await startTestApp({
      config: { demo: true, oidc: null },
      database: server.database,
    });
    for (const browser of [started.anonymous(), started.anonymous()]) {
      await follow(browser, `${LOGIN}&login_hint=eventadmin@example.test`);
      expect((await browser.get('/api/user/profile')).json()).toMatchObject({ id });
    }
    const { rows } = await server.database.pool.query('select from audit where subject_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
    await started.close();
  });

  it('offers every account as a button, without scripts', async () => {
    const browser = server.anonymous();
    const page = await follow(browser, LOGIN);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['content-security-policy']).toContain("; img-src 'self';");
    expect(page.text).not.toMatch(/<script|\son\w+=/);
    for (const { email } of OFFERED_ACCOUNTS) expect(page.text).toContain(`value="${email}"`);
  });

  it('signs in whom the visitor chooses, and another person the next time', async () => {
    const browser = server.anonymous();
    for (const email of ['student@example.test', 'newcomer@example.test']) {
      const page = await follow(browser, LOGIN);
      const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
      const chosen = await browser.post(action, `email=${encodeURIComponent(email)}`, {
        'content-type': 'application/x-www-form-urlencoded',
      });
      expect(chosen.status).toBe(303);
      await follow(browser, String(chosen.headers['location']));
      expect((await browser.get('/api/user/profile')).json()).toMatchObject({ email });
    }
  });

  it('asks again for an address outside the demo, and escapes it', async () => {
    const browser = server.anonymous();
    const page = await follow(browser, `${LOGIN}&login_hint=someone@example.edu`);
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const refused = await browser.post(
      action,
      `email=${encodeURIComponent('"><b>@evil.example')}`,
      {
        'content-type': 'application/x-www-form-urlencoded',
      },
    );
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('&quot;&gt;&lt;b&gt;@evil.example');
    expect(refused.text).toContain('Enter an address that ends with @example.test.');
  });

  it('sends a sign-in that is too old, or of another browser, back to the start', async () => {
    const response = await server.anonymous().get('/demo-idp/interaction/unknown', NAVIGATION);
    expect(response.headers['location']).toBe('/api/oauth/callback');
    const resumed = await server.anonymous().get('/demo-idp/auth/unknown', NAVIGATION);
    expect(resumed.headers['location']).toBe('/api/oauth/callback');
    const told = await server.anonymous().get('/api/oauth/callback', NAVIGATION);
    expect(told.headers['location']).toBe('/?sign-in-error=expired');
    const back = await (await server.as('USER')).get('/api/oauth/callback', NAVIGATION);
    expect(back.headers['location']).toBe('/user/events');
  });

  it('works for many people at once', async () => {
    const people = Array.from({ length: 10 }, (_, n) => `crowd${n}@example.test`);
    await Promise.all(
      people.map(async (email) => {
        const browser = server.anonymous();
        await follow(browser, `${LOGIN}&login_hint=${email}`);
        expect((await browser.get('/api/user/profile')).json()).toMatchObject({ email });
      }),
    );
  });

  it('goes on in whatever process the browser arrives', async () => {
    const second = await startTestApp({
      config: { demo: true, oidc: null },
      database: server.database,
    });
    const browsers = [server.anonymous(), second.anonymous()];
    let url = `${LOGIN}&login_hint=wanderer@example.test`;
    for (let hop = 0; !url.startsWith('/user/events'); hop += 1) {
      const [here, there] = hop % 2 === 0 ? browsers : browsers.toReversed();
      const response = await here?.get(url, NAVIGATION);
      there?.cookies.keep(response?.headers['set-cookie'] as string | string[] | undefined);
      expect(response?.headers['location']).toBeDefined();
      url = pathOf(new URL(String(response?.headers['location']), server.origin));
    }
    for (const browser of browsers) {
      const profile = await browser.get('/api/user/profile');
      expect(profile.json()).toMatchObject({ email: 'wanderer@example.test' });
    }
    await second.close();
  });
});

describe('the form for workshops', () => {
  const framed = (response: HttpResponse) =>
    /frame-ancestors ([^;]*)/.exec(String(response.headers['content-security-policy']))?.[1];

  it('may stand on a page of the product, as nothing else may', async () => {
    const browser = server.anonymous();
    const form = await browser.get('/demo/workshops', NAVIGATION);
    expect(form.status).toBe(200);
    expect(framed(form)).toBe("'self'");
    expect(form.headers['x-frame-options']).toBe('SAMEORIGIN');
    const accounts = await follow(browser, LOGIN);
    expect(accounts.status).toBe(200);
    expect(framed(accounts)).toBe("'none'");
  });

  it('and the page of accounts are in Nepali for a browser that asks for it', async () => {
    const browser = server.anonymous();
    const headers = { ...NAVIGATION, 'accept-language': 'ne-NP,en;q=0.5' };
    const form = await browser.get('/demo/workshops', headers);
    const accounts = await follow(browser, LOGIN, { headers });
    for (const { text } of [form, accounts]) {
      expect(text).toContain('<html lang="ne">');
      expect(latinIn(text)).toEqual([]);
    }
  });
});

/** Words in Latin letters that a page shows, but for addresses and names of people. */
function latinIn(html: string): string[] {
  const names = new Set(OFFERED_ACCOUNTS.flatMap(({ name }) => name.split(' ')));
  const shown = html
    .replaceAll(/<style>[^]*?<\/style>|<[^>]*>|[^\s<>]*@[^\s<>]+/g, ' ')
    .replaceAll(/Google|Kiran Bhandari/g, ' ');
  return (shown.match(/[A-Za-z]+/g) ?? []).filter((word) => !names.has(word));
}
