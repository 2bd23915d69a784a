import type { Invitation, NewInvitation } from '@pratibha/contract/invitations';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/process/log.ts';
import { tokenHash } from '../../../platform/session/cookies.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { eventually } from '../../../testing/eventually.ts';
import { createEvent, createUser } from '../../../testing/factories.ts';
import { startTestProvider, type TestProvider } from '../../../testing/identity-provider.ts';
import { MailDesk } from '../../../testing/mail-desk.ts';
import { strangerClaims } from '../../../testing/stranger-claims.ts';

const INVITATIONS = '/api/admin/invitations';

let provider: TestProvider;
let server: TestApp;
let admin: SignedInClient;
let event: { id: number; title: string };
let logged = '';

beforeAll(async () => {
  provider = await startTestProvider();
  server = await startTestApp({
    config: { oidc: provider.settings },
    log: createLog('trace', { write: (line) => (logged += line) }),
  });
  admin = await server.as('ADMIN');
  event = await createEvent(server.database, { title: 'Robot Race' });
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const reads = () => [{ event_id: event.id, kind: 'read' as const }];

async function invited(
  email: string,
  event_grants: readonly object[] = reads(),
  by = admin,
): Promise<NewInvitation & { path: string }> {
  const response = await by.post(INVITATIONS, { email, event_grants });
  expect([response.status, response.problem]).toEqual([201, null]);
  const body = response.json<NewInvitation>();
  return { ...body, path: body.url.slice(server.origin.length) };
}

const listed = async () => (await admin.get(INVITATIONS)).json<Invitation[]>();

async function signedIn(claims: Record<string, unknown>) {
  provider.claims = claims;
  const browser = server.anonymous();
  await provider.signIn(browser);
  return (await browser.get('/api/user/profile')).json();
}

async function actionsOf(id: number) {
  const rows = await server.database.kysely
    .selectFrom('audit')
    .select(['action', 'changes'])
    .where('subject_type', '=', 'user')
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ action, changes }) => [action, changes]);
}

describe('an invitation', () => {
  test('opens by signing in with its address, verified, and once', async () => {
    const claims = strangerClaims({ email: 'Asha.Rai@people.example' });
    const { made, path } = await invited('asha.rai@PEOPLE.example');
    expect(made).toMatchObject({
      email: 'asha.rai@people.example',
      event_grants: [{ event_id: event.id, event_title: 'Robot Race', kind: 'read' }],
      is_live: true,
      mail: 'none',
    });
    const person = await signedIn(claims);
    expect(person).toMatchObject({ role: 'EVENT_ADMIN', event_grants: reads() });
    expect((await listed()).map(({ id }) => id)).not.toContain(made.id);
    expect((await server.anonymous().get(path)).status).toBe(404);
    const [created, accepted] = await actionsOf(person['id'] as number);
    expect(created?.[0]).toBe('user.created');
    expect(accepted).toEqual([
      'invitation.accepted',
      {
        role: ['USER', 'EVENT_ADMIN'],
        event_grants: [[], reads()],
        invited_by: admin.user.id,
      },
    ]);
  });

  test('to every event gives the row of every event', async () => {
    const claims = strangerClaims();
    await invited(claims.email, []);
    const person = await signedIn(claims);
    expect(person['role']).toBe('EVENT_ADMIN');
    expect(person['event_grants']).toBe(undefined);
  });

  test('opens nothing for another address, nor for one that is not verified', async () => {
    const claims = strangerClaims();
    const { made } = await invited(claims.email);
    expect((await signedIn(strangerClaims()))['role']).toBe('USER');
    expect((await signedIn({ ...claims, email_verified: false }))['role']).toBe(undefined);
    expect((await listed()).map(({ id }) => id)).toContain(made.id);
  });

  test('opens nothing once it is withdrawn, replaced or too old', async () => {
    for (const end of ['withdrawn', 'replaced', 'old'] as const) {
      const claims = strangerClaims();
      const { made, path } = await invited(claims.email);
      if (end === 'withdrawn') await admin.delete(`${INVITATIONS}/${made.id}`);
      if (end === 'replaced') await invited(claims.email, []);
      if (end === 'old') {
        await server.database.pool.query(
          'update invitations set expires_at = now() where id = $1',
          [made.id],
        );
        expect((await listed()).find(({ id }) => id === made.id)?.is_live).toBe(false);
      }
      expect([end, (await server.anonymous().get(path)).status]).toEqual([end, 404]);
      const person = await signedIn(claims);
      // What took its place counts: every event.
      expect([end, person['role'], person['event_grants']]).toEqual([
        end,
        end === 'replaced' ? 'EVENT_ADMIN' : 'USER',
        undefined,
      ]);
    }
  });

  test('opens nothing where whoever sent it may not give rights any more', async () => {
    const claims = strangerClaims();
    const sender = await server.as('ADMIN');
    await invited(claims.email, [], sender);
    await server.database.pool.query(`update users set role = 'USER' where id = $1`, [
      sender.user.id,
    ]);
    expect((await signedIn(claims))['role']).toBe('USER');
  });

  test('is refused to an address that has an account, to none, and beyond what there can be', async () => {
    const { email } = await createUser(server.database);
    for (const [given, code] of [
      [email.toUpperCase(), 'email-of-another'],
      ['', 'invalid-email'],
      [' ', 'invalid-email'],
      ['asha', 'invalid-email'],
    ]) {
      const response = await admin.post(INVITATIONS, { email: given, event_grants: [] });
      expect([response.status, response.json()['errors']]).toMatchObject([
        422,
        [{ pointer: '/email', code }],
      ]);
    }
    const unknown = [{ event_id: 2_000_000_000, kind: 'read' }];
    const nowhere = await admin.post(INVITATIONS, { email: 'a@b.example', event_grants: unknown });
    expect(nowhere.status).toBe(422);
    await server.database.pool.query('delete from invitations');
    await server.database.pool.query(
      `insert into invitations (email, event_grants, token_hash, invited_by, expires_at, mail)
       select n || '@many.example', '[]', sha256(n::text::bytea), $1, now(), 'none'
       from generate_series(1, 100) as n`,
      [admin.user.id],
    );
    const body = { email: 'one-more@many.example', event_grants: [] };
    expect((await admin.post(INVITATIONS, body)).problem).toBe('too-many-invitations');
    await invited('7@many.example');
    await server.database.pool.query(`delete from invitations where email ~ 'many.example'`);
  });

  test('and a first sign-in at the same instant: rights once, or the address is taken', async () => {
    for (let trial = 0; trial < 10; trial += 1) {
      const claims = strangerClaims();
      const [person, response] = await Promise.all([
        signedIn(claims),
        admin.post(INVITATIONS, { email: claims.email, event_grants: [] }),
      ]);
      expect([201, 409, 422]).toContain(response.status);
      const isKept = (await listed()).some(({ email }) => email === claims.email);
      // Nobody has an account and an invitation that waits for a first sign-in.
      if (person['role'] === 'EVENT_ADMIN') expect(response.status).toBe(201);
      expect(isKept).toBe(false);
    }
  });
});

