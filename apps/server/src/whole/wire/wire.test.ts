import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_DOMAIN, DEMO_JUDGE } from '../../demo/accounts.ts';
import { DEMO_CONTENT } from '../../demo/data/editions.ts';
import { DEMO_START } from '../../demo/demo-start.ts';
import { seedDemo } from '../../demo/seed-demo.ts';
import { prepareEdition } from '../../features/editions/editions.ts';
import { createLog } from '../../platform/process/log.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import type { HttpClient } from '../../testing/http-client.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';
import { together, told } from '../../testing/wire-transcript.ts';

/*
 * The calls of R7.4 to R7.28, on the demo's data, as each of the demo's accounts: byte for byte as
 * they are kept beside this file, but for what the machine's clock and chance make. What a release
 * adds stands in calls and lines of its own.
 *
 * Who means to change the wire writes the files anew and reads the difference:
 *
 *   npm run unit -- --project server whole/wire --update
 */

let database: TestDatabase;
let product: TestApp;
const clients = new Map<string, HttpClient>();

beforeAll(async () => {
  database = await createTestDatabase();
  await prepareEdition(database, DEMO_CONTENT, DEMO_START);
  await seedDemo(database, createLog('silent'));
  await asBeforeJudging();
  product = await startTestApp({
    database,
    limits: UNLIMITED,
    config: { demo: true, oidc: null },
    clockStart: DEMO_START.toISOString(),
  });
  clients.set('anonymous', product.anonymous());
  for (const { email } of DEMO_ACCOUNTS)
    clients.set(nameOf(email), await product.as(email as `${string}@${string}`));
});
afterAll(async () => {
  await product.close();
  await database.close();
});

/** Of the demo's judging these calls show two facts: the address of one person, and who judges. */
async function asBeforeJudging(): Promise<void> {
  await database.pool.query('delete from judges');
  const { rowCount } = await database.pool.query('update users set email = $2 where email = $1', [
    DEMO_JUDGE.email,
    `${DEMO_JUDGE.name.toLowerCase().replace(' ', '.')}@${DEMO_DOMAIN}`,
  ]);
  expect(rowCount).toBe(1);
}

const nameOf = (email: string) => email.replace(`@${DEMO_DOMAIN}`, '');

function client(who: string): HttpClient {
  const found = clients.get(who);
  if (!found) throw new Error(`the demo has no account ${who}`);
  return found;
}

type Step = readonly [call: string, who: readonly string[], body?: unknown];

/** Sends each call as each of these, one after another, and writes down what came. */
async function transcript(steps: readonly Step[]): Promise<string> {
  const parts: string[] = [];
  for (const [call, who, body] of steps) {
    const [method, path] = call.split(' ') as ['GET' | 'POST' | 'PUT' | 'DELETE', string];
    const responses: [string, string][] = [];
    for (const name of who)
      responses.push([name, told(await client(name).send(method, `/api${path}`, body))]);
    const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
    parts.push(`## ${call}${sent}\n${together(responses)}`);
  }
  return parts.join('\n');
}

async function idOf(sql: string, ...values: unknown[]): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(sql, values);
  const [first] = rows;
  if (!first) throw new Error(`nothing is found by ${sql}`);
  return first.id;
}
const user = (who: string) =>
  idOf('select id from users where email = $1', `${who}@${DEMO_DOMAIN}`);
const event = (title: string) => idOf('select id from events where title = $1', title);

const EVERYBODY = ['anonymous', ...DEMO_ACCOUNTS.map(({ email }) => nameOf(email))];
const ORGANISERS = ['eventadmin', 'admin', 'superadmin'];

