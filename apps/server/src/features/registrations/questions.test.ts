import type { AdminEvent } from '@pratibha/contract/events';
import type { AdminRegistration, UserRegistration } from '@pratibha/contract/registrations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createUser } from '../../testing/factories.ts';

const QUESTIONS = {
  '1': 'Which school are you from?',
  '2': { question: 'Do you bring a laptop?', type: 'yes_no', required: true },
  '3': {
    question: 'Which one?',
    type: 'short_text',
    required: true,
    show_if: { question: '2', is: 'Yes' },
  },
  '4': { question: 'Tools', type: 'multiple_choice', options: ['Figma', 'GIMP'], other: true },
  '10': { question: 'Years', type: 'number' },
};
const EVENT = {
  title: 'AI & Web Design',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-08-01T00:00:00+05:45',
};

let product: TestApp;
let admin: SignedInClient;
let event: AdminEvent;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  const created = await admin.post('/api/admin/events', { ...EVENT, event_questions: QUESTIONS });
  event = created.json<AdminEvent>();
});

async function answer(...event_answers: object[]) {
  const student = await product.as('USER');
  const response = await student.post(`/api/user/events/${event.id}/register`, { event_answers });
  return { student, reply: response };
}

const ALL = [{ '1': 'Namche' }, { '2': 'Yes' }, { '3': 'A blue one' }, { '4': ['Figma', 'Krita'] }];

function ask(event_questions: Record<string, unknown>) {
  return admin.put(`/api/admin/events/${event.id}`, { ...EVENT, event_questions });
}

function exportedOf(columns: string): Promise<string[][]> {
  return exported(`?event_id=${event.id}&sort=id&columns=${columns}`);
}

async function exported(query = `?event_id=${event.id}&sort=id`): Promise<string[][]> {
  const response = await admin.get(`/api/admin/registrations/export${query}`);
  expect(response.status).toBe(200);
  return response.text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
}

describe('the questions of an event', () => {
  test('keep numbers within their bounds and texts within their words', async () => {
    const bounded = {
      '1': { question: 'Years?', type: 'number', least: 0, most: 60 },
      '2': { question: 'Why?', type: 'long_text', max_words: 3 },
    };
    expect((await ask(bounded)).status).toBe(200);
    const wrong = await answer({ '1': -1 }, { '2': 'one two three four' });
    expect(wrong.reply.status).toBe(422);
    expect(wrong.reply.json()).toMatchObject({
      errors: [
        { pointer: '/event_answers/1', message: 'Enter 0 or more.' },
        { pointer: '/event_answers/2', message: 'An answer can have at most 3 words.' },
      ],
    });
    const { reply: right } = await answer({ '1': 60 }, { '2': 'one two three' });
    expect(right.status).toBe(201);
    const { questions } = right.json<UserRegistration>();
    expect(questions).toMatchObject({
      '1': { least: 0, most: 60 },
      '2': { max_words: 3 },
    });
    // What was not set says nothing of it, as before there was such a setting.
    expect(questions['1']).not.toHaveProperty('max_words');
    expect(questions['2']).not.toHaveProperty('least');
    const refused = await ask({ '1': { question: 'Years?', type: 'number', least: 2, most: 1 } });
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({
      errors: [{ message: 'The most must not be below the least.' }],
    });
  });

  test('are checked as they stand, conditions too', async () => {
    expect((await answer(...ALL)).reply.status).toBe(201);
    expect((await answer({ '1': 'Namche' }, { '2': 'No' })).reply.status).toBe(201);
    const { reply: response } = await answer({ '2': 'Yes' }, { '9': 'x' }, { '10': '5' });
    expect(response.status).toBe(422);
    const { errors } = response.json<{ errors: { pointer: string }[] }>();
    expect(errors.map(({ pointer }) => pointer).sort()).toEqual(
      ['1', '3', '9', '10'].map((number) => `/event_answers/${number}`).sort(),
    );
    const hidden = await answer({ '1': 'Namche' }, { '2': 'No' }, { '3': 'A blue one' });
    expect(hidden.reply.status).toBe(422);
  });

  test('stay with the answers, for owner and organiser, whatever is asked later', async () => {
    const { student, reply: response } = await answer(...ALL, { '10': 2 });
    const { id } = response.json<UserRegistration>();
    expect((await ask({ '1': 'What is your village?' })).status).toBe(200);
    const [mine] = (await student.get('/api/user/registrations')).json<UserRegistration[]>();
    expect(mine?.question_answers).toEqual([...ALL, { '10': 2 }]);
    const seen = await admin.get(`/api/admin/registrations/${id}`);
    const { answers, questions } = seen.json<AdminRegistration>();
    expect([answers, questions]).toEqual([mine?.question_answers, mine?.questions]);
    expect(questions).toMatchObject({
      '1': { question: 'Which school are you from?', required: true },
      '3': { show_if: { question: '2', is: 'Yes' } },
      '4': { options: ['Figma', 'GIMP'], other: true },
    });
    expect(
      (await answer({ '1': 'Namche' })).reply.json<UserRegistration>().questions,
    ).toMatchObject({ '1': { question: 'What is your village?' } });
  });

  test('an edit that changes none is told as none in the audit', async () => {
    const url = `/api/admin/events/${event.id}`;
    const unchanged = await admin.put(url, { ...EVENT, event_questions: QUESTIONS });
    const changed = await ask({ '1': 'Why?' });
    const { rows } = await product.database.pool.query(
      'select changes from audit where request_id = any($1) order by id',
      [[unchanged, changed].map(({ headers }) => headers['x-request-id'])],
    );
    expect(rows).toEqual([
      { changes: {} },
      { changes: { event_questions: [QUESTIONS, { '1': 'Why?' }] } },
    ]);
  });
});