describe('its link', () => {
  test('is told once, kept as a hash, and in no log', async () => {
    const { path, made } = await invited(strangerClaims().email);
    const token = path.split('/')[2] ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const { rows } = await server.database.pool.query(
      `select encode(token_hash, 'hex') as hash from invitations where id = $1`,
      [made.id],
    );
    expect(rows).toEqual([{ hash: tokenHash(token).toString('hex') }]);
    await server.anonymous().get(path);
    expect(logged).toContain('/invitation/:token');
    const list = (await admin.get(INVITATIONS)).text;
    for (const place of [logged, list]) expect(place).not.toContain(token);
  });

  test('opens nothing by being read: whoever follows it sees a button, and no address', async () => {
    const { email } = strangerClaims();
    const { path, made } = await invited(email);
    const browser = server.anonymous();
    const page = await browser.get(path);
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect(page.text).toContain('Open the invitation');
    expect(page.text).not.toContain(email);
    expect(page.text).not.toContain('Robot Race');
    const opened = await browser.post(path);
    expect(opened.status).toBe(200);
    expect(opened.text).toContain(email);
    expect(opened.text).toContain('Robot Race (you read it)');
    expect(opened.text).toContain(
      `/api/oauth/login?return_to=%2Fadmin%2Fdashboard&amp;login_hint=${encodeURIComponent(email)}`,
    );
    expect((await browser.get('/api/user/profile')).status).toBe(401);
    expect((await listed()).map(({ id }) => id)).toContain(made.id);
  });

  test.each(['', '%20', 'short', 'x'.repeat(43), `${'x'.repeat(42)}%00`])(
    'with the token "%s" says that it does not work',
    async (token) => {
      for (const method of ['GET', 'POST'] as const) {
        const response = await server.anonymous().send(method, `/invitation/${token}`);
        // Without any, the address is another one, and leads nowhere either.
        expect([308, 404]).toContain(response.status);
        expect(response.headers['location'] ?? '/invitation').toMatch(/\/invitation$/);
      }
    },
  );
});

test('the mail goes to the address without the link, and says why it was refused', async () => {
  const desk = await MailDesk.open(server.database);
  await desk.work();
  const { email } = strangerClaims();
  const { made, path } = await invited(email);
  expect(made.mail).toBe('waiting');
  const mailOf = async (id: number) => (await listed()).find((each) => each.id === id)?.mail;
  await desk.passTime();
  await eventually(async () => expect(await mailOf(made.id)).toBe('sent'));
  const { raw, mail } = desk.relay.mailTo(email);
  expect(mail.text).toContain('Robot Race (you read it)');
  expect(mail.text).toContain('/admin/dashboard');
  expect(raw).not.toContain(path.split('/')[2]);
  desk.relay.script = { recipient: () => '550 5.1.1 No such user' };
  const wrong = await invited(strangerClaims().email);
  await desk.passTime();
  await eventually(async () => expect(await mailOf(wrong.made.id)).toBe('refused'));
  const row = (await listed()).find(({ id }) => id === wrong.made.id);
  expect(row?.mail_error).toContain('550 5.1.1');
  await desk.close();
});

test('whoever is erased leaves no invitation, and is told before which they made', async () => {
  const sender = await server.as('ADMIN');
  const { email } = strangerClaims();
  await invited(email, [], sender);
  const own = (await sender.get('/api/user/data')).json();
  expect(own['invitations']).toHaveLength(1);
  const boss = await server.as('SUPER_ADMIN');
  const url = `/api/admin/users/${sender.user.id}/erase`;
  expect((await boss.put(url, { confirm: sender.user.email })).status).toBe(200);
  expect((await listed()).map((each) => each.email)).not.toContain(email);
});
