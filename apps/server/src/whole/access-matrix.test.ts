import { endpoints } from '@pratibha/contract/api';
import { ADMIN_ROLES, ROLES, type Role } from '@pratibha/domain/people/roles';
import { TOKEN_SCOPES } from '@pratibha/domain/people/tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createRegistration, createSubmission, createUser } from '../testing/factories.ts';
import type { HttpClient, HttpResponse } from '../testing/http-client.ts';
import { stillDemoClock } from '../testing/still-demo-clock.ts';

/**
 * Who may call what, written out once more by hand: the policy in domain must agree with it.
 * '-' anybody, U USER, E EVENT_ADMIN, A ADMIN, S SUPER_ADMIN (R6.1, R6.2), '!' never with a token.
 * What an event admin may do by the relation to an event is in access-relations.test.ts.
 */
const EXPECTED: Readonly<Record<string, string>> = {
  'GET /public/site': '-',
  'GET /public/events/available': '-',
  'GET /public/events/{id}/calendar.ics': '-',
  'GET /user/profile': 'UEAS',
  'PUT /user/profile': 'UEAS',
  'POST /user/logout': '-!',
  'GET /user/sessions': 'UEAS!',
  'DELETE /user/sessions': 'UEAS!',
  'DELETE /user/sessions/{id}': 'UEAS!',
  'GET /user/tokens': 'EAS!',
  'POST /user/tokens': 'EAS!',
  'DELETE /user/tokens/{id}': 'EAS!',
  'GET /calendars/{token}/dates.ics': '-',
  'GET /user/calendar': 'UEAS!',
  'POST /user/calendar': 'UEAS!',
  'DELETE /user/calendar': 'UEAS!',
  'GET /user/notifications': 'UEAS',
  'GET /user/notifications/unread': 'UEAS',
  'PUT /user/notifications/{id}/read': 'UEAS',
  'PUT /user/notifications/read': 'UEAS',
  'GET /user/notification-choices': 'UEAS',
  'PUT /user/notification-choices': 'UEAS',
  'GET /user/mail-address': 'UEAS',
  'GET /user/announcements/{id}': 'UEAS',
  'GET /user/events/{id}/enquiries': 'UEAS',
  'POST /user/events/{id}/enquiries': 'UEAS',
  'GET /idempotency-keys/{key}': 'UEAS',
  'GET /user/available/events': 'UEAS',
  'GET /user/events/places': 'UEAS',
  'GET /user/events/{id}/what-to-bring': 'UEAS',
  'POST /user/events/{id}/register': 'UEAS',
  'GET /user/registrations': 'UEAS',
  'DELETE /user/registrations/{id}': 'UEAS',
  'GET /user/registrations/coming': 'UEAS',
  'PUT /user/registrations/{id}/cannot-come': 'UEAS',
  'DELETE /user/registrations/{id}/cannot-come': 'UEAS',
  'GET /user/registrations/{id}/answers': 'UEAS',
  'PUT /user/registrations/{id}/answers': 'UEAS',
  'GET /user/follow-ups': 'UEAS',
  'PUT /user/registrations/{id}/follow-up': 'UEAS',
  'GET /admin/events/{id}/follow-up': 'EAS',
  'PUT /admin/events/{id}/follow-up': 'EAS',
  'GET /admin/registrations/{id}/follow-up': 'EAS',
  'GET /user/withdrawals': 'UEAS',
  'DELETE /user/withdrawals/{id}': 'UEAS',
  'POST /user/events/{id}/submissions': 'UEAS',
  'PUT /user/submissions/{id}': 'UEAS',
  'GET /user/submissions': 'UEAS',
  'GET /user/submissions/{id}': 'UEAS',
  'GET /admin/dashboard': 'EAS',
  'GET /admin/users': 'EAS',
  'GET /admin/users/export': 'S',
  'GET /admin/users/{id}': 'EAS',
  'GET /admin/users/{id}/record': 'EAS',
  'PUT /admin/users/{id}': 'AS!',
  'PUT /admin/users/{id}/identity': 'AS!',
  'GET /admin/users/{id}/waiting': 'AS!',
  'DELETE /admin/users/{id}': 'AS!',
  'DELETE /admin/users/{id}/sessions': 'AS!',
  'GET /admin/invitations': 'AS!',
  'POST /admin/invitations': 'AS!',
  'DELETE /admin/invitations/{id}': 'AS!',
  'GET /admin/events': 'EAS',
  'GET /admin/events/seats': 'EAS',
  'GET /admin/events/coming': 'EAS',
  'GET /admin/events/editions': 'EAS',
  'GET /admin/events/export': 'EAS',
  'GET /admin/events/{id}': 'EAS',
  'GET /admin/events/{id}/form': 'EAS',
  'GET /admin/events/{id}/history': 'EAS',
  'GET /admin/events/{id}/held-decisions': 'EAS',
  'PUT /admin/events/{id}/held-decisions': 'EAS',
  'GET /admin/held-decisions/{id}': 'EAS',
  'POST /admin/events': 'EAS',
  'PUT /admin/events/{id}': 'EAS',
  'DELETE /admin/events/{id}': 'EAS',
  'POST /admin/events/{id}/restore': 'EAS',
  'GET /admin/registrations': 'EAS',
  'GET /admin/registrations/cannot-come': 'EAS',
  'GET /admin/registrations/export': 'EAS',
  'GET /admin/registrations/{id}': 'EAS',
  'GET /admin/registrations/{id}/history': 'EAS',
  'GET /admin/registrations/{id}/context': 'EAS',
  'GET /admin/registrations/{id}/answer-changes': 'EAS',
  'PUT /admin/registrations/{id}': 'EAS',
  'PUT /admin/registrations/{id}/reopen': 'EAS',
  'PUT /admin/registrations/reviews': 'EAS',
  'PUT /admin/registrations/{id}/undo': 'EAS',
  'GET /admin/events/submissions': 'EAS',
  'GET /admin/events/submissions/export': 'EAS',
  'GET /admin/events/submissions/replaced': 'EAS',
  'GET /admin/events/submissions/{id}': 'EAS',
  'GET /admin/events/submissions/{id}/history': 'EAS',
  'PUT /admin/submissions/{id}/review': 'EAS',
  'PUT /admin/submissions/{id}/reopen': 'EAS',
  'PUT /admin/submissions/reviews': 'EAS',
  'PUT /admin/submissions/{id}/undo': 'EAS',
  'GET /admin/enquiries': 'EAS',
  'PUT /admin/enquiries/{id}/response': 'EAS',
  'GET /admin/remarks-templates': 'EAS',
  'POST /admin/remarks-templates': 'EAS',
  'DELETE /admin/remarks-templates/{id}': 'EAS',
  'GET /admin/announcements': 'AS!',
  'GET /admin/announcements/{id}': 'AS!',
  'GET /admin/announcements/{id}/recipients': 'AS!',
  'GET /admin/announcements/{id}/preview': 'AS!',
  'POST /admin/announcements': 'AS!',
  'PUT /admin/announcements/{id}': 'AS!',
  'DELETE /admin/announcements/{id}': 'AS!',
  'POST /admin/announcements/{id}/test': 'AS!',
  'POST /admin/announcements/{id}/send': 'AS!',
  'POST /admin/announcements/{id}/stop': 'AS!',
  'POST /admin/announcements/{id}/resend': 'AS!',
  'GET /user/strip': 'UEAS',
  'PUT /user/strip/{id}/closed': 'UEAS',
  'GET /admin/announcements/{id}/strip': 'AS!',
  'PUT /admin/announcements/{id}/strip': 'AS!',
  'GET /admin/missing-events': 'EAS',
  'GET /admin/editions': 'AS!',
  'GET /admin/editions/{id}': 'AS!',
  'POST /admin/editions': 'AS!',
  'PUT /admin/editions/{id}/draft': 'AS!',
  'DELETE /admin/editions/{id}/draft': 'AS!',
  'GET /admin/editions/{id}/findings': 'AS!',
  'POST /admin/editions/{id}/publish': 'AS!',
  'POST /admin/editions/{id}/confirm': 'AS!',
  'POST /admin/editions/{id}/unschedule': 'AS!',
  'GET /admin/editions/{id}/versions': 'AS!',
  'GET /admin/editions/{id}/versions/{number}': 'AS!',
  'POST /admin/editions/{id}/versions/{number}/restore': 'AS!',
  'POST /admin/pictures': 'AS!',
  'POST /admin/pictures/{file}/crops': 'AS!',
  'GET /admin/audit': 'AS',
  'GET /admin/audit/export': 'AS',
  'GET /admin/mails': 'AS',
  'GET /admin/mails/queue': 'AS',
  'POST /admin/mails/{id}/retry': 'AS',
  'POST /admin/mails/retry': 'AS',
  'GET /admin/refused-addresses': 'AS',
  'DELETE /admin/refused-addresses/{id}': 'AS',
  'GET /user/data': 'UEAS!',
  'GET /user/erasure': 'UEAS!',
  'POST /user/erasure': 'UEAS!',
  'DELETE /user/erasure': 'UEAS!',
  'GET /admin/erasures': 'S!',
  'PUT /admin/users/{id}/erase': 'S!',
  'PUT /demo/clock': '-',
};

