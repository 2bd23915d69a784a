import type { OwnData } from '@pratibha/contract/personal-data';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../../platform/process/log.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent } from '../../../testing/factories.ts';

/** What belongs to the person, each place with a value of its own. */
const CANARIES = {
  name: 'Canary-name',
  email: 'canary-email@test.example',
  picture: 'https://pictures.example/canary-picture',
  mobile: '9811223344',
  dob: '1999-09-19',
  address: 'Canary-address',
  college: 'Canary-college',
  collegeAddress: 'Canary-college-address',
  answer: 'Canary-answer',
  registrationRemarks: 'Canary-registration-remarks',
  work: 'https://work.example/canary-work',
  demo: 'https://work.example/canary-demo',
  description: 'Canary-description',
  submissionRemarks: 'Canary-submission-remarks',
  secondWork: 'https://work.example/canary-second-work',
  secondDescription: 'Canary-second-description',
  reason: 'Canary-reason',
} as const;

/** Held for the organisers: what the provider calls them, keys of requests, notes in the audit. */
const INTERNAL = {
  subject: 'canary-subject',
  key: 'canary-key',
  withdrawn: 'Canary phoned before the withdrawal',
  registration: 'Canary phoned about the registration',
  submission: 'Canary phoned about the submission',
} as const;

let product: TestApp;
let person: SignedInClient;
let superAdmin: SignedInClient;
let logged = '';

beforeAll(async () => {
  const log = createLog('trace', { write: (line) => (logged += line) });
  product = await startTestApp({ log });
  superAdmin = await product.as('SUPER_ADMIN');
  person = await product.as({
    name: 'Canary before',
    email: CANARIES.email,
    profile_pic: CANARIES.picture,
    profile: null,
  });
  await product.database.pool.query(
    `insert into identities (issuer, subject, user_id) values ('https://id.example', $1, $2)`,
    [INTERNAL.subject, person.user.id],
  );
});
afterAll(() => product.close());

/** Everything a person leaves behind: registered, reviewed, submitted twice, wishing to leave. */
async function leaveTraces(): Promise<void> {
  const event = await createEvent(product.database, {
    requires_submission: true,
    event_questions: { 1: { question: 'Who sent you?', type: 'short_text', required: true } },
  });
  const done = async (answering: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answering;
    expect([status, text]).toEqual([expect.toBeOneOf([200, 201]), text]);
    return JSON.parse(text) as { id: number };
  };
  const profile = {
    name: CANARIES.name,
    mobile: CANARIES.mobile,
    dob: CANARIES.dob,
    gender: 'OTHER',
    address: CANARIES.address,
    college_name: CANARIES.college,
    college_address: CANARIES.collegeAddress,
  };
  await done(person.put('/api/user/profile', profile));
  const register = (key: string) =>
    done(
      person.post(
        `/api/user/events/${event.id}/register`,
        { event_answers: [{ 1: CANARIES.answer }] },
        { 'idempotency-key': key },
      ),
    );
  const shortlist = (id: number) =>
    done(
      superAdmin.put(`/api/admin/registrations/${id}`, {
        status: 'SHORTLISTED',
        remarks: CANARIES.registrationRemarks,
      }),
    );
  const reopen = (path: string, reason: string) =>
    done(superAdmin.put(`/api/admin/${path}/reopen`, { reason }));
  const withdrawn = await register('first');
  await shortlist(withdrawn.id);
  await reopen(`registrations/${withdrawn.id}`, INTERNAL.withdrawn);
  await done(person.delete(`/api/user/registrations/${withdrawn.id}`));
  const registration = await register(INTERNAL.key);
  await shortlist(registration.id);
  await reopen(`registrations/${registration.id}`, INTERNAL.registration);
  await shortlist(registration.id);
  product.clock.set('2025-08-10T10:00:00+05:45');
  const works = `/api/user/events/${event.id}/submissions`;
  const submission = await done(
    person.post(
      works,
      {
        work_link: CANARIES.work,
        demo_or_alternate_link: CANARIES.demo,
        description: CANARIES.description,
      },
      { 'idempotency-key': INTERNAL.key },
    ),
  );
  const sendBack = () =>
    done(
      superAdmin.put(`/api/admin/submissions/${submission.id}/review`, {
        status: 'RESUBMISSION_REQUIRED',
        remarks: CANARIES.submissionRemarks,
      }),
    );
  await sendBack();
  await reopen(`submissions/${submission.id}`, INTERNAL.submission);
  await sendBack();
  await done(
    person.post(works, {
      work_link: CANARIES.secondWork,
      description: CANARIES.secondDescription,
    }),
  );
  await done(person.post('/api/user/erasure', { reason: CANARIES.reason }));
}

