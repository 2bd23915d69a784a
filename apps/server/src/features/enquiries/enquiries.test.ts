import type { AdminEnquiry, EventEnquiries, OwnEnquiry } from '@pratibha/contract/enquiries';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { OwnData } from '@pratibha/contract/personal-data';
import type { ProblemBody } from '@pratibha/contract/problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { createEnquiry } from '../../testing/enquiries.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration, grantEvents } from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  student = await product.as({ name: 'Asha Rai' });
});
afterAll(() => product.close());

const open = () => createEvent(product.database, { takes_enquiries: true });
const pathOf = ({ id }: { id: number }) => `/api/user/events/${id}/enquiries`;
const ask = (client: SignedInClient, event: { id: number }, text = 'May it be a team?') =>
  client.post(pathOf(event), { text });
const pageOf = async (client: SignedInClient, event: { id: number }) =>
  (await client.get(pathOf(event))).json<EventEnquiries>();
const respond = (client: SignedInClient, { id }: { id: number }, body: object) =>
  client.put(`/api/admin/enquiries/${id}/response`, body);
const bellOf = async (client: SignedInClient, kind: NotificationOut['kind']) =>
  (await client.get('/api/user/notifications'))
    .json<NotificationOut[]>()
    .filter((each) => each.kind === kind);

describe('asking', () => {
  test('is off until an organiser switches it on, by the form of the event', async () => {
    const event = await createEvent(product.database);
    expect((await pageOf(student, event)).takes_enquiries).toBe(false);
    const refused = await ask(student, event);
    expect([refused.status, refused.problem]).toEqual([409, 'enquiries-off']);
    const before = (await admin.get(`/api/admin/events/${event.id}`)).json();
    expect(before).not.toHaveProperty('takes_enquiries');
    const { title, registration_open, registration_close } = before;
    const form = { title, registration_open, registration_close, takes_enquiries: true };
    const saved = await admin.put(`/api/admin/events/${event.id}`, form);
    expect(saved.json()).toMatchObject({ takes_enquiries: true });
    expect((await pageOf(student, event)).takes_enquiries).toBe(true);
    const asked = await ask(student, event, '  May it be a team?\n');
    expect([asked.status, asked.json()]).toEqual([
      201,
      expect.objectContaining({ text: 'May it be a team?', response: null, is_for_all: false }),
    ]);
    const { takes_enquiries: _, ...off } = form;
    // A form of the release before sends everything but this.
    const kept = await admin.put(`/api/admin/events/${event.id}`, off);
    expect(kept.json()).toMatchObject({ takes_enquiries: true });
    await admin.put(`/api/admin/events/${event.id}`, { ...off, takes_enquiries: false });
    expect((await ask(student, event)).problem).toBe('enquiries-off');
    expect((await pageOf(student, event)).own).toEqual([asked.json()]);
  });

  test('what is asked is checked', async () => {
    const event = await open();
    for (const [text, message] of [
      [' ', 'Write your question.'],
      ['x'.repeat(501), 'Your question can have at most 500 characters.'],
    ] as const) {
      const response = await ask(student, event, text);
      const { errors } = response.json<ProblemBody>();
      expect([response.status, errors?.map((each) => each.message)]).toEqual([422, [message]]);
    }
  });

  test('three of a person wait in an event, also of six that come at once', async () => {
    const [event, another] = [await open(), await open()];
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, n) => ask(student, event, `Question ${n}?`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
    expect((await ask(student, event)).problem).toBe('too-many-enquiries');
    expect((await ask(student, another)).status).toBe(201);
    expect((await ask(await product.as('USER'), event)).status).toBe(201);
    const [first] = (await pageOf(student, event)).own;
    await respond(admin, first as OwnEnquiry, { response: 'Yes.' });
    expect((await ask(student, event)).status).toBe(201);
  });

  test('a request that is sent again asks once', async () => {
    const event = await open();
    const headers = { 'idempotency-key': 'asked-once-and-again' };
    const send = () => student.send('POST', pathOf(event), { text: 'Once?' }, headers);
    expect((await send()).json()).toEqual((await send()).json());
    expect((await pageOf(student, event)).own).toHaveLength(1);
  });

  test('an event that the person does not find is none', async () => {
    const later = new Date('2025-08-01T00:00:00+05:45');
    const prepared = await createEvent(product.database, {
      ...{ takes_enquiries: true, status: 'INACTIVE', registration_open: later },
      registration_close: new Date('2025-08-08T00:00:00+05:45'),
    });
    const deleted = await createEvent(product.database, {
      ...{ takes_enquiries: true, status: 'DELETED' },
    });
    for (const event of [prepared, deleted]) {
      expect((await student.get(pathOf(event))).status).toBe(404);
      expect((await ask(student, event)).status).toBe(404);
    }
    const { id: user_id } = student.user;
    await createRegistration(product.database, { event_id: prepared.id, user_id });
    expect((await ask(student, prepared)).status).toBe(201);
  });

  test('somebody who is suspended in the middle asks nothing', async () => {
    const event = await open();
    const leaving = await product.as('USER');
    const { pool } = product.database;
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`update users set status = 'DELETED' where id = $1`, [leaving.user.id]);
    const asked = ask(leaving, event);
    await eventually(async () => expect(await areWaiting(pool)).toBe(true));
    await client.query('commit');
    client.release();
    expect((await asked).status).toBe(401);
    const { rows } = await pool.query('select from enquiries where event_id = $1', [event.id]);
    expect(rows).toEqual([]);
  });
});

