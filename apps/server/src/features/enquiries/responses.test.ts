import type { AdminEnquiry, EventEnquiries, OwnEnquiry } from '@pratibha/contract/enquiries';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { ProblemBody } from '@pratibha/contract/problems';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEnquiry } from '../../testing/enquiries.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, grantEvents } from '../../testing/factories.ts';
import { MailDesk } from '../../testing/mail-desk.ts';

let product: TestApp;
let admin: SignedInClient;
let student: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  admin = await product.as('ADMIN');
  student = await product.as({ name: 'Asha Rai' });
});
afterAll(() => product.close());

const pathOf = ({ id }: { id: number }) => `/api/user/events/${id}/enquiries`;
const pageOf = async (client: SignedInClient, event: { id: number }) =>
  (await client.get(pathOf(event))).json<EventEnquiries>();
const respond = (client: SignedInClient, { id }: { id: number }, body: object) =>
  client.put(`/api/admin/enquiries/${id}/response`, body);
const bellOf = async (client: SignedInClient, kind: NotificationOut['kind']) =>
  (await client.get('/api/user/notifications'))
    .json<NotificationOut[]>()
    .filter((each) => each.kind === kind);

describe('responding', () => {
  test('to who asked alone: told in the bell, and by nobody else to be read', async () => {
    const enquiry = await createEnquiry(product.database, { user_id: student.user.id });
    const event = { id: enquiry.event_id };
    const response = await respond(admin, enquiry, { response: ' Yes, of three. ' });
    expect([response.status, response.json()]).toEqual([
      200,
      expect.objectContaining({
        ...{ response: 'Yes, of three.', shared_text: null, revision: 2, user_name: 'Asha Rai' },
      }),
    ]);
    const { own, for_all } = await pageOf(student, event);
    expect(own).toMatchObject([{ response: 'Yes, of three.', is_for_all: false }]);
    expect(for_all).toEqual([]);
    const told = await bellOf(student, 'enquiry-responded');
    expect(told[0]).toMatchObject({ leads_to: `/user/events/${event.id}` });
    const other = await pageOf(await product.as('USER'), event);
    expect([other.own, other.for_all]).toEqual([[], []]);
  });

  test('to everybody: without the name, as the organiser puts the question', async () => {
    const enquiry = await createEnquiry(product.database, {
      user_id: student.user.id,
      text: 'I am Asha: may we be two?',
    });
    const event = { id: enquiry.event_id };
    const body = { response: 'Yes.', for_all: true, shared_text: 'May it be a team?' };
    const wrong = await respond(admin, enquiry, { ...body, shared_text: '' });
    expect(wrong.json<ProblemBody>().errors).toMatchObject([
      { pointer: '/shared_text', message: 'Write the question as everybody is to read it.' },
    ]);
    await respond(admin, enquiry, body);
    const other = await (await product.as('USER')).get(pathOf(event));
    expect(other.json<EventEnquiries>().for_all).toEqual([
      { id: enquiry.id, question: 'May it be a team?', response: 'Yes.' },
    ]);
    expect(other.text).not.toContain('Asha');
    expect((await pageOf(student, event)).own).toMatchObject([{ is_for_all: true }]);
    await respond(admin, enquiry, { response: 'Yes.' });
    expect((await pageOf(student, event)).for_all).toEqual([]);
  });

  test('anew tells who asked if the words are others, and else not', async () => {
    const asker = await product.as('USER');
    const enquiry = await createEnquiry(product.database, { user_id: asker.user.id });
    const told = async () => (await bellOf(asker, 'enquiry-responded')).length;
    await respond(admin, enquiry, { response: 'No.' });
    expect(await told()).toBe(1);
    await respond(admin, enquiry, { response: 'No.', for_all: true, shared_text: 'A team?' });
    expect(await told()).toBe(1);
    await respond(admin, enquiry, { response: 'Yes.', for_all: true, shared_text: 'A team?' });
    expect(await told()).toBe(2);
  });

  test('of two who respond to the same version one is refused', async () => {
    const enquiry = await createEnquiry(product.database);
    const others = [admin, await product.as('SUPER_ADMIN')];
    const responses = await Promise.all(
      others.map((each, n) => respond(each, enquiry, { response: `Answer ${n}.`, revision: 1 })),
    );
    expect(responses.map(({ problem }) => problem).sort()).toEqual(['changed-meanwhile', null]);
  });

  test('who only reads the event reads, and responds to nothing', async () => {
    const enquiry = await createEnquiry(product.database);
    const reader = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, reader.user.id, [enquiry.event_id, 'read']);
    const list = (await reader.get('/api/admin/enquiries')).json<AdminEnquiry[]>();
    expect(list.map(({ id }) => id)).toEqual([enquiry.id]);
    expect((await respond(reader, enquiry, { response: 'Yes.' })).problem).toBe('not-allowed');
  });
});

test('by mail goes the last response alone, and to organisers how many wait as it leaves', async () => {
  const desk = await MailDesk.open(product.database);
  try {
    const asker = await product.as({ name: 'Deepa Rai' });
    const event = await createEvent(product.database, { takes_enquiries: true, title: 'Quiz' });
    const answered = await createEvent(product.database, { takes_enquiries: true });
    const organiser = await product.as('EVENT_ADMIN');
    const granted = [event, answered].map(({ id }) => [id, 'organise'] as const);
    await grantEvents(product.database, organiser.user.id, ...granted);
    const ask = async ({ id }: { id: number }, text: string) =>
      (await asker.post(`/api/user/events/${id}/enquiries`, { text })).json<OwnEnquiry>();
    const enquiry = await ask(event, 'When?');
    await ask(event, 'Where?');
    await ask(event, 'With whom?');
    await respond(admin, enquiry, { response: 'At nine.' });
    await respond(admin, enquiry, { response: 'At ten.' });
    await respond(admin, await ask(answered, 'Why?'), { response: 'For fun.' });
    await desk.work();
    await desk.passTime();
    await eventually(async () => {
      const { rows } = await product.database.pool.query(
        `select from notifications where mail = 'waiting'`,
      );
      expect(rows).toEqual([]);
    });
    const textsTo = ({ user }: SignedInClient) =>
      desk.relay.taken
        .filter(({ recipients }) => recipients.includes(user.email))
        .map(({ mail }) => mail.text ?? '');
    const toAsker = textsTo(asker);
    expect(toAsker).toHaveLength(2);
    expect(toAsker.filter((text) => text.includes('At ten.'))).toHaveLength(1);
    expect(toAsker.join('\n')).not.toContain('At nine.');
    const toOrganiser = textsTo(organiser);
    expect(toOrganiser).toHaveLength(1);
    expect(toOrganiser[0]).toContain('2 questions about Quiz wait for an answer.');
  } finally {
    await desk.close();
  }
});
