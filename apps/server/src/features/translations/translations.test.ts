import type { ShownTexts, TranslatedGroup } from '@pratibha/contract/translations';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, createRegistration, grantEvents } from '../../testing/factories.ts';
import type { HttpClient } from '../../testing/http-client.ts';
import { publishContent } from '../editions/editions.ts';

const PATH = '/api/admin/translations';

let product: TestApp;
let other: TestApp;
let admin: SignedInClient;

/** Two processes on one database. */
beforeAll(async () => {
  product = await startTestApp();
  other = await startTestApp({ database: product.database });
  await publishContent(product.database, FIRST_CONTENT);
  admin = await product.as('ADMIN');
});
afterAll(async () => {
  await other.close();
  await product.close();
});

const save = (
  of: string,
  source: string,
  text: string | null,
  was: string | null = null,
  by: SignedInClient = admin,
) => by.put(PATH, { of, texts: [{ source, text, was }] });

async function textsOf(client: HttpClient, path: string): Promise<Map<string, string>> {
  const response = await client.get(path);
  expect(response.status).toBe(200);
  return new Map(response.json<ShownTexts>().texts.map(({ source, text }) => [source, text]));
}

async function groupOf(of: string, by = admin): Promise<TranslatedGroup | undefined> {
  const groups = (await by.get('/api/admin/translation-groups')).json<TranslatedGroup[]>();
  return groups.find((each) => each.of === of);
}

const eventOf = (title: string) =>
  createEvent(product.database, {
    title,
    event_questions: {
      1: { question: `Alone at ${title}?`, type: 'single_choice', options: ['Alone', 'In a team'] },
    },
  });

test('what an event says is listed where it stands, and what is missing is counted', async () => {
  const { id } = await eventOf('Robot race');
  const before = await groupOf(`event-${id}`);
  expect((await save(`event-${id}`, ' Robot race ', ' रोबोट दौड ')).json()).toEqual({ saved: 1 });
  const after = await groupOf(`event-${id}`);
  expect([before?.title, after?.missing]).toEqual(['Robot race', (before?.missing ?? 0) - 1]);
  const list = (await admin.get(`${PATH}?of=event-${id}`)).json<{ texts: object[] }>();
  expect(list.texts[0]).toMatchObject({
    ...{ source: 'Robot race', text: 'रोबोट दौड', place: '/title', limit: 200 },
    ...{ is_markdown: false, is_missing: false },
  });
  const missing = await admin.get(`${PATH}?of=event-${id}&only=missing&from=1&limit=1`);
  expect(missing.json()).toMatchObject({ total: after?.missing, texts: [{ is_missing: true }] });
});

test('readers of every process read it, but nobody what an event says that is not theirs', async () => {
  const { id } = await eventOf('Quiz night');
  const hidden = await createEvent(product.database, {
    ...{ title: 'Secret contest', status: 'INACTIVE' },
    registration_open: new Date(product.clock.now().getTime() + 86_400_000),
  });
  await save(`event-${id}`, 'Quiz night', 'हाजिरीजवाफ');
  await save(`event-${id}`, 'Alone', 'एक्लै');
  const guarded = await admin.put(`/api/admin/events/${hidden.id}`, {});
  expect(guarded.status).toBe(422);
  await product.database.kysely
    .updateTable('events')
    .set({ what_to_bring: 'A secret thing' })
    .where('id', '=', hidden.id)
    .execute();
  await save(`event-${hidden.id}`, 'A secret thing', 'गोप्य कुरा');
  const student = await product.as('USER');
  expect((await textsOf(product.anonymous(), '/api/public/texts')).get('Quiz night')).toBe(
    'हाजिरीजवाफ',
  );
  const own = await textsOf(student, '/api/user/texts');
  expect([own.get('Quiz night'), own.get('Alone'), own.get('A secret thing')]).toEqual([
    ...['हाजिरीजवाफ', 'एक्लै', undefined],
  ]);
  expect((await textsOf(product.anonymous(), '/api/public/texts')).has('Alone')).toBe(false);
  await eventually(async () => {
    const there = await textsOf(other.anonymous(), '/api/public/texts');
    expect(there.get('Quiz night')).toBe('हाजिरीजवाफ');
  });
});

