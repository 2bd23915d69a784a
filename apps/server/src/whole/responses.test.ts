import { endpoints } from '@pratibha/contract/api';
import { endpoint } from '@pratibha/contract/endpoint';
import { mayDo } from '@pratibha/domain/access';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { serve } from '../platform/serve/serve.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { startBareApp } from '../testing/bare-app.ts';
import {
  createEvent,
  createNotification,
  createRegistration,
  createSubmission,
} from '../testing/factories.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';
import { strictly } from '../testing/strictly.ts';

let product: TestApp;

beforeAll(async () => {
  // In the demo, which has calls of its own.
  product = await startTestApp({ clock: async () => stillDemoClock });
});
afterAll(() => product.close());

const getThing = endpoint({
  method: 'GET',
  path: '/thing',
  summary: 'A thing',
  tag: 'Test',
  access: 'site.read',
  response: z.object({ list: z.array(z.object({ shown: z.string().nullable() })) }),
  problems: [],
});

test('a key that the schema does not name never leaves, at any depth', async () => {
  const { app, platform } = await startBareApp(product);
  serve(app, platform, getThing, {
    run: async () => {
      const leaking = { list: [{ shown: 'yes', secret: 'no' }, { shown: null }], secret: 'no' };
      return leaking;
    },
  });
  const response = await app.inject('/thing');
  expect(response.json()).toEqual({ list: [{ shown: 'yes' }, { shown: null }] });
  await app.close();
});

test('what users get answers its schema, and never carries another person’s data', async () => {
  const student = await product.as('USER');
  const stranger = await product.as({ name: 'Canary Stranger', email: 'canary@test.example' });
  const event = await createEvent(product.database, { requires_submission: true });
  for (const [user_id, answer, description] of [
    [student.user.id, 'my own answer', 'my own work'],
    [stranger.user.id, 'canary answer', 'canary work'],
  ] as const) {
    const registration = await createRegistration(product.database, {
      event_id: event.id,
      user_id,
      status: 'SHORTLISTED',
      answers: [{ '1': answer }],
      reviewed_by: stranger.user.id,
    });
    await createSubmission(product.database, {
      registration_id: registration.id,
      description,
      status: 'ACCEPTED',
      reviewed_by: stranger.user.id,
    });
  }
  const [mine] = (await student.get('/api/user/submissions')).json<{ id: number }[]>();
  for (const { user } of [student, stranger]) {
    const of = { announcement_id: mine?.id, event_id: event.id, test: null };
    await createNotification(product.database, {
      user_id: user.id,
      kind: 'announcement',
      params: JSON.stringify(of),
    });
  }
  await product.database.pool.query(
    `insert into announcements overriding system value
     values ($1, 'Hello {{name|you}}', 'Hello', 'mail', 'users', '{}', 'sent', now(), 2, now(), now(), 1)`,
    [mine?.id],
  );
  await product.database.pool.query(
    `insert into refused_addresses (email, user_id, reason) values ($1, $2, 'canary reason')`,
    [stranger.user.email, stranger.user.id],
  );
  const readable = endpoints.filter(
    ({ method, path, access }) =>
      // No work is shown here, so that its page is nobody's; nobody has a certificate or a file,
      // or waits.
      method === 'GET' &&
      !/^\/(public\/works|user\/(certificates|files))\/\{id\}|\{code\}|\/waiting\/answers$/.test(
        path,
      ) &&
      mayDo(access, { role: 'USER' }),
  );
  expect(readable.length).toBeGreaterThan(5);
  const { url } = (await student.post('/api/user/calendar')).json<{ url: string }>();
  const token = url.split('/').at(-2) ?? '';
  for (const { path, response, ...call } of readable) {
    const asked = path
      .replace('{id}', String(mine?.id))
      .replace('{token}', token)
      .replace('{number}', '2024-000000');
    const answer = await student.get(`/api${asked}`);
    expect([path, answer.status]).toEqual([path, 200]);
    const told: unknown = 'produces' in call ? answer.text : answer.json();
    expect([path, strictly(response).safeParse(told).error]).toEqual([path, undefined]);
    expect([path, answer.text]).toEqual([path, expect.not.stringMatching(/canary/i)]);
  }
});

test('what organisers get answers its schema', async () => {
  const admin = await product.as('SUPER_ADMIN');
  /** What tells of rows that are named. */
  const ASKED_OF: Readonly<Record<string, string>> = {
    '/admin/events/submissions/replaced': '?ids=1',
    '/admin/events/submissions/links': '?ids=1',
    '/admin/events/submissions/previews': '?ids=1',
    '/admin/events/submissions/findings': '?ids=1',
    '/admin/notes': `?kind=user&row_id=${admin.user.id}`,
    '/admin/desk/rows': '?kind=registration&ids=1',
    '/admin/lists/own': '?list=users',
    '/admin/lists/counts': '?list=users',
    '/admin/translations': '?of=announcements',
  };
  const lists = endpoints.filter(
    ({ method, path, access }) =>
      method === 'GET' &&
      !mayDo(access, { role: 'USER' }) &&
      // What takes a relation that no role has is tried with its noun.
      mayDo(access, { role: 'SUPER_ADMIN' }) &&
      !/\{id\}|export/.test(path),
  );
  for (const { path, response } of lists) {
    const answer = await admin.get(`/api${path}${ASKED_OF[path] ?? ''}`);
    expect([path, strictly(response).safeParse(answer.json()).error]).toEqual([path, undefined]);
  }
});