const UNKNOWN = '2000000000';
const letterOf: Record<Role, string> = {
  USER: 'U',
  EVENT_ADMIN: 'E',
  ADMIN: 'A',
  SUPER_ADMIN: 'S',
};

let product: TestApp;
const people = new Map<Role, SignedInClient>();
let deleted: SignedInClient;

beforeAll(async () => {
  // In the demo, which has one call more.
  const metrics = { port: null, token: 'of-a-test-and-long-enough' };
  product = await startTestApp({ clock: async () => stillDemoClock, config: { metrics } });
  for (const role of ROLES) people.set(role, await product.as(role));
  deleted = await product.as('SUPER_ADMIN');
  await product.database.pool.query(`update users set status = 'DELETED' where id = $1`, [
    deleted.user.id,
  ]);
});
afterAll(() => product.close());

const calls = endpoints.map(({ method, path }) => ({
  ...{ method, path, name: `${method} ${path}` },
  hasId: path.includes('{id}'),
}));

function call(client: HttpClient, { method, path }: (typeof calls)[number], id = UNKNOWN) {
  return client.send(method, `/api${path.replace(/\{\w+\}/g, id)}`);
}

function isAdmitted(response: HttpResponse): boolean {
  return (
    response.status !== 401 && !(response.status === 403 && response.problem === 'not-allowed')
  );
}

