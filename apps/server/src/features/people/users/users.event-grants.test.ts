import type { SessionUser } from '@pratibha/contract/session';
import type { AdminUser } from '@pratibha/contract/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
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

describe('event_grants of PUT /admin/users/{id}', () => {
  it('replaces the whole set, tells the row and is audited', async () => {
    const { id } = await eventAdmin();
    const first = [{ event_id: event.id, kind: 'read' }];
    const set = await admin.put(urlOf(id), { event_grants: first });
    expect(set.status).toBe(200);
    expect(set.json<AdminUser>().event_grants).toEqual([{ ...first[0], event_title: event.title }]);
    expect(set.json()).toEqual((await admin.get(urlOf(id))).json());
    expect(await lastChanges(id)).toEqual(['user.updated', { event_grants: [[], first] }]);

    const second = [
      { event_id: event.id, kind: 'organise' },
      { event_id: null, kind: 'read' },
    ];
    const replaced = await admin.put(urlOf(id), { event_grants: second });
    expect(replaced.json<AdminUser>().event_grants).toEqual([
      { event_id: null, event_title: null, kind: 'read' },
      { event_id: event.id, event_title: event.title, kind: 'organise' },
    ]);
    expect(await lastChanges(id)).toEqual(['user.updated', { event_grants: [first, second] }]);

    const none = await admin.put(urlOf(id), { event_grants: [] });
    expect(none.json<AdminUser>().event_grants).toEqual([]);
    expect(await storedGrants(id)).toEqual(EVERY_EVENT);
    expect(await lastChanges(id)).toEqual(['user.updated', { event_grants: [second, []] }]);
  });

  it('writes no audit row where nothing changes', async () => {
    const { id } = await eventAdmin();
    const count = async () =>
      (await admin.get(`/api/admin/audit?subject_type=user&subject_id=${id}`)).json<[]>().length;
    const event_grants = [{ event_id: event.id, kind: 'read' }];
    await admin.put(urlOf(id), { event_grants });
    const before = await count();
    expect((await admin.put(urlOf(id), { event_grants })).status).toBe(200);
    expect(await count()).toBe(before);
  });

  it.each([
    [
      { event_grants: [{ event_id: 2_000_000_000, kind: 'read' }] },
      '/event_grants/0/event_id',
      'unknown-event',
    ],
    [
      { event_grants: [null, null].map((event_id) => ({ event_id, kind: 'read' })) },
      '/event_grants/1/event_id',
      'event-named-twice',
    ],
    [{ event_grants: [{ event_id: null, kind: 'judge' }] }, '/event_grants/0/kind', null],
    [{ event_grants: [{ event_id: 0, kind: 'read' }] }, '/event_grants/0/event_id', null],
    [{ event_grants: [{ kind: 'read' }] }, '/event_grants/0/event_id', null],
    [
      { event_grants: [{ event_id: null, kind: 'read', until: 1 }] },
      '/event_grants/0/until',
      'unknown-field',
    ],
    [
      { event_grants: Array.from({ length: 201 }, (_, n) => ({ event_id: n + 1, kind: 'read' })) },
      '/event_grants',
      null,
    ],
    [{ event_grants: null }, '/event_grants', null],
    [{}, '', 'nothing-to-change'],
  ])('refuses %j', async (body, pointer, code) => {
    const { id } = await eventAdmin();
    const response = await admin.put(urlOf(id), body);
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    const [error] = response.json<{ errors: { pointer: string; code: string }[] }>().errors;
    expect(error?.pointer).toBe(pointer);
    if (code !== null) expect(error?.code).toBe(code);
    expect(await storedGrants(id)).toEqual(EVERY_EVENT);
  });

  it.each([
    ['USER', 409, 'not-an-event-admin'],
    ['ADMIN', 409, 'not-an-event-admin'],
    ['SUPER_ADMIN', 403, 'target-above-you'],
  ] as const)('limits no %s', async (role, status, problem) => {
    const { id } = await createUser(test.database, { role });
    const response = await admin.put(urlOf(id), {
      event_grants: [{ event_id: null, kind: 'read' }],
    });
    expect([response.status, response.problem]).toEqual([status, problem]);
    expect(await storedGrants(id)).toEqual([]);
  });

  it('is not for oneself, nor for event admins', async () => {
    const organiser = await test.as('EVENT_ADMIN');
    expect((await admin.put(urlOf(admin.user.id), { event_grants: [] })).problem).toBe(
      'cannot-edit-self',
    );
    expect((await organiser.put(urlOf(organiser.user.id), { event_grants: [] })).problem).toBe(
      'not-allowed',
    );
  });

  it('tells the person at the next request, and says nothing of it to others', async () => {
    const organiser = await test.as('EVENT_ADMIN');
    const grants = async (client = organiser) =>
      (await client.get('/api/user/profile')).json<SessionUser>().event_grants;
    expect(await grants()).toBe(undefined);
    await admin.put(urlOf(organiser.user.id), {
      event_grants: [{ event_id: event.id, kind: 'read' }],
    });
    expect(await grants()).toEqual([{ event_id: event.id, kind: 'read' }]);
    await admin.put(urlOf(organiser.user.id), { event_grants: [] });
    expect(await grants()).toBe(undefined);
    expect(await grants(admin)).toBe(undefined);
  });
});