test('who has it already is sent nothing', async () => {
  const { id } = await eventOf('Hackathon');
  await save(`event-${id}`, 'Hackathon', 'ह्याकाथन');
  const first = await product.anonymous().get('/api/public/texts');
  const etag = String(first.headers['etag']);
  const again = await product
    .anonymous()
    .send('GET', '/api/public/texts', undefined, { 'if-none-match': etag });
  expect(again.status).toBe(304);
});

test('what a decision said is read by whom it was said to', async () => {
  const { id } = await eventOf('Debate');
  const [student, stranger] = [await product.as('USER'), await product.as('USER')];
  await createRegistration(product.database, {
    ...{ event_id: id, user_id: student.user.id, status: 'REJECTED' },
    ...{ review_remarks: 'All places are taken.', reviewed_by: admin.user.id },
  });
  expect((await save(`remarks-${id}`, 'All places are taken.', 'सिट भरियो।')).status).toBe(200);
  const own = await textsOf(student, '/api/user/texts');
  expect(own.get('All places are taken.')).toBe('सिट भरियो।');
  expect((await textsOf(stranger, '/api/user/texts')).has('All places are taken.')).toBe(false);
  const { rows } = await product.database.pool.query(
    `select changes from audit where action = 'event.remarks-translated'`,
  );
  expect(rows).toEqual([{ changes: {} }]);
});

test('of two who translate the same text one is refused', async () => {
  const { id } = await eventOf('Chess');
  const of = `event-${id}`;
  const [one, two] = await Promise.all([
    save(of, 'Chess', 'चेस'),
    save(of, 'Chess', 'बुद्धिचाल', null, await product.as('SUPER_ADMIN')),
  ]);
  expect([one.status, two.status].sort()).toEqual([200, 409]);
  expect([one.problem, two.problem]).toContain('changed-meanwhile');
  const saved = one.status === 200 ? 'चेस' : 'बुद्धिचाल';
  expect((await save(of, 'Chess', 'शतरञ्ज', saved)).status).toBe(200);
  expect((await save(of, 'Chess', '', 'शतरञ्ज')).status).toBe(200);
  expect((await textsOf(product.anonymous(), '/api/public/texts')).has('Chess')).toBe(false);
});

test('what is too long, or is there no more, is refused', async () => {
  const { id } = await eventOf('Coding');
  const long = await save(`event-${id}`, 'Alone', 'क'.repeat(201));
  expect([long.status, long.problem]).toEqual([422, 'invalid-input']);
  expect(long.json<{ errors: object[] }>().errors[0]).toMatchObject({
    ...{ pointer: '/texts/0/text', code: 'longer-than', params: { limit: 200 } },
  });
  expect((await save(`event-${id}`, 'Never said', 'कहिल्यै')).problem).toBe('changed-meanwhile');
  expect((await save('event-999999', 'Alone', 'एक्लै')).problem).toBe('not-found');
});

test('an event admin translates their own event alone, and no edition', async () => {
  const [own, foreign] = [await eventOf('Poster'), await eventOf('Video')];
  const by = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, by.user.id, [own.id, 'organise']);
  expect((await save(`event-${own.id}`, 'Poster', 'पोस्टर', null, by)).status).toBe(200);
  expect((await save(`event-${foreign.id}`, 'Video', 'भिडियो', null, by)).problem).toBe(
    'not-found',
  );
  const { title } = FIRST_CONTENT;
  const edition = (await groups()).find(({ kind }) => kind === 'edition');
  expect((await save(`${edition?.of}`, title, 'शीर्षक', null, by)).problem).toBe('not-found');
  expect((await save(`${edition?.of}`, title, 'शीर्षक')).status).toBe(200);
  expect((await groups(by)).map(({ of }) => of)).toEqual([`event-${own.id}`]);
});