test('a day lies between two others, and is exported as it was answered', async () => {
  const day = { question: 'When?', type: 'date', min: '2025-08-01', max: '2025-08-08' };
  expect((await ask({ '1': { ...day, min: '2025-08-09' } })).status).toBe(422);
  expect((await ask({ '1': { ...day, required: true } })).status).toBe(200);
  const { reply: early } = await answer({ '1': '2025-07-31' });
  expect(early.json()).toMatchObject({
    errors: [{ pointer: '/event_answers/1', code: 'day-too-early', params: { min: day.min } }],
  });
  expect((await answer({ '1': '2025-02-30' })).reply.status).toBe(422);
  expect((await answer({ '1': '2025-08-01' })).reply.status).toBe(201);
  expect(await exportedOf('answers')).toEqual([['When?'], ['2025-08-01']]);
});

describe('the export', () => {
  test('has a column for every question, in their order, with its words', async () => {
    await answer(...ALL, { '10': 2 });
    await answer({ '1': 'Lukla' }, { '2': 'No' });
    expect(await exportedOf('answers')).toEqual([
      ['Which school are you from?', 'Do you bring a laptop?', 'Which one?', 'Tools', 'Years'],
      ['Namche', 'Yes', 'A blue one', '"Figma; Krita"', '2'],
      ['Lukla', 'No', '', '', ''],
    ]);
  });

  test('keeps apart what was asked in different words', async () => {
    await answer(...ALL);
    await ask({ '1': 'What is your village?' });
    await answer({ '1': 'Lukla' });
    const [header, first, second] = await exportedOf('answers');
    expect(header?.slice(0, 2)).toEqual([
      'What is your village?',
      'Which school are you from? (asked earlier)',
    ]);
    expect([first?.slice(0, 2), second?.slice(0, 2)]).toEqual([
      ['', 'Namche'],
      ['Lukla', ''],
    ]);
  });

  test('has only its headings where nothing matches, and refuses what it does not know', async () => {
    const [header, ...rows] = await exported();
    expect([header?.at(0), header?.at(-1), rows]).toEqual(['id', 'date_of_birth', []]);
    const refused = await admin.get('/api/admin/registrations/export?limit=5');
    expect([refused.status, refused.problem]).toEqual([422, 'invalid-input']);
  });
});

test('the list without parameters and the export are whole, batch after batch', async () => {
  const { id } = await createEvent(product.database);
  const people = 520;
  await createUser(product.database);
  await product.database.pool.query(
    `with people as (
       insert into users (name, email)
       select 'Crowd ' || n, 'crowd' || n || '@test.example' from generate_series(1, $1) n
       returning id
     )
     insert into registrations (event_id, user_id, answers, questions, registered_on)
     select $2, id, '[]', '{}', now() from people`,
    [people, id],
  );
  await createRegistration(product.database, { event_id: id });
  const listed = await admin.get(`/api/admin/registrations?event_id=${id}`);
  const ids = listed.json<AdminRegistration[]>().map((each) => String(each.id));
  expect(ids).toHaveLength(people + 1);
  expect(listed.headers['x-total-count']).toBe(String(people + 1));
  expect(listed.headers['link']).toBeUndefined();
  const [, ...rows] = await exported(`?event_id=${id}`);
  expect(rows.map(([first]) => first)).toEqual(ids);
});
