import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { areWaiting } from '../testing/are-waiting.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../testing/factories.ts';
import { type Call, type HeldResponse, holdRequest } from '../testing/held-request.ts';

/** Requests whose body comes late: what was taken away meanwhile is not there any more. */
let product: TestApp;
let boss: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
  boss = await product.as('SUPER_ADMIN');
  await product.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => product.close());

const hold = (client: SignedInClient, call: Call) => holdRequest(product, client, call);

const change = (client: SignedInClient, values: object) =>
  boss.put(`/api/admin/users/${client.user.id}`, values);

const PROFILE = {
  name: 'Asha Gurung',
  mobile: '9800000001',
  dob: '2007-04-14',
  gender: 'FEMALE',
  address: 'Lakeside, Pokhara',
  college_name: 'Example Secondary School',
  college_address: 'Pokhara',
};
const EVENT = {
  title: 'Held',
  registration_open: '2025-07-01T00:00:00+05:45',
  registration_close: '2025-07-31T00:00:00+05:45',
};
const REJECTED = { status: 'REJECTED', remarks: 'Too late.' };

/** What organisers decide about others, each about something of its own. */
const DECISIONS = {
  'review a registration': async (): Promise<Call> => {
    const { id } = await createRegistration(product.database);
    return ['PUT', `/admin/registrations/${id}`, REJECTED];
  },
  'reopen a registration': async () => {
    const { id } = await createRegistration(product.database, { status: 'REJECTED' });
    return ['PUT', `/admin/registrations/${id}/reopen`, { reason: 'A mistake.' }];
  },
  'review a work': async () => {
    const { id } = await createSubmission(product.database);
    return ['PUT', `/admin/submissions/${id}/review`, REJECTED];
  },
  'reopen a work': async () => {
    const { id } = await createSubmission(product.database, { status: 'REJECTED' });
    return ['PUT', `/admin/submissions/${id}/reopen`, { reason: 'A mistake.' }];
  },
  'create an event': async () => ['POST', '/admin/events', EVENT],
  'change an event': async () => {
    const { id } = await createEvent(product.database);
    return ['PUT', `/admin/events/${id}`, EVENT];
  },
  'delete an event': async () => {
    const { id } = await createEvent(product.database);
    return ['DELETE', `/admin/events/${id}`];
  },
  'restore an event': async () => {
    const { id } = await createEvent(product.database, { status: 'DELETED' });
    return ['POST', `/admin/events/${id}/restore`];
  },
  'change a person': async () => {
    const { id } = await createUser(product.database);
    return ['PUT', `/admin/users/${id}`, { is_internal: true }];
  },
  'delete a person': async () => {
    const { id } = await createUser(product.database);
    return ['DELETE', `/admin/users/${id}`];
  },
  'sign a person out': async () => {
    const { id } = await createUser(product.database);
    return ['DELETE', `/admin/users/${id}/sessions`];
  },
  'erase a person': async () => {
    const { id, email } = await createUser(product.database);
    return ['PUT', `/admin/users/${id}/erase`, { confirm: email }];
  },
} satisfies Record<string, () => Promise<Call>>;
const decisions = Object.entries<() => Promise<Call>>(DECISIONS);

describe('a request whose body comes after the right was taken away', () => {
  it.each(decisions)('%s: a demoted super admin', async (_, call) => {
    const person = await product.as('SUPER_ADMIN');
    const finish = await hold(person, await call());
    await change(person, { role: 'USER' });
    expect(await finish()).toEqual({ status: 403, problem: 'not-allowed' });
  });

  it('erases nobody for a super admin who is an admin by now', async () => {
    const person = await product.as('SUPER_ADMIN');
    const finish = await hold(person, await DECISIONS['erase a person']());
    await change(person, { role: 'ADMIN' });
    expect(await finish()).toEqual({ status: 403, problem: 'not-allowed' });
  });

  const LOSSES = {
    'was deleted': (person: SignedInClient) => boss.delete(`/api/admin/users/${person.user.id}`),
    'was signed out everywhere': (person: SignedInClient) =>
      boss.delete(`/api/admin/users/${person.user.id}/sessions`),
    'logged out': (person: SignedInClient) => person.post('/api/user/logout'),
  };
  const calls = async (): Promise<Call[]> => {
    const { id } = await createEvent(product.database);
    return [
      ['PUT', '/user/profile', PROFILE],
      ['POST', `/user/events/${id}/register`, { event_answers: [{ 1: 'Facebook' }] }],
    ];
  };

  it.each(Object.entries(LOSSES))('changes nothing for a student who %s', async (_, lose) => {
    for (const call of await calls()) {
      const student = await product.as('USER');
      const finish = await hold(student, call);
      expect((await lose(student)).status).toBe(200);
      expect(await finish()).toEqual({ status: 401, problem: 'not-signed-in' });
    }
  });

  it('is answered as ever when nothing was taken away', async () => {
    for (const call of await calls()) {
      const student = await product.as('USER');
      const finish = await hold(student, call);
      expect((await finish()).status).toBeLessThan(300);
    }
  });
});