/** Rows of any table that hold a text anywhere, as 'table: row'. */
async function rowsWith(text: string): Promise<string[]> {
  const { kysely } = product.database;
  const tables = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
  `.execute(kysely);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.raw(name)} t
      where position(lower(${text}) in lower(t::text)) > 0
        or position(encode(convert_to(${text}, 'UTF8'), 'hex') in t::text) > 0`.execute(kysely);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

async function counts(): Promise<unknown> {
  const { rows } = await product.database.pool.query(
    `select (select count(*)::int from users) as users,
       (select count(*)::int from registrations where status = 'SHORTLISTED') as registrations,
       (select count(*)::int from submissions) as submissions,
       (select count(*)::int from submission_revisions) as revisions`,
  );
  return rows[0];
}

test('after an erasure nothing of the person is left, in no table and no log', async () => {
  await leaveTraces();
  for (const canary of Object.values({ ...CANARIES, ...INTERNAL })) {
    expect([canary, (await rowsWith(canary)).length > 0]).toEqual([canary, true]);
  }

  const download = await person.get('/api/user/data');
  expect(download.status).toBe(200);
  for (const canary of Object.values(CANARIES)) expect(download.text).toContain(canary);
  const data = download.json<OwnData>();
  expect(data.submissions[0]?.revisions).toHaveLength(2);
  expect(data.identities).toHaveLength(1);
  expect(data.sessions).toHaveLength(1);
  expect(data.remembered_answers).toHaveLength(2);
  expect(data.audit.map(({ action, by }) => `${action} by ${by}`)).toEqual([
    'profile.updated by you',
    'registration.created by you',
    'registration.withdrawn by you',
    'registration.created by you',
    'registration.reviewed by organisers',
    'registration.reopened by organisers',
    'registration.reviewed by organisers',
    'submission.created by you',
    'submission.reviewed by organisers',
    'submission.reopened by organisers',
    'submission.reviewed by organisers',
    'submission.resubmitted by you',
    'erasure.requested by you',
  ]);

  const { id } = person.user;
  const before = await counts();
  const open = await superAdmin.get('/api/admin/erasures');
  expect(open.json()).toMatchObject([{ user_id: id, reason: CANARIES.reason }]);
  const response = await superAdmin.put(`/api/admin/users/${id}/erase`, {
    confirm: CANARIES.email,
  });
  expect(response.status).toBe(200);

  for (const canary of [...Object.values({ ...CANARIES, ...INTERNAL }), 'canary']) {
    expect([canary, await rowsWith(canary)]).toEqual([canary, []]);
    expect([canary, logged.toLowerCase().includes(canary.toLowerCase())]).toEqual([canary, false]);
  }
  expect(logged).toContain('/api/admin/users/:id/erase');
  expect(await counts()).toEqual(before);
  expect((await person.get('/api/user/profile')).status).toBe(401);
  expect((await superAdmin.get('/api/admin/erasures')).json()).toEqual([]);
  expect((await superAdmin.get(`/api/admin/users/${id}`)).json()).toMatchObject({
    name: `Erased person #${id}`,
    email: `erased-${id}@erased.invalid`,
    status: 'DELETED',
    mobile: null,
  });
  const audit = await superAdmin.get(`/api/admin/audit?actor_id=${id}`);
  expect(audit.json<{ actor_name: string }[]>()).toHaveLength(7);
  expect(audit.json<{ actor_name: string }[]>()[0]?.actor_name).toBe(`Erased person #${id}`);
  for (const path of ['registrations', 'events/submissions', 'registrations/export']) {
    expect([path, (await superAdmin.get(`/api/admin/${path}`)).status]).toEqual([path, 200]);
  }
});

test('nor in what the demo’s own sign-in provider remembers', async () => {
  const { database, origin } = product;
  const demo = await startTestApp({ config: { demo: true, oidc: null }, database });
  onTestFinished(() => demo.close());
  const email = 'canary-demo@example.test';
  const browser = demo.anonymous();
  let url = `/api/oauth/login?login_hint=${email}`;
  for (let hop = 0; hop < 12 && url !== '/'; hop += 1) {
    const response = await browser.get(url, { accept: 'text/html', 'sec-fetch-site': 'none' });
    const next = new URL(String(response.headers['location']), origin);
    url = `${next.pathname}${next.search}`;
  }
  const { id } = (await browser.get('/api/user/profile')).json<{ id: number }>();
  expect((await rowsWith(email)).join()).toContain('demo.provider_state');
  const head = await demo.as('SUPER_ADMIN');
  const response = await head.put(`/api/admin/users/${id}/erase`, { confirm: email });
  expect(response.status).toBe(200);
  expect(await rowsWith('canary-demo')).toEqual([]);
});
