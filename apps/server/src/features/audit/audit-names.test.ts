import type { AuditEntry } from '@pratibha/contract/audit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createRegistration, createSubmission } from '../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
let kabita: SignedInClient;
let event: { readonly id: number; readonly title: string };
/** Of Kabita: one that was decided on twice, one that she withdrew, and a work. */
let things: { readonly decided: number; readonly withdrawn: number; readonly work: number };

const NO = 'Blurry pictures.';
const EXPECTED_PERSON = () => ({ id: kabita.user.id, name: 'Kabita Rai', is_erased: false });

beforeAll(async () => {
  product = await startTestApp();
  product.clock.set('2025-07-16T10:00:00+05:45');
  admin = await product.as({ role: 'SUPER_ADMIN', name: 'Asha Admin', email: 'asha@desk.example' });
  kabita = await product.as({ name: 'Kabita Rai', email: 'k.rai@people.example' });
  const { database } = product;
  event = await createEvent(database, { title: 'Poster Design' });
  const { id: user_id } = kabita.user;
  const decided = (await createRegistration(database, { user_id, event_id: event.id })).id;
  const other = await createEvent(database, { title: 'Robot Race' });
  const register = await kabita.post(`/api/user/events/${other.id}/register`, {
    event_answers: [{ 1: 'Facebook' }],
  });
  expect(register.status).toBe(201);
  const withdrawn = register.json<{ id: number }>().id;
  const work = (await createSubmission(database, { user_id })).id;
  things = { decided, withdrawn, work };
  await createRegistration(database, { event_id: event.id });
  await put(`registrations/${decided}`, { status: 'REJECTED', remarks: NO });
  await put(`registrations/${decided}/reopen`, { reason: 'She sent better ones' });
  await put('registrations/reviews', {
    rows: [{ id: decided, version: 3 }],
    status: 'SHORTLISTED',
    remarks: 'Much better.',
  });
  await put(`submissions/${work}/review`, { status: 'RESUBMISSION_REQUIRED', remarks: 'Sources?' });
  expect((await kabita.delete(`/api/user/registrations/${withdrawn}`)).status).toBe(200);
});
afterAll(() => product.close());

async function put(path: string, body: object): Promise<void> {
  expect((await admin.put(`/api/admin/${path}`, body)).status).toBe(200);
}

async function list(query: string): Promise<AuditEntry[]> {
  const response = await admin.get(`/api/admin/audit?${query}`);
  expect(response.status).toBe(200);
  const entries = response.json<AuditEntry[]>();
  expect(response.headers['x-total-count']).toBe(String(entries.length));
  return entries;
}
const actionsOf = (entries: readonly AuditEntry[]) => entries.map(({ action }) => action);

const OF_KABITA = [
  'registration.withdrawn',
  'submission.reviewed',
  'registration.reviewed',
  'registration.reopened',
  'registration.reviewed',
  'registration.created',
];

describe('who rejected Kabita, and why', () => {
  it('is answered by typing Kabita', async () => {
    const entries = await list('q=kabita&action=registration.reviewed');
    const [shortlisted, rejected] = entries;
    expect(entries).toHaveLength(2);
    expect(rejected).toMatchObject({
      actor_name: 'Asha Admin',
      is_actor_erased: false,
      subject_id: things.decided,
      is_subject_there: true,
      person: EXPECTED_PERSON(),
      event: { id: event.id, title: 'Poster Design', status: 'ACTIVE' },
      remarks: NO,
      changes: { status: ['PENDING', 'REJECTED'] },
    });
    expect(shortlisted).toMatchObject({
      remarks: 'Much better.',
      changes: { status: ['PENDING', 'SHORTLISTED'] },
    });
  });

  it('is known of what an older release wrote down, as far as the decision still stands', async () => {
    const reviewed_at = new Date('2025-07-14T10:00:00Z');
    const { id } = await createRegistration(product.database, {
      status: 'REJECTED',
      review_remarks: 'Too late.',
      reviewed_at,
    });
    for (const at of [new Date('2025-07-13T10:00:00Z'), reviewed_at]) {
      await product.database.pool.query(
        `insert into audit (at, action, subject_type, subject_id, changes)
         values ($1, 'registration.reviewed', 'registration', $2, '{}')`,
        [at, id],
      );
    }
    const entries = await list(`subject_type=registration&subject_id=${id}`);
    expect(entries.map(({ remarks }) => remarks)).toEqual(['Too late.', null]);
  });
});