describe('a decision under way while the right is taken away', () => {
  const takings = [
    ['demoted', `role = 'USER'`, 403, 'not-allowed'],
    ['deleted', `status = 'DELETED'`, 401, 'not-signed-in'],
  ] as const;

  it.each(
    decisions.flatMap(([name, call]) => takings.map((taking) => [name, ...taking, call] as const)),
  )('%s: who is %s decides nothing', async (_, _how, set, status, problem, call) => {
    const person = await product.as('SUPER_ADMIN');
    const [method, path, body] = await call();
    await person.get('/api/user/profile');
    const taker = await product.database.pool.connect();
    await taker.query('begin');
    await taker.query(`update users set ${set} where id = $1`, [person.user.id]);
    let response: HeldResponse | null = null;
    const deciding = person.send(method, `/api${path}`, body).then((found) => {
      response = { status: found.status, problem: found.problem ?? '' };
    });
    while (response === null && !(await areWaiting(product.database.pool)));
    await taker.query('commit');
    taker.release();
    await deciding;
    expect(response).toEqual({ status, problem });
  });
});

describe('a decision of an event admin while the grants change', () => {
  const another = async (kind: 'organise' | 'read') => {
    const { id } = await createEvent(product.database);
    return [id, kind] as const;
  };
  const set = (client: SignedInClient, ...grants: (readonly [number | null, string])[]) =>
    boss.put(`/api/admin/users/${client.user.id}`, {
      event_grants: grants.map(([event_id, kind]) => ({ event_id, kind })),
    });
  /** Those about one event; to create events takes every event. */
  const ofEvents = decisions.filter(([name]) => !/create|person/.test(name));

  it.each(ofEvents)('%s: whose body comes after the event was taken away', async (_, call) => {
    const person = await product.as('EVENT_ADMIN');
    const finish = await hold(person, await call());
    expect((await set(person, await another('organise'))).status).toBe(200);
    expect(await finish()).toEqual({ status: 404, problem: 'not-found' });
    const reader = await product.as('EVENT_ADMIN');
    const finishReading = await hold(reader, await call());
    await set(reader, [null, 'read']);
    expect(await finishReading()).toEqual({ status: 403, problem: 'not-allowed' });
  });

  it('creates no event for who does not organise every event by now', async () => {
    const person = await product.as('EVENT_ADMIN');
    const finish = await hold(person, await DECISIONS['create an event']());
    await set(person, await another('organise'));
    expect(await finish()).toEqual({ status: 403, problem: 'not-allowed' });
  });

  it.each([
    ...ofEvents.map(([name, call]) => [name, 'organise', 404, 'not-found', call] as const),
    ...ofEvents.map(([name, call]) => [name, 'read', 403, 'not-allowed', call] as const),
  ])(
    '%s: under way while only to %s another event is left',
    async (_, kind, status, problem, call) => {
      const person = await product.as('EVENT_ADMIN');
      const [method, path, body] = await call();
      const grant = await another(kind);
      await person.get('/api/user/profile');
      const taker = await product.database.kysely.startTransaction().execute();
      await grantEvents(taker, person.user.id, grant);
      let response: HeldResponse | null = null;
      const deciding = person.send(method, `/api${path}`, body).then((found) => {
        response = { status: found.status, problem: found.problem ?? '' };
      });
      while (response === null && !(await areWaiting(product.database.pool)));
      expect(response).toBe(null);
      await taker.commit().execute();
      await deciding;
      expect(response).toEqual({ status, problem });
    },
  );

  it('of many rows: those of the part that waited are judged by what is left', async () => {
    const person = await product.as('EVENT_ADMIN');
    const { id, version } = await createRegistration(product.database);
    const grant = await another('organise');
    const taker = await product.database.kysely.startTransaction().execute();
    await grantEvents(taker, person.user.id, grant);
    let outcomes: unknown = null;
    const deciding = person
      .put('/api/admin/registrations/reviews', { rows: [{ id, version }], ...REJECTED })
      .then((found) => {
        outcomes = found.json();
      });
    while (outcomes === null && !(await areWaiting(product.database.pool)));
    await taker.commit().execute();
    await deciding;
    expect(outcomes).toEqual([{ id, outcome: 'not-found' }]);
  });

  it('waits for a decision that is being kept', async () => {
    const person = await product.as('EVENT_ADMIN');
    const decider = await product.database.pool.connect();
    await decider.query('begin');
    await decider.query('select from users where id = $1 for share', [person.user.id]);
    let isSet = false;
    const setting = set(person, [null, 'read']).finally(() => {
      isSet = true;
    });
    while (!isSet && !(await areWaiting(product.database.pool)));
    expect(isSet).toBe(false);
    await decider.query('commit');
    decider.release();
    expect((await setting).status).toBe(200);
  });
});
