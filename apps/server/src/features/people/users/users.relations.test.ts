import type { OwnData } from '@pratibha/contract/personal-data';
import type { SessionUser } from '@pratibha/contract/session';
import type { AdminUser } from '@pratibha/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { createEvent, createUser, grantEvents } from '../../../testing/factories.ts';
import { keptGrants, lastChangesOf } from '../../../testing/kept-grants.ts';

let test: TestApp;
let admin: SignedInClient;
let event: { id: number; title: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.as('ADMIN');
  event = await createEvent(test.database);
});
afterAll(() => test.close());

const EVERY_EVENT = [{ event_id: null, kind: 'organise' }];
const urlOf = (id: number) => `/api/admin/users/${id}`;
const eventAdmin = () => createUser(test.database, { role: 'EVENT_ADMIN' });

const storedGrants = (userId: number) => keptGrants(test.database, userId);
const lastChanges = (userId: number) => lastChangesOf(admin, userId);

describe('an event admin of whom no call named an event', () => {
  it('has the row of every event, however the role was given', async () => {
    const promoted = await createUser(test.database);
    await admin.put(urlOf(promoted.id), { role: 'EVENT_ADMIN' });
    const named = await createUser(test.database);
    await admin.put(urlOf(named.id), { role: 'EVENT_ADMIN', event_grants: [] });
    const byHand = await createUser(test.database);
    await test.database.pool.query(`update users set role = 'EVENT_ADMIN' where id = $1`, [
      byHand.id,
    ]);
    for (const { id } of [promoted, named, byHand, await eventAdmin()]) {
      expect(await storedGrants(id)).toEqual(EVERY_EVENT);
      expect((await admin.get(urlOf(id))).json<AdminUser>().event_grants).toEqual([]);
    }
    expect(await lastChanges(named.id)).toEqual([
      'user.updated',
      { role: ['USER', 'EVENT_ADMIN'] },
    ]);
  });

  it('without any row may do nothing, and is told so', async () => {
    const person = await test.as('EVENT_ADMIN');
    await grantEvents(test.database, person.user.id);
    const profile = (await person.get('/api/user/profile')).json<SessionUser>();
    expect(profile.event_grants).toEqual([]);
    expect((await person.get('/api/admin/registrations')).problem).toBe('not-allowed');
    expect((await person.get(`/api/admin/events/${event.id}`)).problem).toBe('not-allowed');
  });
});

describe('the end of grants', () => {
  it.each(['USER', 'ADMIN'] as const)('comes with the role %s, and is audited', async (role) => {
    const by = await test.as('SUPER_ADMIN');
    const { id } = await eventAdmin();
    await grantEvents(test.database, id, [event.id, 'read']);
    const response = await by.put(urlOf(id), { role });
    expect(response.json<AdminUser>().event_grants).toEqual([]);
    expect(await lastChanges(id)).toEqual([
      'user.updated',
      {
        role: ['EVENT_ADMIN', role],
        event_grants: [[{ event_id: event.id, kind: 'read' }], []],
      },
    ]);
    await by.put(urlOf(id), { role: 'EVENT_ADMIN' });
    expect(await storedGrants(id)).toEqual(EVERY_EVENT);
  });

  it('leaves what opens no console, which a set of events does not touch either', async () => {
    const { id } = await eventAdmin();
    const others = [
      { event_id: event.id, kind: 'judge' as const },
      { event_id: null, kind: 'check-in' as const },
    ];
    await grantEvents(test.database, id, [event.id, 'judge'], [null, 'check-in'], [null, 'read']);
    const set = await admin.put(urlOf(id), {
      event_grants: [{ event_id: event.id, kind: 'organise' }],
    });
    expect(set.json<AdminUser>().event_grants).toHaveLength(1);
    expect(await storedGrants(id)).toEqual([
      ...others.slice(0, 1),
      { event_id: event.id, kind: 'organise' },
      ...others.slice(1),
    ]);
    await admin.put(urlOf(id), { event_grants: [] });
    expect((await admin.get(urlOf(id))).json<AdminUser>().event_grants).toEqual([]);
    await admin.put(urlOf(id), { role: 'USER' });
    expect(await storedGrants(id)).toEqual(others);
  });

  it('does not come with other changes, nor with the deletion of the event', async () => {
    const { id } = await eventAdmin();
    const gone = await createEvent(test.database);
    await grantEvents(test.database, id, [gone.id, 'organise']);
    await admin.put(urlOf(id), { is_internal: true, role: 'EVENT_ADMIN' });
    await admin.delete(`/api/admin/events/${gone.id}`);
    // To take away the last one would be to give them every event.
    expect(await storedGrants(id)).toEqual([{ event_id: gone.id, kind: 'organise' }]);
  });

  it('comes with an erasure; before it, the person’s own data tells them', async () => {
    const person = await test.as('EVENT_ADMIN');
    const { id, email } = person.user;
    await grantEvents(test.database, id, [event.id, 'organise'], [null, 'read']);
    const own = (await person.get('/api/user/data')).json<OwnData>();
    expect(own.event_grants).toEqual([
      { event_id: null, event_title: null, kind: 'read' },
      { event_id: event.id, event_title: event.title, kind: 'organise' },
    ]);
    const by = await test.as('SUPER_ADMIN');
    expect((await by.put(`/api/admin/users/${id}/erase`, { confirm: email })).status).toBe(200);
    expect(await storedGrants(id)).toEqual([]);
  });
});
