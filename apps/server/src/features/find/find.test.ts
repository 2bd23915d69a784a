import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createNote, createTag } from '../../testing/desk-factories.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../../testing/factories.ts';

const QUESTIONS = {
  1: { question: 'T-shirt', type: 'single_choice', options: ['M', 'L'], required: false },
  2: { question: 'Days', type: 'multiple_choice', options: ['Friday', 'Saturday'] },
  3: { question: 'How many are you?', type: 'number' },
  4: { question: 'You arrive on', type: 'date' },
  5: { question: 'Your team: its "name"', type: 'short_text' },
};

let product: TestApp;
let admin: SignedInClient;
let event: { id: number };
/** By name, so that a failure says who was found. */
const names = new Map<number, string>();
const works = new Map<number, string>();

type Person = Parameters<typeof createUser>[1];
async function registered(name: string, answers: readonly unknown[], person: Person = {}) {
  const user = await createUser(product.database, { name, ...person });
  const registration = await createRegistration(product.database, {
    event_id: event.id,
    user_id: user.id,
    answers,
  });
  names.set(registration.id, name);
  return registration;
}

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('SUPER_ADMIN');
  event = await createEvent(product.database, {
    event_questions: QUESTIONS,
    requires_submission: true,
  });
  await registered(
    'Asha',
    [{ 1: 'M' }, { 2: ['Friday'] }, { 3: 4 }, { 4: '2025-07-20' }, { 5: 'रोबोट "One"' }],
    { profile: { college_name: 'Pokhara College', dob: '2009-07-17', gender: 'FEMALE' } },
  );
  await registered('Bikash', [{ 1: 'L' }, { 2: ['Friday', 'Saturday'] }, { 3: 12 }], {
    profile: { college_name: 'College of Pokhara', dob: '2009-07-16', gender: 'MALE' },
  });
  await registered('Chandra', [{ 3: 4.5 }, { 4: '2025-08-01' }, { 5: 'M' }], {
    profile: { college_name: 'Kathmandu 100%', dob: '1999-01-01', gender: 'OTHER' },
  });
});
afterAll(() => product.close());

async function found(path: string, find: string, client = admin, more = ''): Promise<string[]> {
  const response = await client.get(`/api/admin/${path}?find=${encodeURIComponent(find)}${more}`);
  expect(response.status).toBe(200);
  const rows = response.json<{ id: number; name?: string }[]>();
  const total = Number(response.headers['x-total-count']);
  expect(total).toBe(rows.length);
  return rows
    .map(({ id, name }) => name ?? names.get(id) ?? works.get(id) ?? String(id))
    .toSorted();
}
const inEvent = (find: string, client = admin) =>
  found('registrations', find, client, `&event_id=${event.id}`);

describe('an answer', () => {
  test.each([
    ['answer.T-shirt:is:M', ['Asha']],
    ['answer.T-shirt:is:M,L', ['Asha', 'Bikash']],
    ['answer.T-shirt:empty', ['Chandra']],
    ['answer.T-shirt:filled', ['Asha', 'Bikash']],
    ['answer.Days:is:Saturday', ['Bikash']],
    ['answer.Days:is:Friday', ['Asha', 'Bikash']],
    ['answer.Days:empty', ['Chandra']],
    ['answer.How many are you?:is:4', ['Asha']],
    ['answer.How many are you?:between:4,5', ['Asha', 'Chandra']],
    ['answer.How many are you?:between:4.5,', ['Bikash', 'Chandra']],
    ['answer.How many are you?:between:,4', ['Asha']],
    ['answer.You arrive on:between:2025-07-20,2025-07-31', ['Asha']],
    ['answer.You arrive on:between:2025-07-21,', ['Chandra']],
    ['answer.Your team~1 its "name":contains:"one', ['Asha']],
    ['answer.Your team~1 its "name":contains:रोबो', ['Asha']],
    ['answer.Your team~1 its "name":contains:.', []],
    ['answer.Your team~1 its "name":is:M', ['Chandra']],
    ['answer.Of another event:is:M', []],
    ['answer.T-shirt:is:M;answer.Days:is:Saturday', []],
    ['answer.T-shirt:is:") || (1 == 1,\'~2 drop table users', []],
  ])('%s finds %j', async (find, expected) => {
    expect(await inEvent(find)).toEqual(expected);
  });

  test('is one to the question by its words, wherever it stood when it was answered', async () => {
    await product.database.pool.query(`update events set event_questions = $2 where id = $1`, [
      event.id,
      JSON.stringify({ 1: 'Your phone', 2: QUESTIONS[1] }),
    ]);
    expect(await inEvent('answer.T-shirt:is:M')).toEqual(['Asha']);
    expect(await inEvent('answer.Your phone:is:M')).toEqual([]);
  });

  test('is one of the event that the list is of; without one there is none', async () => {
    const other = await createEvent(product.database, { event_questions: QUESTIONS });
    await createRegistration(product.database, { event_id: other.id, answers: [{ 1: 'M' }] });
    expect(await found('registrations', 'answer.T-shirt:is:M')).toEqual([]);
    expect(await inEvent('answer.T-shirt:is:M')).toEqual(['Asha']);
  });

  test('to a follow-up question is one of who is shortlisted', async () => {
    const chess = await createEvent(product.database);
    const [one, two, three] = [
      await createRegistration(product.database, { event_id: chess.id, status: 'SHORTLISTED' }),
      await createRegistration(product.database, { event_id: chess.id, status: 'SHORTLISTED' }),
      await createRegistration(product.database, { event_id: chess.id }),
    ];
    await product.database.pool.query(
      `insert into follow_up_answers (registration_id, user_id, answers, questions, answered_at)
       select id, user_id, '[{"1": "Yes"}]', '{"1": {"question": "Bus?"}}', now()
       from registrations where id = any($1)`,
      [[one.id, three.id]],
    );
    const of = (find: string) => found('registrations', find, admin, `&event_id=${chess.id}`);
    expect(await of('follow_up.Bus?:is:Yes')).toEqual([String(one.id)]);
    expect(await of('follow_up.Bus?:empty')).toEqual([String(two.id)]);
    expect(await of('follow_up.Bus?:is:No')).toEqual([]);
  });
});