test('what is read is as it was', async () => {
  const student = await user('student');
  const work = await idOf('select min(id) as id from submissions');
  const graphics = await event('Graphic Design');
  const calls = [
    '/user/profile',
    '/oauth/login',
    '/user/available/events',
    '/user/registrations',
    '/user/submissions',
    `/user/submissions/${work}`,
    '/public/events/available',
    '/admin/users',
    `/admin/users/${student}`,
    '/admin/events',
    '/admin/registrations',
    `/admin/registrations?event_id=${graphics}`,
    `/admin/registrations/${await idOf('select min(id) as id from registrations')}`,
    '/admin/events/submissions',
    `/admin/events/submissions?event_id=${await event('Photo Story: My Neighbourhood')}&status=PENDING`,
    `/admin/events/submissions/${work}`,
  ];
  const text = await transcript(calls.map((path) => [`GET ${path}`, EVERYBODY] as const));
  await expect(text).toMatchFileSnapshot('reading.txt');
});

test('pages of a list say where the next ones are', async () => {
  const lists = ['users', 'events', 'registrations', 'events/submissions'];
  const text = await transcript(
    lists.map((list) => [`GET /admin/${list}?limit=2`, ['superadmin']] as const),
  );
  await expect(text).toMatchFileSnapshot('pages.txt');
});

test('the four cards count 245, 12, 863 and 431', async () => {
  const cards = (await client('admin').get('/api/admin/dashboard')).json();
  expect(cards).toMatchObject({
    active_users: 245,
    events: 12,
    registrations: 863,
    submissions: 431,
  });
});

/** A profile that lacks nothing. */
const PROFILE = {
  name: 'Bibek Tamang',
  mobile: '+977 980-000-0042',
  dob: '2007-01-31',
  gender: 'MALE',
  address: 'Dhulikhel, Kavre',
  college_name: 'Example College',
  college_address: 'Banepa, Kavre',
};
const ANSWERS = { event_answers: [{ 1: 'A teacher' }] };
const WORK = {
  work_link: 'https://work.example/poster',
  demo_or_alternate_link: 'https://work.example/demo',
  description: 'What it says, and to whom.',
};
const EVENT = {
  title: 'Night of Science',
  description: 'Telescopes on the roof.',
  event_banner: '',
  event_details_url: 'https://college.example/night',
  status: 'ACTIVE',
  internal_event: false,
  requires_submission: true,
  registration_open: '2025-08-11T00:00:00+05:45',
  registration_close: '2025-08-18T00:00:00+05:45',
  submission_start: '2025-08-19T00:00:00+05:45',
  submission_close: '2025-08-20T00:00:00+05:45',
  event_questions: { 1: { type: 'short_text', question: 'Which star?', required: true } },
  description_word_limit: 100,
  capacity: 30,
};

test('what changes something answers as it did', async () => {
  const text = [
    await transcript(await takingPart()),
    await transcript(await decidingOnPeople()),
    await handingIn(),
    await transcript(await decidingOnWorks()),
    await transcript(await arrangingEvents()),
    await transcript(await changingUsers()),
    await transcript([['POST /user/logout', EVERYBODY]]),
    await transcript([['GET /user/profile', EVERYBODY]]),
  ].join('\n');
  await expect(text).toMatchFileSnapshot('changing.txt');
});

async function takingPart(): Promise<Step[]> {
  const graphics = await event('Graphic Design');
  const register = (id: number) => `POST /user/events/${id}/register`;
  return [
    [register(graphics), ['newcomer'], ANSWERS],
    ['PUT /user/profile', ['anonymous', 'newcomer'], { ...PROFILE, mobile: '12', dob: 'soon' }],
    ['PUT /user/profile', ['newcomer'], { ...PROFILE, nickname: 'Bibs' }],
    ['PUT /user/profile', ['anonymous', 'newcomer'], PROFILE],
    [register(graphics), ['student'], { event_answers: [] }],
    [register(graphics), EVERYBODY, ANSWERS],
    [register(await event('Cyber Safety Workshop')), ['student'], ANSWERS],
    [register(await event('Line Follower Robot Race')), ['student'], ANSWERS],
    [register(await event('Interface Design Lab')), ['student'], ANSWERS],
    [register(await event('College Hackathon Preselection')), ['student', 'eventadmin'], ANSWERS],
    [register(2_000_000_000), ['student'], ANSWERS],
    ['GET /user/registrations', ['student', 'newcomer']],
  ];
}