describe('organisers are told that enquiries wait', () => {
  const wait = (client: SignedInClient) => bellOf(client, 'enquiries-wait');

  test('whoever organises the event, once, and again a day later or when none waited', async () => {
    product.clock.set('2025-07-16T10:00:00+05:45');
    const [event, other] = [await open(), await open()];
    const organiser = await product.as('EVENT_ADMIN');
    const reader = await product.as('EVENT_ADMIN');
    const ofOther = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, organiser.user.id, [event.id, 'organise']);
    await grantEvents(product.database, reader.user.id, [event.id, 'read']);
    await grantEvents(product.database, ofOther.user.id, [other.id, 'organise']);
    const people = await Promise.all(['USER', 'USER', 'USER'].map(() => product.as('USER')));
    await Promise.all(people.map((person) => ask(person, event)));
    expect(await wait(organiser)).toMatchObject([
      {
        event_title: event.title,
        leads_to: `/admin/enquiries?state=waiting&event=${event.id}`,
      },
    ]);
    expect([await wait(reader), await wait(ofOther), await wait(student)]).toEqual([[], [], []]);
    product.clock.set('2025-07-17T09:59:59+05:45');
    await ask(student, event);
    expect(await wait(organiser)).toHaveLength(1);
    product.clock.set('2025-07-17T10:00:00+05:45');
    await ask(student, event);
    expect(await wait(organiser)).toHaveLength(2);
    const list = await organiser.get('/api/admin/enquiries?state=waiting');
    for (const each of list.json<AdminEnquiry[]>())
      await respond(organiser, each, { response: 'Yes.' });
    await ask(student, event);
    expect(await wait(organiser)).toHaveLength(3);
    // The demo's clock may be turned back.
    product.clock.set('2025-07-16T10:00:00+05:45');
    await ask(student, event);
    expect(await wait(organiser)).toHaveLength(4);
  });
});

test('the list is found by words, person, event, edition and state, the newest first', async () => {
  const event = await open();
  const bimala = await product.as({ name: 'Bimala Tamang' });
  const one = await createEnquiry(product.database, {
    ...{ event_id: event.id, user_id: bimala.user.id, text: 'Which printer?' },
  });
  const two = await createEnquiry(product.database, {
    ...{ event_id: event.id, text: 'Which paper?', response: 'Any.', responded_at: new Date() },
  });
  const found = async (query: string) => {
    const response = await admin.get(`/api/admin/enquiries?event_id=${event.id}&${query}`);
    return response.json<AdminEnquiry[]>().map(({ id }) => id);
  };
  expect(await found('')).toEqual([two.id, one.id]);
  expect(await found('q=paper')).toEqual([two.id]);
  expect(await found('q=tamang+printer')).toEqual([one.id]);
  expect(await found('state=waiting')).toEqual([one.id]);
  expect(await found('state=responded')).toEqual([two.id]);
  expect((await admin.get('/api/admin/enquiries?edition=1999')).status).toBe(422);
  const first = await admin.get(`/api/admin/enquiries?event_id=${event.id}&limit=1`);
  expect(first.headers['x-total-count']).toBe('2');
  expect(String(first.headers['link'])).toContain('cursor=');
});

