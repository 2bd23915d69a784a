import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import type { OwnSheet } from '@pratibha/contract/judge';
import { isAlive } from '@pratibha/embedded-postgres/processes';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unusedPort } from '../../../../scripts/unused-port.ts';
import { type Database, openDatabase } from '../platform/db/pool.ts';
import { newToken, tokenHash, XSRF_COOKIE, xsrfTokenOf } from '../platform/session/cookies.ts';
import { eventually } from '../testing/eventually.ts';
import { CookieJar } from '../testing/http-client.ts';
import { readMetricsText, valueIn } from '../testing/metrics-text.ts';
import { type Product, startProduct } from '../testing/product.ts';
import { lostScores, openHall, scoreAll } from '../testing/stress/hall.ts';

/** Two processes on the embedded database, as WORKERS=2 starts them. */
let folder: string;
let product: Product;
let metricsPort: number;
let database: pg.Client;
/** The same for whoever writes rows. */
let rows: Database;

beforeAll(async () => {
  folder = temporaryFolder('workers');
  const dataDir = path.join(folder, 'data');
  metricsPort = await unusedPort();
  const env = { WORKERS: '2', METRICS_PORT: String(metricsPort) };
  product = startProduct({ dataDir, port: await unusedPort(), env });
  await product.says('Stop it with Ctrl-C.');
  const lines = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  database = new pg.Client({ host: lines[4] ?? '', user: 'pratibha', database: 'pratibha' });
  database.on('error', () => undefined);
  await database.connect();
  const place = { user: 'pratibha', database: 'pratibha', port: Number(lines[3]) };
  rows = openDatabase({ ...place, socketDir: lines[4] ?? '' }, { maxConnections: 2 });
});

afterAll(async () => {
  product.child.kill('SIGTERM');
  await product.ended();
  rmSync(folder, { recursive: true });
});

/** Longer than any response takes, so that only a lost connection runs into it. */
const TIMEOUT_MS = 5_000;
/** For who sends the same again where none comes. */
const SHORT_MS = 1_500;

const PROFILE = '/api/user/profile';

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** A browser whose every request is a new connection, and so goes to the next process. */
class Browser {
  readonly cookies = new CookieJar();

  async send(method: string, url: string, body?: unknown, timeoutMs = TIMEOUT_MS): Promise<Reply> {
    const { pathname, search } = new URL(url, product.origin);
    const json = body === undefined ? '' : JSON.stringify(body);
    const sent = request(`${product.origin}${pathname}${search}`, {
      method,
      agent: false,
      headers: {
        cookie: this.cookies.headerFor(pathname),
        'x-xsrf-token': this.cookies.get(XSRF_COOKIE) ?? '',
        ...(json === '' ? {} : { 'content-type': 'application/json' }),
      },
    });
    // A connection on its way to a process that is killed is lost, and nobody tells its client.
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer')));
    sent.end(json);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of response) text += String(chunk);
    this.cookies.keep(response.headers['set-cookie']);
    return { status: response.statusCode ?? 0, headers: response.headers, body: text };
  }

  /** Signs in with the demo's provider, following it from address to address. */
  async signIn(email: string): Promise<this> {
    let at: string | undefined = `/api/oauth/login?login_hint=${email}`;
    for (let hops = 0; at !== undefined && at !== '/' && hops < 10; hops += 1) {
      at = (await this.send('GET', at)).headers.location;
    }
    return this;
  }
}

/** Someone with a session that was opened in the database. */
async function browserOf(userId: number): Promise<Browser> {
  const token = newToken();
  await database.query(
    `insert into sessions (token_hash, user_id, expires_at)
     values ($1, $2, now() + interval '1 day')`,
    [tokenHash(token), userId],
  );
  const browser = new Browser();
  browser.cookies.set('pratibha_session', token);
  browser.cookies.set(XSRF_COOKIE, xsrfTokenOf(token));
  return browser;
}