async function decidingOnPeople(): Promise<Step[]> {
  const graphics = await event('Graphic Design');
  const registration = async (who: string) =>
    idOf(
      'select id from registrations where user_id = $1 and event_id = $2',
      await user(who),
      graphics,
    );
  const student = `PUT /admin/registrations/${await registration('student')}`;
  return [
    [student, ['eventadmin'], { status: 'APPROVED' }],
    [student, EVERYBODY, { status: 'SHORTLISTED', remarks: 'Bring a pencil.' }],
    [
      `PUT /admin/registrations/${await registration('newcomer')}`,
      ['admin'],
      { status: 'REJECTED', remarks: '' },
    ],
    ['GET /user/registrations', ['student', 'newcomer']],
  ];
}

async function handingIn(): Promise<string> {
  const submit = `POST /user/events/${await event('Graphic Design')}/submissions`;
  const early = await transcript([[submit, ['student'], WORK]]);
  product.clock.set('2025-08-10T10:00:00+05:45');
  const inTime = await transcript([
    [submit, ['student'], { ...WORK, work_link: 'work' }],
    [submit, EVERYBODY, WORK],
    ['GET /user/submissions', ['student']],
  ]);
  return `${early}\n${inTime}`;
}

async function decidingOnWorks(): Promise<Step[]> {
  const id = await idOf('select id from submissions where user_id = $1', await user('student'));
  const submit = `POST /user/events/${await event('Graphic Design')}/submissions`;
  const review = `PUT /admin/submissions/${id}/review`;
  return [
    [review, ['eventadmin'], { status: 'SHORTLISTED' }],
    [review, EVERYBODY, { status: 'RESUBMISSION_REQUIRED', remarks: 'The link is closed.' }],
    [submit, ['student'], WORK],
    [review, ['admin'], { status: 'ACCEPTED' }],
    [`GET /user/submissions/${id}`, ['anonymous', 'student', 'newcomer']],
    [`GET /admin/events/submissions/${id}`, ['anonymous', 'student', ...ORGANISERS]],
  ];
}

async function arrangingEvents(): Promise<Step[]> {
  const { rows } = await database.pool.query<{ next: number }>(
    "select max(id) + 1 as next from events where kind = 'event'",
  );
  const made = rows[0]?.next ?? 0;
  const wrong = { ...EVENT, registration_close: EVENT.registration_open, event_banner: 'banner' };
  return [
    ['POST /admin/events', ['eventadmin'], wrong],
    ['POST /admin/events', EVERYBODY, EVENT],
    [`PUT /admin/events/${made}`, EVERYBODY, { ...EVENT, title: 'Night of Stars', capacity: null }],
    [`DELETE /admin/events/${made}`, EVERYBODY],
    [`PUT /admin/events/${made}`, ['superadmin'], EVENT],
    ['DELETE /admin/events/2000000000', ['superadmin']],
  ];
}

async function changingUsers(): Promise<Step[]> {
  const newcomer = `/admin/users/${await user('newcomer')}`;
  return [
    [`PUT ${newcomer}`, ['admin'], { role: 'ADMIN' }],
    [`PUT ${newcomer}`, EVERYBODY, { role: 'EVENT_ADMIN', status: 'ACTIVE' }],
    [`PUT ${newcomer}`, ['superadmin'], { role: 'USER', is_internal: true }],
    [`PUT /admin/users/${await user('admin')}`, ['admin'], { role: 'USER' }],
    [`DELETE /admin/users/${await user('superadmin')}`, ['admin', 'superadmin']],
    [`DELETE ${newcomer}`, EVERYBODY],
    [`GET ${newcomer}`, ['admin']],
  ];
}