describe('entries of a person', () => {
  it.each([
    ['q=kabita', OF_KABITA],
    ['q=Rai%20k.rai@people', OF_KABITA],
    ['q=kabita&to=2025-07-16T04:00:00Z', []],
    ['q=kabita&from=2025-07-16T04:00:00Z&action=submission.reviewed', ['submission.reviewed']],
    ['q=kabita%20asha', []],
    ['q=nobody', []],
  ])('%s', async (query, actions) => {
    expect(actionsOf(await list(query))).toEqual(actions);
  });

  it('are those that they made, too', async () => {
    const own = await list('q=asha@desk');
    expect(new Set(own.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.user.id]));
    expect(own.length).toBeGreaterThanOrEqual(4);
    expect(await list(`person_id=${admin.user.id}`)).toEqual(own);
    expect(actionsOf(await list(`person_id=${kabita.user.id}`))).toEqual(OF_KABITA);
  });

  it('name what was withdrawn, and say that it is gone', async () => {
    const entries = await list(`subject_type=registration&subject_id=${things.withdrawn}`);
    expect(actionsOf(entries)).toEqual(['registration.withdrawn', 'registration.created']);
    for (const entry of entries) {
      expect(entry).toMatchObject({
        is_subject_there: false,
        person: EXPECTED_PERSON(),
        event: { title: 'Robot Race' },
      });
    }
  });
});

it('names the events of granted rights', async () => {
  const { id } = (await product.as('EVENT_ADMIN')).user;
  const event_grants = [
    { event_id: event.id, kind: 'read' },
    { event_id: null, kind: 'read' },
  ];
  await put(`users/${id}`, { event_grants });
  const [entry] = await list(`subject_type=user&subject_id=${id}`);
  expect(entry?.granted_events).toEqual({ [event.id]: 'Poster Design' });
  expect(entry?.person).toMatchObject({ id });
});

it('keeps to the order of the instants within days, from page to page', async () => {
  product.clock.set('2025-07-20T10:00:00+05:45');
  const later = (await createEvent(product.database)).id;
  await admin.delete(`/api/admin/events/${later}`);
  product.clock.set('2025-07-19T10:00:00+05:45');
  const earlier = (await createEvent(product.database)).id;
  await admin.delete(`/api/admin/events/${earlier}`);
  product.clock.set('2025-07-16T10:00:00+05:45');
  const days = 'from=2025-07-19T00:00:00%2B05:45&to=2025-07-21T00:00:00%2B05:45';
  const first = await admin.get(`/api/admin/audit?${days}&limit=1`);
  const next = /^<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
  const found = [...first.json<AuditEntry[]>(), ...(await admin.get(next)).json<AuditEntry[]>()];
  expect(found.map((entry) => entry.event?.id)).toEqual([later, earlier]);
  expect(found[0]).toMatchObject({ is_subject_there: true, event: { status: 'DELETED' } });
});

describe('the history on itself', () => {
  const history = async (client: SignedInClient, path: string) => {
    const response = await client.get(`/api/admin/${path}/history`);
    expect(response.status).toBe(200);
    return response.json<AuditEntry[]>();
  };

  it('is that of a registration, a work and an event, for those who may look at them', async () => {
    const eventAdmin = await product.as('EVENT_ADMIN');
    const ofRegistration = await history(eventAdmin, `registrations/${things.decided}`);
    expect(actionsOf(ofRegistration)).toEqual(OF_KABITA.slice(2, 5));
    expect(ofRegistration[1]?.changes['reason']).toBe('She sent better ones');
    const ofWork = await history(eventAdmin, `events/submissions/${things.work}`);
    expect(ofWork).toMatchObject([{ action: 'submission.reviewed', remarks: 'Sources?' }]);
    const { title } = event;
    const values = {
      title: 'Poster and Print',
      registration_open: '2025-07-01T00:00:00+05:45',
      registration_close: '2025-08-01T00:00:00+05:45',
    };
    await put(`events/${event.id}`, values);
    expect(await history(eventAdmin, `events/${event.id}`)).toMatchObject([
      { action: 'event.updated', changes: { title: [title, values.title] } },
    ]);
  });

  it('is not there for what is not', async () => {
    for (const path of ['events', 'registrations', 'events/submissions']) {
      const response = await admin.get(`/api/admin/${path}/2000000000/history`);
      expect([response.status, response.problem]).toEqual([404, 'not-found']);
    }
  });
});

it('says that a person was erased, with nothing that was said of them', async () => {
  const { id, email } = kabita.user;
  await put(`users/${id}/erase`, { confirm: email });
  expect(await list('q=kabita')).toEqual([]);
  const entries = await list(`person_id=${id}`);
  expect(actionsOf(entries)).toEqual(['user.erased', ...OF_KABITA]);
  for (const { person, remarks, changes } of entries) {
    expect(person).toEqual({ id, name: `Erased person #${id}`, is_erased: true });
    expect([remarks, changes['remarks'], changes['reason']]).toEqual([null, undefined, undefined]);
  }
  expect(entries.at(-1)?.is_actor_erased).toBe(true);
});
