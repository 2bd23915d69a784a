import type { Note } from '@pratibha/contract/notes';
import type { NotificationOut } from '@pratibha/contract/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createNote } from '../../testing/desk-factories.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
let asha: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as({ role: 'ADMIN', name: 'Nima Sherpa' });
  asha = await product.as({ role: 'EVENT_ADMIN', name: 'Asha Rai' });
});
afterAll(() => product.close());

const add = (client: SignedInClient, body: object) => client.post('/api/admin/notes', body);
const notesOf = async (client: SignedInClient, kind: string, id: number) =>
  (await client.get(`/api/admin/notes?kind=${kind}&row_id=${id}`)).json<Note[]>();
const bellOf = async (client: SignedInClient) =>
  (await client.get('/api/user/notifications'))
    .json<NotificationOut[]>()
    .filter(({ kind }) => kind === 'note-mentions');

describe('a note', () => {
  test('on a registration, a work and a person is read where it was written, the newest first', async () => {
    const { id: submission, registration_id, user_id } = await createSubmission(product.database);
    const things = { registration: registration_id, submission, user: user_id };
    for (const [kind, row_id] of Object.entries(things)) {
      const first = await add(admin, { kind, row_id, text: ` On a ${kind}. ` });
      expect([first.status, first.json()]).toEqual([
        201,
        expect.objectContaining({
          ...{ text: `On a ${kind}.`, author_name: 'Nima Sherpa', edited_at: null, revision: 1 },
        }),
      ]);
      await add(admin, { kind, row_id, text: 'And more.' });
      const texts = (await notesOf(admin, kind, row_id)).map(({ text }) => text);
      expect([kind, texts]).toEqual([kind, ['And more.', `On a ${kind}.`]]);
    }
  });

  test('is edited by its author, as it was seen', async () => {
    const { id: row_id } = await createRegistration(product.database);
    const { id } = (await add(admin, { kind: 'registration', row_id, text: 'One.' })).json<Note>();
    const change = (client: SignedInClient, text: string, revision: number) =>
      client.put(`/api/admin/notes/${id}`, { text, revision });
    expect((await change(asha, 'Two.', 1)).problem).toBe('not-your-note');
    expect((await change(admin, 'Two.', 1)).json()).toMatchObject({ text: 'Two.', revision: 2 });
    expect((await change(admin, 'Three.', 1)).problem).toBe('changed-meanwhile');
    const [note] = await notesOf(asha, 'registration', row_id);
    expect(note).toMatchObject({ text: 'Two.', edited_at: product.clock.now().toISOString() });
  });

  test('is removed by its author or an admin, with its words', async () => {
    const registration_id = (await createRegistration(product.database)).id;
    const make = (author_id: number) =>
      createNote(product.database, { registration_id, author_id });
    const [theirs, others] = [await make(asha.user.id), await make(admin.user.id)];
    const remove = (client: SignedInClient, { id }: { id: number }) =>
      client.delete(`/api/admin/notes/${id}`);
    expect((await remove(asha, others)).problem).toBe('not-your-note');
    expect((await remove(asha, theirs)).json<Note[]>().map(({ id }) => id)).toEqual([others.id]);
    expect((await remove(admin, others)).json()).toEqual([]);
    expect((await remove(admin, others)).status).toBe(404);
  });

  test('of two who change a note at the same time one is told', async () => {
    const { id } = await createNote(product.database, { author_id: admin.user.id });
    const change = (text: string) => admin.put(`/api/admin/notes/${id}`, { text, revision: 1 });
    const responses = await Promise.all([change('One.'), change('Other.')]);
    expect(responses.map(({ problem }) => problem).sort()).toEqual(
      ['changed-meanwhile', null].sort(),
    );
  });

  test('goes with a registration that is withdrawn', async () => {
    const student = await product.as('USER');
    const event = await createEvent(product.database, {
      registration_open: new Date('2025-07-01T00:00:00+05:45'),
      registration_close: new Date('2025-08-01T00:00:00+05:45'),
    });
    const values = { event_id: event.id, user_id: student.user.id };
    const { id: row_id } = await createRegistration(product.database, values);
    await add(admin, { kind: 'registration', row_id, text: 'Phoned.' });
    expect((await student.delete(`/api/user/registrations/${row_id}`)).status).toBe(200);
    const gone = await admin.get(`/api/admin/notes?kind=registration&row_id=${row_id}`);
    expect(gone.problem).toBe('not-found');
    expect((await add(admin, { kind: 'registration', row_id, text: 'x' })).problem).toBe(
      'not-found',
    );
  });
});