test('the table names every declared call, and every call is registered', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
  for (const { method, path } of calls) {
    const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
    expect([url, product.app.hasRoute({ method, url })]).toEqual([url, true]);
  }
});

test('no call below /api is registered without a declaration, but for the two of the browser', () => {
  const declared = new Set(calls.map(({ path }) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`));
  const undeclared = [...product.app.routePaths].filter(
    (url) => url.startsWith('/api') && !declared.has(url),
  );
  expect(new Set(undeclared)).toEqual(new Set(['/api/oauth/login', '/api/oauth/callback']));
});

test.each(['anybody', ...ROLES] as const)(
  'the figures are not for %s, only for their token',
  async (who) => {
    const client = who === 'anybody' ? product.anonymous() : (people.get(who) as SignedInClient);
    const response = await client.get('/metrics');
    expect([response.status, response.problem]).toEqual([401, 'not-signed-in']);
  },
);

describe.each(calls)('$name', (each) => {
  const allowed = (EXPECTED[each.name] ?? '').replace('!', '');
  const takesTokens = !EXPECTED[each.name]?.endsWith('!');

  test('without a session, and with that of a deleted person', async () => {
    for (const client of [product.anonymous(), deleted]) {
      const response = await call(client, each);
      if (allowed === '-') expect(isAdmitted(response)).toBe(true);
      else expect([response.status, response.problem]).toEqual([401, 'not-signed-in']);
    }
  });

  test.each(ROLES)('as %s', async (role) => {
    const client = people.get(role) as SignedInClient;
    const isAllowed = allowed === '-' || allowed.includes(letterOf[role]);
    if (each.path === '/user/logout') return;
    const response = await call(client, each);
    expect(isAdmitted(response)).toBe(isAllowed);
    expect(response.status).toBeLessThan(500);
    if (isAllowed && each.hasId)
      expect([response.status, response.problem]).toEqual([404, 'not-found']);
  });

  test.each(TOKEN_SCOPES)('with a token to %s', async (scope) => {
    for (const role of ADMIN_ROLES) {
      const isForAll = each.path.startsWith('/public/') && !each.hasId;
      const response = await call(await product.program(role, scope), each);
      if (isForAll) expect(response.status).toBe(200);
      else if (!takesTokens) expect([role, response.problem]).toEqual([role, 'not-by-token']);
      else if (scope === 'read' && each.method !== 'GET') {
        expect([role, response.problem]).toEqual([role, 'token-reads-only']);
      } else {
        const isAllowed = allowed === '-' || allowed.includes(letterOf[role]);
        expect([role, isAdmitted(response)]).toEqual([role, isAllowed]);
        if (isAllowed && each.hasId) expect([role, response.status]).toEqual([role, 404]);
      }
    }
  });
});

test.each(calls.filter(({ method }) => method !== 'GET'))(
  '$name without the anti-forgery header, or from elsewhere',
  async ({ method, path }) => {
    const client = await product.as('SUPER_ADMIN');
    const foreign: Record<string, string>[] = [
      { 'x-xsrf-token': '' },
      { 'x-xsrf-token': 'x'.repeat(43) },
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ];
    for (const headers of foreign) {
      const url = `/api${path.replace(/\{\w+\}/g, UNKNOWN)}`;
      const response = await client.send(method, url, undefined, headers);
      expect([response.status, response.problem]).toEqual([403, 'forgery-check-failed']);
    }
  },
);

test.each([
  ['DELETE', '/api/user/registrations/'],
  ['GET', '/api/user/submissions/'],
] as const)('%s %s… of another person is not found, even for admins', async (method, prefix) => {
  const owner = await createUser(product.database);
  const { id } = prefix.includes('registrations')
    ? await createRegistration(product.database, { user_id: owner.id })
    : await createSubmission(product.database, { user_id: owner.id });
  for (const client of people.values()) {
    expect((await client.send(method, `${prefix}${id}`)).status).toBe(404);
  }
});