test.each([
  ['college:contains:pokhara', ['Asha', 'Bikash']],
  ['college:contains:pokhara college', ['Asha']],
  ['college:contains:0%', ['Chandra']],
  ['college:is:pokhara college,Kathmandu 100%', ['Asha', 'Chandra']],
  ['college:empty', []],
  ['college:filled;gender:is:MALE,OTHER', ['Bikash', 'Chandra']],
  // The clock of the test shows 16 July 2025.
  ['age:between:16,', ['Bikash', 'Chandra']],
  ['age:between:,15', ['Asha']],
  ['age:between:15,16', ['Asha', 'Bikash']],
  ['age:between:26,26', ['Chandra']],
])('of the person %s finds %j', async (find, expected) => {
  expect(await inEvent(find)).toEqual(expected);
  const people = (await found('users', find)).filter((name) => [...names.values()].includes(name));
  expect(people).toEqual(expected);
});

test('what is kept at the desk, who decided and when, and what was changed', async () => {
  const { id } = await registered('Dipa', []);
  const { id: chosen } = await registered('Elina', []);
  const nima = await product.as({ role: 'ADMIN', name: 'Nima' });
  const tag = await createTag(product.database, event.id, 'Bus');
  await createNote(product.database, { registration_id: id });
  const body = { kind: 'registration', ids: [id] };
  await nima.put('/api/admin/desk/tags', { ...body, tag_id: tag.id, is_on: true });
  await nima.put('/api/admin/desk/assigned', { ...body, to: nima.user.id });
  await nima.put(`/api/admin/registrations/${chosen}`, { status: 'REJECTED', remarks: 'No.' });
  expect(await inEvent(`tag:is:${tag.id}`)).toEqual(['Dipa']);
  expect(await inEvent('tag:empty')).not.toContain('Dipa');
  expect(await inEvent('notes:filled')).toEqual(['Dipa']);
  expect(await inEvent(`assigned:is:${nima.user.id}`)).toEqual(['Dipa']);
  expect(await inEvent('assigned:empty')).not.toContain('Dipa');
  expect(await inEvent(`decided_by:is:${nima.user.id}`)).toEqual(['Elina']);
  expect(await inEvent('decided_by:filled')).toEqual(['Elina']);
  expect(await inEvent('decided:between:2025-07-16,2025-07-16')).toEqual(['Elina']);
  expect(await inEvent('decided:between:,2025-07-15')).toEqual([]);
  await product.database.pool.query(
    `update registrations set registered_on = '2025-07-10 10:00+05:45' where event_id = $1`,
    [event.id],
  );
  expect(await inEvent('registered:between:2025-07-10,2025-07-10')).toHaveLength(names.size);
  expect(await inEvent('changed:between:2025-07-16,')).toEqual(['Elina']);
});

test('works are found by their own, and by the answers of whoever handed them in', async () => {
  const [asha, dipa] = ['Asha', 'Dipa'].map(
    (name) => [...names].find(([, each]) => each === name)?.[0] ?? 0,
  );
  const users = await product.database.pool.query<{ id: number; user_id: number }>(
    'select id, user_id from registrations where id = any($1)',
    [[asha, dipa]],
  );
  for (const { id, user_id } of users.rows) {
    const work = await createSubmission(product.database, {
      ...{ registration_id: id, user_id, event_id: event.id },
    });
    works.set(work.id, names.get(id) ?? '');
    if (id === dipa)
      await product.database.pool.query(
        `update submissions set replaced_at = '2025-07-15 10:00+05:45' where id = $1`,
        [work.id],
      );
  }
  names.clear();
  const of = (find: string) => found('events/submissions', find, admin, `&event_id=${event.id}`);
  expect(await of('answer.T-shirt:is:M')).toEqual(['Asha']);
  expect(await of('answer.T-shirt:empty')).toEqual(['Dipa']);
  expect(await of('replaced:filled')).toEqual(['Dipa']);
  expect(await of('replaced:between:2025-07-16,')).toEqual([]);
  expect(await of('college:contains:pokhara')).toEqual(['Asha']);
});