/** The processes whose last statement looked up a session. */
async function servingPids(): Promise<number[]> {
  const { rows } = await database.query<{ pid: number }>(
    `select distinct split_part(application_name, ' ', 2)::int as pid from pg_stat_activity
     where application_name like 'pratibha %' and query like '%"sessions"."token_hash"%'`,
  );
  return rows.map(({ pid }) => pid);
}

/** Asks with unknown tokens, which no process can answer from memory, until both have answered. */
async function bothServe(): Promise<number[]> {
  // A job that one of them does at this moment may hide its look-up.
  return eventually(async () => {
    const strangers = Array.from({ length: 8 }, async () => {
      const stranger = new Browser();
      stranger.cookies.set('pratibha_session', newToken());
      return (await stranger.send('GET', '/api/user/profile')).status;
    });
    expect(new Set(await Promise.all(strangers))).toEqual(new Set([401]));
    const pids = (await servingPids()).filter(isAlive);
    expect(pids).toHaveLength(2);
    return pids;
  });
}

describe('two server processes', () => {
  it('both answer, and neither is the one that looks after them', async () => {
    expect(await bothServe()).not.toContain(product.child.pid);
  });

  it('tell figures of themselves, each on a port of its own', async () => {
    const ofEach = async () => {
      const texts = [metricsPort, metricsPort + 1].map(async (port) => {
        const response = await fetch(`http://127.0.0.1:${port}/metrics`);
        return response.text();
      });
      return Promise.all(texts);
    };
    const started = (await ofEach()).map((text) => valueIn(text, 'process_start_time_seconds'));
    expect(new Set(started).size).toBe(2);
    const sum = (texts: string[]) => {
      const lines = texts.flatMap(readMetricsText);
      const counted = lines.filter(
        ({ name, labels }) =>
          name === 'pratibha_requests_total' && labels['route'] === '/api/public/site',
      );
      return counted.reduce((total, { value }) => total + value, 0);
    };
    const before = sum(await ofEach());
    for (let n = 0; n < 6; n += 1) await new Browser().send('GET', '/api/public/site');
    await eventually(async () => expect(sum(await ofEach())).toBe(before + 6));
    expect((await new Browser().send('GET', '/metrics')).status).toBe(404);
  });

  it('share sign-in, sessions and roles', async () => {
    const admin = await new Browser().signIn('superadmin@example.test');
    const person = await new Browser().signIn('eventadmin@example.test');
    const me = await person.send('GET', '/api/user/profile');
    const { id } = JSON.parse(me.body) as { id: number };
    const asOften = () =>
      Promise.all(Array.from({ length: 6 }, () => person.send('GET', '/api/admin/users?limit=1')));
    expect((await asOften()).map(({ status }) => status)).toEqual(Array(6).fill(200));
    const changed = await admin.send('PUT', `/api/admin/users/${id}`, { role: 'USER' });
    expect(changed.status).toBe(200);
    await eventually(async () => {
      expect((await asOften()).map(({ status }) => status)).toEqual(Array(6).fill(403));
    });
  });

  it('have both heard of a logout and of a deletion before it is answered', async () => {
    await bothServe();
    const admin = await new Browser().signIn('superadmin@example.test');
    const takings = [
      (person: Browser) => person.send('POST', '/api/user/logout'),
      (_: Browser, id: number) => admin.send('DELETE', `/api/admin/users/${id}`),
    ];
    for (const [n, take] of takings.entries()) {
      const person = await new Browser().signIn(`gone${n}@example.test`);
      const { id } = JSON.parse((await person.send('GET', PROFILE)).body) as { id: number };
      const copy = new Browser();
      copy.cookies.set('pratibha_session', person.cookies.get('pratibha_session') ?? '');
      const asOften = async () => {
        const responses = Array.from({ length: 8 }, () => copy.send('GET', PROFILE));
        return new Set((await Promise.all(responses)).map(({ status }) => status));
      };
      expect(await asOften()).toEqual(new Set([200]));
      // Neither is busy with something else: they wait for each other a quarter of a second.
      await bothServe();
      // PostgreSQL's notices come to nobody: those who tell of them stand still.
      const { rows } = await database.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name like 'pratibha %'
         and (query like 'listen %' or query = 'select 1')`,
      );
      for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
      try {
        expect(rows.length).toBeGreaterThanOrEqual(2);
        expect((await take(person, id)).status).toBe(200);
        expect(await asOften()).toEqual(new Set([401]));
      } finally {
        for (const { pid } of rows) process.kill(pid, 'SIGCONT');
      }
    }
  });

  it('lose nothing that was acknowledged when one is killed, which is then replaced', async () => {
    const [victim = 0] = await bothServe();
    const { rows: events } = await database.query<{ id: number }>(
      `insert into events (title, registration_open, registration_close)
       values ('Killed', '2025-07-01', '2025-08-01') returning id`,
    );
    const event = events[0]?.id ?? 0;
    const { rows: people } = await database.query<{ id: number }>(
      `select users.id from users join profiles on user_id = users.id
       where role = 'USER' and status = 'ACTIVE' order by users.id limit 60`,
    );
    const browsers: Browser[] = [];
    for (const { id } of people) browsers.push(await browserOf(id));
    const path = `/api/user/events/${event}/register`;
    const acknowledged: number[] = [];
    await Promise.all(
      browsers.map(async (browser) => {
        const body = { event_answers: [{ 1: 'Facebook' }] };
        const response = await browser.send('POST', path, body).catch(() => null);
        if (response === null) return;
        expect(response.status).toBe(201);
        if (acknowledged.length === 5) process.kill(victim, 'SIGKILL');
        acknowledged.push((JSON.parse(response.body) as { id: number }).id);
      }),
    );
    expect(acknowledged.length).toBeGreaterThan(0);
    const { rows: kept } = await database.query<{ id: number }>(
      'select id from registrations where event_id = $1',
      [event],
    );
    const ids = new Set(kept.map(({ id }) => id));
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
    await eventually(async () => expect(await bothServe()).not.toContain(victim));
  }, 60_000);

  it('lose no score that was acknowledged to forty judges when one is killed', async () => {
    const [victim = 0] = await bothServe();
    const hall = await openHall(rows, { judges: 40, works: 2 });
    const browsers = new Map<number, Browser>();
    for (const { userId } of hall.judges) browsers.set(userId, await browserOf(userId));
    const seen = { saved: 0, broken: 0 };
    const acknowledged = await scoreAll(hall, async ({ userId }, path, body) => {
      const response = await browsers
        .get(userId)
        ?.send('PUT', path, body, SHORT_MS)
        .catch(() => null);
      seen.saved += 1;
      if (seen.saved === 40) process.kill(victim, 'SIGKILL');
      if (!response) {
        seen.broken += 1;
        return null;
      }
      expect([response.status, response.body]).toEqual([200, expect.any(String)]);
      return JSON.parse(response.body) as OwnSheet;
    });
    expect(acknowledged.size).toBe(40 * 2);
    expect(seen.broken).toBeGreaterThan(0);
    expect(await lostScores(rows, acknowledged)).toEqual([]);
    await eventually(async () => expect(await bothServe()).not.toContain(victim));
  }, 60_000);

  it('answer what is under way before they end', async () => {
    await bothServe();
    await database.query('begin; lock table sign_in_attempts in access exclusive mode');
    const strangers = Array.from({ length: 6 }, async () => {
      // These wait on purpose, and on a slow machine for long.
      const response = await new Browser().send(
        'GET',
        '/api/oauth/login',
        undefined,
        6 * TIMEOUT_MS,
      );
      return response.status;
    });
    const waiting = 'select count(*)::int as n from pg_locks where not granted';
    for (let n = 0; n < 6; ) n = (await database.query<{ n: number }>(waiting)).rows[0]?.n ?? 0;
    product.child.kill('SIGTERM');
    await eventually(
      // On a connection of its own: one that is open already is served to the end.
      () => expect(new Browser().send('GET', '/health/live', undefined, 500)).rejects.toThrow(),
    );
    await database.query('commit');
    await database.end();
    await rows.close();
    expect(await Promise.all(strangers)).toEqual(Array(6).fill(302));
    expect(await product.ended()).toEqual({ code: 0, signal: null });
  });
});