describe('whom a note mentions', () => {
  test('is told once, in the bell, with the way there; who wrote it is not', async () => {
    const { id: row_id, event_id } = await createRegistration(product.database);
    const text = 'Ask @asha rai and @Nima Sherpa, not asha@Asha Rai.';
    const written = await add(admin, { kind: 'registration', row_id, text });
    const { id } = written.json<Note>();
    expect(written.json<Note>().text).toBe('Ask @Asha Rai and @Nima Sherpa, not asha@Asha Rai.');
    const again = `Do ask @Asha Rai.`;
    await admin.put(`/api/admin/notes/${id}`, { text: again, revision: 1 });
    const told = await bellOf(asha);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ leads_to: `/admin/registrations?open=${row_id}` });
    expect(told[0]?.event_title).not.toBeNull();
    expect(await bellOf(admin)).toEqual([]);
    expect(event_id).toBeGreaterThan(0);
  });

  test('organises the event: nobody else is offered, told or linked', async () => {
    const [here, there] = [
      await createEvent(product.database),
      await createEvent(product.database),
    ];
    const other = await product.as({ role: 'EVENT_ADMIN', name: 'Bina Gurung' });
    await grantEvents(product.database, other.user.id, [there.id, 'organise']);
    const { id: row_id } = await createRegistration(product.database, { event_id: here.id });
    const offered = (await admin.get(`/api/admin/desk/organisers?event_id=${here.id}`)).text;
    expect([offered.includes('Asha Rai'), offered.includes('Bina Gurung')]).toEqual([true, false]);
    await add(admin, { kind: 'registration', row_id, text: '@Bina Gurung' });
    expect(await bellOf(other)).toEqual([]);
    const { rows } = await product.database.pool.query(
      'select text from notes where registration_id = $1',
      [row_id],
    );
    expect(rows).toEqual([{ text: '@Bina Gurung' }]);
  });

  test('is named by the account, as it is called by then', async () => {
    const gone = await product.as({ role: 'ADMIN', name: 'Chandra Thapa' });
    const { id: row_id } = await createUser(product.database);
    await add(admin, { kind: 'user', row_id, text: 'Ask @Chandra Thapa.' });
    expect(await bellOf(gone)).toMatchObject([{ leads_to: `/admin/users/${row_id}` }]);
    await product.database.pool.query(`update users set name = 'Chandra Magar' where id = $1`, [
      gone.user.id,
    ]);
    expect((await notesOf(admin, 'user', row_id))[0]?.text).toBe('Ask @Chandra Magar.');
  });
});

test('a person’s notes are for those who organise every event', async () => {
  const one = await product.as('EVENT_ADMIN');
  const event = await createEvent(product.database);
  await grantEvents(product.database, one.user.id, [event.id, 'organise']);
  const { id: row_id } = await createUser(product.database);
  const body = { kind: 'user', row_id, text: 'Phoned.' };
  expect((await add(one, body)).problem).toBe('not-found');
  expect((await one.get(`/api/admin/notes?kind=user&row_id=${row_id}`)).problem).toBe('not-found');
  const { id } = (await add(admin, body)).json<Note>();
  expect((await one.delete(`/api/admin/notes/${id}`)).problem).toBe('not-found');
});