describe('role and grants at once', () => {
  const roleOf = async (id: number) => (await admin.get(urlOf(id))).json<AdminUser>().role;
  const read = () => [{ event_id: event.id, kind: 'read' }];

  it('are one change with one audit row', async () => {
    const { id } = await createUser(test.database);
    const change = { role: 'EVENT_ADMIN', is_internal: true, event_grants: read() };
    const response = await admin.put(urlOf(id), change);
    expect(response.json<AdminUser>()).toMatchObject(change);
    const url = `/api/admin/audit?subject_type=user&subject_id=${id}`;
    const rows = (await admin.get(url)).json<{ action: string; changes: unknown }[]>();
    expect(rows.map(({ action, changes }) => [action, changes])).toEqual([
      [
        'user.updated',
        {
          role: ['USER', 'EVENT_ADMIN'],
          is_internal: [false, true],
          event_grants: [[], read()],
        },
      ],
    ]);
  });

  it('leave both as they were where the grants are refused', async () => {
    const { id } = await createUser(test.database);
    const event_grants = [...read(), { event_id: 2_000_000_000, kind: 'read' }];
    const response = await admin.put(urlOf(id), { role: 'EVENT_ADMIN', event_grants });
    expect([response.status, response.problem]).toEqual([422, 'invalid-input']);
    expect([await roleOf(id), await storedGrants(id)]).toEqual(['USER', []]);
  });

  it('leave both as they were where the grants cannot be written', async () => {
    const { id } = await createUser(test.database);
    await test.database.pool.query(
      `alter table event_grants add constraint none_today check (user_id <> ${id})`,
    );
    const response = await admin.put(urlOf(id), { role: 'EVENT_ADMIN', event_grants: read() });
    await test.database.pool.query('alter table event_grants drop constraint none_today');
    expect(response.status).toBe(500);
    expect([await roleOf(id), await storedGrants(id)]).toEqual(['USER', []]);
  });

  it('are judged by the role that the call gives', async () => {
    const { id } = await eventAdmin();
    await grantEvents(test.database, id, [event.id, 'organise']);
    const response = await admin.put(urlOf(id), { role: 'USER', event_grants: read() });
    expect([response.status, response.problem]).toEqual([409, 'not-an-event-admin']);
    expect(await roleOf(id)).toBe('EVENT_ADMIN');
    expect(await storedGrants(id)).toEqual([{ event_id: event.id, kind: 'organise' }]);
  });
});

describe('two who set them at the same instant', () => {
  it('one whole set stays, and the audit tells the way there', async () => {
    const super1 = await test.as('SUPER_ADMIN');
    const events = [event.id, (await createEvent(test.database)).id];
    for (let trial = 0; trial < 20; trial += 1) {
      const { id } = await eventAdmin();
      const sets = (['read', 'organise'] as const).map((kind) =>
        events.map((event_id) => ({ event_id, kind })),
      );
      const responses = await Promise.all([
        admin.put(urlOf(id), { event_grants: sets[0] }),
        super1.put(urlOf(id), { event_grants: sets[1] }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([200, 200]);
      const stored = await storedGrants(id);
      expect(sets).toContainEqual(stored);
      const earlier = sets.find((set) => set[0]?.kind !== stored[0]?.kind);
      expect(await lastChanges(id)).toEqual(['user.updated', { event_grants: [earlier, stored] }]);
    }
  });

  it('a promotion and grants leave one whole set, never every event beside it', async () => {
    const super1 = await test.as('SUPER_ADMIN');
    const set = [{ event_id: event.id, kind: 'read' }];
    for (let trial = 0; trial < 20; trial += 1) {
      const { id } = await createUser(test.database);
      const [promoted, granted] = await Promise.all([
        admin.put(urlOf(id), { role: 'EVENT_ADMIN' }),
        super1.put(urlOf(id), { event_grants: set }),
      ]);
      expect(promoted.status).toBe(200);
      const wasSet = granted.status === 200;
      if (!wasSet) expect(granted.problem).toBe('not-an-event-admin');
      expect(await storedGrants(id)).toEqual(wasSet ? set : EVERY_EVENT);
    }
  });

  it('a change of role wins against grants that wait for it', async () => {
    const { id } = await eventAdmin();
    const taker = await test.database.pool.connect();
    await taker.query('begin');
    await taker.query(`update users set role = 'USER' where id = $1`, [id]);
    let problem: string | null | undefined;
    const setting = admin
      .put(urlOf(id), { event_grants: [{ event_id: null, kind: 'read' }] })
      .then((response) => {
        problem = response.problem;
      });
    while (problem === undefined && !(await areWaiting(test.database.pool)));
    expect(problem).toBe(undefined);
    await taker.query('commit');
    taker.release();
    await setting;
    expect(problem).toBe('not-an-event-admin');
    expect(await storedGrants(id)).toEqual([]);
  });
});