test('with a token one translates events, and never an edition', async () => {
  const { id } = await eventOf('Typing');
  const program = await product.program('ADMIN', 'write');
  const body = (of: string, source: string) => ({ of, texts: [{ source, text: 'क', was: null }] });
  expect((await program.put(PATH, body(`event-${id}`, 'Typing'))).status).toBe(200);
  const edition = (await groups()).find(({ kind }) => kind === 'edition');
  expect((await program.put(PATH, body(`${edition?.of}`, FIRST_CONTENT.tagline))).problem).toBe(
    'not-by-token',
  );
});

async function groups(by = admin) {
  return (await by.get('/api/admin/translation-groups')).json<TranslatedGroup[]>();
}

test('an erasure takes what was said to the person, and not what others were told', async () => {
  const { id } = await eventOf('Drawing');
  const student = await product.as('USER');
  const by = { event_id: id, status: 'REJECTED', reviewed_by: admin.user.id } as const;
  await createRegistration(product.database, {
    ...{ ...by, user_id: student.user.id, review_remarks: 'Dear Sita, next year.' },
  });
  await createRegistration(product.database, { ...by, review_remarks: 'Next year.' });
  await save(`remarks-${id}`, 'Dear Sita, next year.', 'सीता जी, अर्को वर्ष।');
  await save(`remarks-${id}`, 'Next year.', 'अर्को वर्ष।');
  const copy = await student.get('/api/user/data');
  expect(copy.json()).toMatchObject({
    remarks_in_nepali: [{ remarks: 'Dear Sita, next year.', text: 'सीता जी, अर्को वर्ष।' }],
  });
  const head = await product.as('SUPER_ADMIN');
  const { email } = student.user;
  const erased = await head.put(`/api/admin/users/${student.user.id}/erase`, { confirm: email });
  expect(erased.status).toBe(200);
  const { rows } = await product.database.pool.query<{ source: string }>(
    `select source from translations where source like '%ext year.'`,
  );
  expect(rows.map(({ source }) => source)).toEqual(['Next year.']);
});

test('what a decision says by placeholders is said in both languages', async () => {
  const { id } = await eventOf('Painting');
  const student = await product.as('USER');
  const { id: registration } = await createRegistration(product.database, {
    ...{ event_id: id, user_id: student.user.id },
  });
  const remarks = 'Welcome to {{event|the event}}.';
  await save(`event-${id}`, 'Painting', 'चित्रकला');
  await save(`remarks-${id}`, remarks, '{{event|कार्यक्रम}}मा स्वागत छ।');
  const decided = await admin.put(`/api/admin/registrations/${registration}`, {
    ...{ status: 'SHORTLISTED', remarks },
  });
  expect(decided.status).toBe(200);
  await eventually(async () => {
    const own = await textsOf(student, '/api/user/texts');
    expect(own.get('Welcome to Painting.')).toBe('चित्रकलामा स्वागत छ।');
  });
});

test('an announcement is read with its placeholders filled in Nepali', async () => {
  const text = 'Dear {{first_name|student}}, the hall has moved.';
  const made = await admin.post('/api/admin/announcements', {
    ...{ subject: 'Another hall', text, channel: 'bell', source: 'users' },
  });
  expect(made.status).toBe(201);
  const { id } = made.json<{ id: number }>();
  const of = `announcements-${id}`;
  await save(of, text, '{{first_name|विद्यार्थी}} जी, हल सरेको छ।');
  const list = (await admin.get(`${PATH}?of=${of}`)).json();
  expect(list).toMatchObject({ total: 2, missing: 1 });
  const student = await product.as('USER');
  const { name } = await product.database.kysely
    .selectFrom('users')
    .select(sql<string>`split_part(name, ' ', 1)`.as('name'))
    .where('id', '=', student.user.id)
    .executeTakeFirstOrThrow();
  await product.database.kysely
    .insertInto('notifications')
    .values({
      ...{ user_id: student.user.id, kind: 'announcement', key: String(id) },
      params: JSON.stringify({ announcement_id: id, event_id: null, test: null }),
      created_at: product.clock.now(),
    })
    .execute();
  const own = await textsOf(student, '/api/user/texts');
  expect(own.get(`Dear ${name}, the hall has moved.`)).toBe(`${name} जी, हल सरेको छ।`);
});
