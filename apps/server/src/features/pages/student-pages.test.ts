import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../platform/session/session.ts';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { ConsolePages } from './console-pages.ts';
import { registerPages } from './pages.routes.ts';
import { RenderAllowance } from './render-allowance.ts';
import { StudentPages } from './student-pages.ts';
import type { Visitors } from './visitors.ts';

const edition = { content: FIRST_CONTENT, isSetUp: true, onChange: () => undefined };

const STUDENT = {
  id: 1,
  role: 'USER',
  event_grants: [],
  row: { language: null },
} as unknown as SignedIn;
const ANSWERS: Readonly<Record<string, string>> = {
  'GET /user/profile': '{"name":"Asha </script><b>"}',
  'GET /public/site': '{"demo":null}',
  'GET /user/available/events': '[{"id":1},{"id":2}]',
};

const GOOD: Visitors = {
  whoAsks: async () => STUDENT,
  read: async (name) => ANSWERS[name] ?? '[]',
  readOne: async (_, id) => (id === '8' ? '{"id":8}' : null),
  respond: async () => null,
  now: () => new Date(1_750_000_000_000),
};

let visitors = GOOD;
let app: FastifyInstance;
let distDir: string;

beforeAll(async () => {
  ({ distDir } = smallWeb());
  const client = join(distDir, 'client');
  writeFileSync(
    join(client, 'student.html'),
    '<head><!--title--><link rel="stylesheet" href="/assets/x.css"></head>' +
      '<div><!--page--></div><!--edition--><!--begin-->',
  );
  writeFileSync(join(client, 'assets', 'x.css'), '.a{color:red}\n');
  writeFileSync(join(client, 'assets', 'more.css'), '.b{color:blue}\n');
  mkdirSync(join(client, '.vite'));
  const manifest = {
    'student.html': { file: 'assets/student.js', css: ['assets/x.css'] },
    'src/entry/student/routes/user/workshops.tsx?tsr-split=component': {
      file: 'assets/workshops.js',
      css: ['assets/more.css'],
      imports: ['student.html'],
    },
    'src/entry/student/routes/user/events/$id.tsx?tsr-split=component': {
      file: 'assets/event.js',
    },
  };
  writeFileSync(join(client, '.vite', 'manifest.json'), JSON.stringify(manifest));
  ({ app } = await serve());
});
beforeEach(() => {
  visitors = GOOD;
});
afterAll(async () => {
  await app.close();
  rmSync(distDir, { recursive: true });
});

/** The pages as of a server of their own. */
async function serve() {
  const students = new StudentPages({
    whoAsks: (request) => visitors.whoAsks(request),
    read: (name, request, reply) => visitors.read(name, request, reply),
    readOne: (...asked) => visitors.readOne(...asked),
    respond: async () => null,
    now: () => visitors.now(),
  });
  const organisers = new ConsolePages(GOOD, new RenderAllowance());
  const own = fastify();
  await own.register(cookie);
  const publicUrl = 'https://pratibha.example';
  const others = {
    archived: () => new Map(),
    onChange: () => undefined,
    written: async () => null,
    visitors: { whoAsks: async () => null },
  };
  await registerPages(own, { distDir, publicUrl, edition, students, organisers, others });
  return { app: own, students };
}

const beginOf = (body: string) => /id="begin">(.*?)<\/script>/.exec(body)?.[1];

test('a page holds what it was rendered from, and nothing in it ends the element', async () => {
  const { body, headers } = await app.inject('/user/events');
  expect(body).toContain('<title>S &amp; T</title>');
  expect(body).toContain('/user/events Asha </script><b> 2');
  expect(beginOf(body)).not.toContain('<');
  expect(JSON.parse(beginOf(body) ?? '')).toEqual({
    now: 1_750_000_000_000,
    user: { name: 'Asha </script><b>' },
    site: { demo: null },
    reads: { 'GET /user/available/events': [{ id: 1 }, { id: 2 }] },
  });
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  [8, { id: 8 }],
  [9, null],
])('a page of one thing holds it, or that it is not there (%s)', async (id, data) => {
  // Of a server of its own: a busy one renders few pages in a second.
  const { app: own } = await serve();
  const { body } = await own.inject(`/user/judging/${id}`);
  await own.close();
  const { ofOne } = JSON.parse(beginOf(body) ?? '') as { readonly ofOne: unknown };
  expect(ofOne).toEqual([['GET /judge/works/{id}', String(id), data]]);
});

test('its styles stand in it, and the policy names them; what a page needs more is there, too', async () => {
  const [events, workshops] = [
    await app.inject('/user/events'),
    await app.inject('/user/workshops?a=b'),
  ];
  expect(events.body).toContain('<style>.a{color:red}</style>');
  expect(workshops.body).toContain('<style>.a{color:red}.b{color:blue}</style>');
  expect(workshops.body).toContain('href="/assets/workshops.js"');
  for (const path of ['/user/events/7', '/user/events/7/?register=7'])
    expect((await app.inject(path)).body).toContain('href="/assets/event.js"');
  expect(events.body).not.toContain('href="/assets/event.js"');
  const policies = [events, workshops].map(
    ({ headers }) =>
      /style-src 'self' '(sha256-[^']+)'/.exec(String(headers['content-security-policy']))?.[1],
  );
  expect(policies[0]).toMatch(/^sha256-/);
  expect(policies[1]).toMatch(/^sha256-/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(String(events.headers['content-security-policy'])).not.toContain('unsafe');
});

test.each<[string, Partial<Visitors>]>([
  ['a list does not come in time', { read: () => new Promise(() => undefined) }],
  ['nobody knows in time who asks', { whoAsks: () => new Promise(() => undefined) }],
  ['a list fails', { read: () => Promise.reject(new Error('gone')) }],
])('where %s the document goes out without a page, and asks itself', async (_, trouble) => {
  visitors = { ...GOOD, ...trouble };
  const { statusCode, body } = await app.inject('/user/events');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div></div>');
  expect(beginOf(body)).toBe('');
});

test('where more would be rendered than may be, they go out without a page, and are counted', async () => {
  const { app: own, students } = await serve();
  const isRendered = async () => beginOf((await own.inject('/user/events')).body) !== '';
  const { promise, resolve } = Promise.withResolvers<void>();
  visitors = { ...GOOD, read: (...args) => promise.then(() => GOOD.read(...args)) };
  const asked = Array.from({ length: 10 }, isRendered);
  // Those that go out without a page wait for nobody.
  expect(await Promise.race(asked)).toBe(false);
  resolve();
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(4);
  const samples = students.families().flatMap((family) => family.samples);
  expect(samples.map(({ labels, value }) => [labels['outcome'], value])).toEqual([
    ['rendered', 4],
    ['too-many', 6],
    ['too-late', 0],
    ['failed', 0],
  ]);
  await own.close();
});

test('a visitor is sent to sign in, and /user to the events', async () => {
  visitors = { ...GOOD, whoAsks: async () => null };
  const sent = await app.inject('/user/events?tab=ended');
  expect([sent.statusCode, sent.headers.location]).toEqual([
    302,
    '/?sign-in=%2Fuser%2Fevents%3Ftab%3Dended',
  ]);
  const { headers } = await app.inject('/user');
  expect(headers.location).toBe('/user/events');
});
