import type { PersonRecord, ReviewContext } from '@pratibha/contract/person';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../../../testing/factories.ts';

let product: TestApp;
let admin: SignedInClient;
let person: number;
let events: { first: number; second: number };
let registrations: { first: number; second: number };

/**
 * A person in two events, with a work in the second; another one in the first has the same mobile.
 */
beforeAll(async () => {
  product = await startTestApp();
  product.clock.set('2025-07-16T10:00:00+05:45');
  const { database } = product;
  admin = await product.as({ role: 'ADMIN', name: 'Asha Admin' });
  const profile = { mobile: '9811111111', dob: '2007-07-17' };
  person = (await createUser(database, { name: 'Kritika Khadka', profile })).id;
  const twin = await createUser(database, { name: 'Twin Khadka', profile });
  const first = (await createEvent(database, { title: 'Poster', capacity: 2 })).id;
  const second = (await createEvent(database, { title: 'Robots', requires_submission: true })).id;
  events = { first, second };
  const own = await createRegistration(database, { user_id: person, event_id: first });
  await createRegistration(database, { user_id: twin.id, event_id: first, status: 'SHORTLISTED' });
  const other = await createRegistration(database, {
    user_id: person,
    event_id: second,
    status: 'SHORTLISTED',
  });
  registrations = { first: own.id, second: other.id };
  const work = await createSubmission(database, { registration_id: other.id });
  const sentBack = { status: 'RESUBMISSION_REQUIRED', remarks: 'Add the sources.' };
  await admin.put(`/api/admin/submissions/${work.id}/review`, sentBack);
});
afterAll(() => product.close());

async function context(client: SignedInClient): Promise<ReviewContext> {
  const response = await client.get(`/api/admin/registrations/${registrations.first}/context`);
  expect(response.status).toBe(200);
  return response.json<ReviewContext>();
}

test('a review knows the person, their other registrations and works, and the places', async () => {
  const { contacts, ...rest } = await context(admin);
  expect(contacts).toMatchObject({
    mobile: '9811111111',
    age: 17,
    same_mobile: [{ user_name: 'Twin Khadka' }],
  });
  expect(rest.places).toEqual({
    ...{ capacity: 2, shortlisted: 1, waiting: 1, seats: null, come: 1 },
  });
  expect(rest.registrations).toMatchObject([{ event_title: 'Robots', status: 'SHORTLISTED' }]);
  expect(rest.works).toMatchObject([
    {
      event_title: 'Robots',
      submission_status: 'RESUBMISSION_REQUIRED',
      revisions: [
        {
          revision: 1,
          review_remarks: 'Add the sources.',
          reviewed_by: 'Asha Admin',
          reviewed_by_id: admin.user.id,
        },
      ],
    },
  ]);
});

test('of other events one knows what one may look at, and contacts only where one organises', async () => {
  const reader = await product.as('EVENT_ADMIN');
  await grantEvents(product.database, reader.user.id, [events.first, 'read']);
  const seen = await context(reader);
  expect([seen.contacts, seen.registrations, seen.works]).toEqual([null, [], []]);
  const organiser = await product.as('EVENT_ADMIN');
  const { id } = organiser.user;
  await grantEvents(product.database, id, [events.first, 'organise'], [events.second, 'read']);
  const more = await context(organiser);
  expect(more.contacts?.mobile).toBe('9811111111');
  expect([more.registrations.length, more.works.length]).toEqual([1, 1]);
});

async function record(client: SignedInClient, id = person): Promise<PersonRecord> {
  const response = await client.get(`/api/admin/users/${id}/record`);
  expect(response.status).toBe(200);
  return response.json<PersonRecord>();
}

test('a person is told with registrations, works, sessions and the audit', async () => {
  const { user_id, audit, sessions, ...rest } = await record(admin);
  expect(user_id).toBe(person);
  expect(rest.registrations.map(({ id }) => id)).toEqual([
    registrations.second,
    registrations.first,
  ]);
  expect(rest.works).toHaveLength(1);
  expect(sessions).toEqual([]);
  expect(audit).toMatchObject([{ action: 'submission.reviewed', actor_name: 'Asha Admin' }]);
});

test('what somebody did is told too, and sessions to those who may end them', async () => {
  const { audit, sessions } = await record(admin, admin.user.id);
  expect(audit?.map(({ action }) => action)).toContain('submission.reviewed');
  expect(sessions).toHaveLength(1);
  const eventAdmin = await record(await product.as('EVENT_ADMIN'), admin.user.id);
  expect([eventAdmin.audit, eventAdmin.sessions]).toEqual([null, null]);
});