test('users are found by what they take part in', async () => {
  const nobody = await createUser(product.database, { name: 'Nobody', profile: null });
  expect(await found('users', `event:is:${event.id}`)).toEqual(expect.arrayContaining(['Asha']));
  expect(await found('users', `event:is:${event.id}`)).not.toContain(nobody.name);
  expect(await found('users', 'event:empty;college:empty')).toContain('Nobody');
  expect(await found('users', 'registered:between:2010-01-01,2010-12-31')).toEqual([]);
});

test('who only reads an event finds nothing by what they are not shown', async () => {
  const reader = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, reader.user.id, [event.id, 'read']);
  for (const find of ['answer.T-shirt:filled', 'gender:is:FEMALE', 'age:between:1,', 'tag:empty'])
    expect(await inEvent(find, reader)).toEqual([]);
  expect(await inEvent('college:contains:pokhara', reader)).toHaveLength(2);
});

test('an export holds what the list shows', async () => {
  const path = `/api/admin/registrations/export?columns=name&event_id=${event.id}`;
  const file = await admin.get(`${path}&find=${encodeURIComponent('answer.T-shirt:is:M')}`);
  expect(file.text).toBe('\uFEFFname\r\nAsha\r\n');
  const all = '/api/admin/users/export?columns=name&find=college%3Ais%3Akathmandu%20100%25';
  expect((await admin.get(all)).text).toBe('\uFEFFname\r\nChandra\r\n');
});

test.each(['registrations', 'events/submissions', 'users'])(
  'what %s has no filter by is refused at its field',
  async (list) => {
    const response = await admin.get(`/api/admin/${list}?find=mobile%3Ais%3A1`);
    expect(response.status).toBe(422);
    expect(response.json()['errors']).toMatchObject([{ pointer: '?find', code: 'unknown-filter' }]);
  },
);

test('an export has tags, whose it is and notes where somebody asks for them', async () => {
  const chess = await createEvent(product.database);
  const { id } = await createRegistration(product.database, { event_id: chess.id });
  const nima = await product.as({ role: 'ADMIN', name: 'Nima Sherpa' });
  for (const label of ['bus', 'Diet']) {
    const tag = await createTag(product.database, chess.id, label);
    const body = { tag_id: tag.id, kind: 'registration', ids: [id], is_on: true };
    await nima.put('/api/admin/desk/tags', body);
  }
  await nima.put('/api/admin/desk/assigned', { kind: 'registration', ids: [id], to: nima.user.id });
  for (const text of ['Phoned.', `Ask @{${nima.user.id}}, "please".`])
    await createNote(product.database, {
      registration_id: id,
      mentions: [nima.user.id],
      text,
    });
  const of = `/api/admin/registrations/export?event_id=${chess.id}`;
  const plain = (await admin.get(of)).text;
  expect(plain).not.toMatch(/tags|assigned_to|notes|Phoned/);
  expect((await admin.get(`${of}&columns=tags,assigned_to,notes`)).text).toBe(
    '\uFEFFtags,assigned_to,notes\r\n' +
      '"bus; Diet",Nima Sherpa,"Ask @Nima Sherpa, ""please"".; Phoned."\r\n',
  );
});

test('an announcement goes to those whom a filter finds, and none with a filter of another list', async () => {
  const chess = await createEvent(product.database, { event_questions: QUESTIONS });
  for (const shirt of ['M', 'L', 'M'])
    await createRegistration(product.database, { event_id: chess.id, answers: [{ 1: shirt }] });
  const body = {
    ...{ subject: 'T-shirts', text: 'Yours is here.', channel: 'bell', source: 'registrations' },
    ...{ event_id: chess.id, find: 'answer.T-shirt:is:M;age:between:1,' },
  };
  const made = (await admin.post('/api/admin/announcements', body)).json<{ id: number }>();
  expect(made).toMatchObject({ find: body.find });
  const of = `/api/admin/announcements/${made.id}`;
  expect((await admin.get(of)).json()).toMatchObject({ matching: 2, find: body.find });
  expect((await admin.get(`${of}/recipients`)).json()).toHaveLength(2);
  const wrong = await admin.post('/api/admin/announcements', { ...body, find: 'replaced:filled' });
  expect(wrong.json()['errors']).toMatchObject([{ pointer: '/find' }]);
});