test('the questions of the landing page stand at events of the live edition, while it shows them', async () => {
  const event = await open();
  const { kysely, pool } = product.database;
  expect((await pageOf(student, event)).of_edition).toEqual([]);
  const all = [{ question: 'Who may come?', answer: 'Anybody **at school**.' }];
  await pool.query(
    `update editions set content = jsonb_set(jsonb_set(content, '{faq,all}', $1::jsonb), '{sections}',
       (select jsonb_agg(case when each ->> 'name' = 'faq' then each || '{"shown": true}' else each end)
        from jsonb_array_elements(content -> 'sections') as each)), version = version + 1
     where status = 'live'`,
    [JSON.stringify(all)],
  );
  await expect.poll(async () => (await pageOf(student, event)).of_edition).toEqual(all);
  const { id } = await kysely
    .insertInto('editions')
    .values({ slug: '1998', status: 'archived', version: 1, updated_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const before = await createEvent(product.database, { edition_id: id });
  expect((await pageOf(student, before)).of_edition).toEqual([]);
});

test('one’s own data has what one asked; an erasure leaves what everybody reads, and nothing of the person', async () => {
  const leaving = await product.as({ name: 'Chandra Lama', email: 'chandra@leaves.example' });
  const { id: user_id } = leaving.user;
  const event = await open();
  const of = { event_id: event.id, user_id };
  const alone = await createEnquiry(product.database, { ...of, text: 'Chandra asks: when?' });
  const shared = await createEnquiry(product.database, { ...of, text: 'Chandra asks: where?' });
  await respond(admin, shared, { response: 'Hall B.', for_all: true, shared_text: 'Where is it?' });
  const data = (await leaving.get('/api/user/data')).json<OwnData>();
  expect(data.enquiries).toMatchObject([
    { text: 'Chandra asks: when?', response: null, is_for_all: false, event_title: event.title },
    { text: 'Chandra asks: where?', response: 'Hall B.', is_for_all: true },
  ]);
  const superAdmin = await product.as('SUPER_ADMIN');
  const erased = await superAdmin.put(`/api/admin/users/${user_id}/erase`, {
    confirm: 'chandra@leaves.example',
  });
  expect(erased.problem).toBeNull();
  expect((await pageOf(student, event)).for_all).toEqual([
    { id: shared.id, question: 'Where is it?', response: 'Hall B.' },
  ]);
  const list = await admin.get(`/api/admin/enquiries?event_id=${event.id}`);
  expect(list.json<AdminEnquiry[]>()).toMatchObject([
    { id: shared.id, is_user_erased: true, text: '' },
  ]);
  expect(list.text).not.toContain('Chandra');
  const { rows } = await product.database.pool.query('select from enquiries where id = $1', [
    alone.id,
  ]);
  expect(rows).toEqual([]);
});

test('asking and responding stand in the audit, without a word of what was said', async () => {
  const event = await open();
  const { id } = (await ask(student, event, 'Secret words?')).json<OwnEnquiry>();
  await respond(admin, { id }, { response: 'Secret too.', for_all: true, shared_text: 'Secret?' });
  const audit = await admin.get(`/api/admin/audit?subject_type=enquiry&subject_id=${id}`);
  expect(audit.json()).toMatchObject([
    { action: 'enquiry.responded', changes: { is_for_all: [false, true] } },
    { action: 'enquiry.asked', actor_id: student.user.id, event: { id: event.id } },
  ]);
  expect(audit.text).not.toContain('ecret');
});
