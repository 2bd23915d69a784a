import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import {
  createEvent,
  createRegistration,
  createSubmission,
  createUser,
  grantEvents,
} from '../testing/factories.ts';
import type { HttpClient } from '../testing/http-client.ts';
import { smallWeb, unhurried } from '../testing/small-web.ts';

const web = smallWeb();
let product: TestApp;
/** Organises one event of two. */
let ofOne: SignedInClient;

const ACCOUNTS = ['EVENT_ADMIN', 'ADMIN', 'SUPER_ADMIN', 'of one event'] as const;
/** Pages of the small web begin with the call that has their address. */
const PLACES = [
  '/admin/registrations?limit=2',
  '/admin/registrations?limit=2&sort=user_name',
  '/admin/events/submissions?limit=50',
  '/admin/events',
  '/admin/users?q=asha&limit=50',
  '/admin/audit?limit=50',
  '/admin/mails?limit=50',
  '/admin/dashboard',
  '/admin/announcements?limit=50',
  '/admin/registrations?cursor=of-another-list',
  '/admin/registrations?limit=many',
  '/admin/user-data',
];

beforeAll(async () => {
  const allowance = unhurried();
  product = await startTestApp({ web: { ...web, allowance } });
  const { database } = product;
  const events = [];
  for (const title of ['Poster', 'Chess']) {
    const event = await createEvent(database, { requires_submission: true, title });
    events.push(event.id);
    for (const name of ['Asha', 'Bina', 'Chandra']) {
      const user = await createUser(database, { name: `${name} of ${title}` });
      const { id } = await createRegistration(database, { event_id: event.id, user_id: user.id });
      await createSubmission(database, { registration_id: id });
    }
  }
  ofOne = await product.as('EVENT_ADMIN');
  await grantEvents(database, ofOne.user.id, [events[0] ?? 0, 'organise']);
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

const beginIn = (text: string) => /id="begin">(.*?)<\/script>/.exec(text)?.[1] ?? '';
/** Without what differs from one response to the next. */
const stable = (text: string) => text.replaceAll(/"(last_seen_at|now)":"[^"]*"/g, '');

describe.each(ACCOUNTS)('what a document begins with, to %s,', (account) => {
  let client: SignedInClient;
  beforeAll(async () => {
    client = account === 'of one event' ? ofOne : await product.as(account);
  });

  test.each(PLACES)(
    'is what the call of %s answers, or nothing where it is refused',
    async (place) => {
      const page = await client.get(place);
      expect(page.status).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      const answer = await client.get(`/api${place}`);
      const { user, list } = JSON.parse(beginIn(page.text)) as {
        readonly user: { readonly email: string };
        readonly list: Record<string, string | null> | null;
      };
      expect(user.email).toBe(client.user.email);
      if (answer.status !== 200) {
        expect(list).toBeNull();
        return;
      }
      const { headers } = answer;
      expect({ ...list, json: stable(list?.['json'] ?? '') }).toEqual({
        json: stable(answer.text),
        total: headers['x-total-count'] ?? '',
        link: headers['link'] ?? '',
        version: headers['etag'] ?? null,
      });
      // None of it is said of the document itself.
      for (const name of ['link', 'etag', 'x-total-count'])
        expect(page.headers).not.toHaveProperty(name);
    },
  );
});

test('somebody of one event finds nobody of another in their documents', async () => {
  const { text } = await ofOne.get('/admin/registrations?limit=50');
  expect(text).toContain('Bina of Poster');
  expect(text).not.toContain('of Chess');
});

test('a page is rendered by what its browser told of itself', async () => {
  const admin = await product.as('ADMIN');
  admin.cookies.set('kept_view', 'rows=comfortable&7=*', '/admin');
  expect((await admin.get('/admin/events')).text).toContain(' rows=comfortable&7=*');
});

describe('who may not see the console is told so, with nothing of it:', () => {
  const sentTo = async (client: HttpClient) => {
    const { status, headers, text } = await client.get('/admin/registrations?limit=2');
    expect(text).not.toMatch(/of (Poster|Chess)/);
    return [status, headers['location']];
  };

  test('a visitor, a student, and a program', async () => {
    const signIn = '/?sign-in=%2Fadmin%2Fregistrations%3Flimit%3D2';
    expect(await sentTo(product.anonymous())).toEqual([302, signIn]);
    expect(await sentTo(await product.as('USER'))).toEqual([302, '/unauthorized']);
  });

  test('an organiser who became a student meanwhile, and one who was deleted', async () => {
    const boss = await product.as('SUPER_ADMIN');
    const [demoted, deleted] = [await product.as('ADMIN'), await product.as('ADMIN')];
    for (const client of [demoted, deleted])
      expect((await client.get('/admin/registrations?limit=2')).text).toContain('of Chess');
    const at = ({ user }: SignedInClient) => `/api/admin/users/${user.id}`;
    expect((await boss.put(at(demoted), { role: 'USER' })).status).toBe(200);
    expect((await boss.delete(at(deleted))).status).toBe(200);
    expect(await sentTo(demoted)).toEqual([302, '/unauthorized']);
    expect((await sentTo(deleted))[0]).toBe(302);
  });
});

describe('an address that another site leads to', () => {
  let admin: SignedInClient;
  beforeEach(async () => {
    admin = await product.as('ADMIN');
  });
  const from = (site: string, place: string) => admin.get(place, { 'sec-fetch-site': site });

  test.each(['cross-site', 'same-site'])(
    'has nothing in it, from %s, where it says something',
    async (site) => {
      const { status, text } = await from(site, '/admin/users?q=asha');
      expect([status, beginIn(text)]).toEqual([200, '']);
      expect(text).not.toContain('asha');
    },
  );

  test.each([
    ['cross-site', '/admin/events'],
    ['same-origin', '/admin/users?q=asha'],
    ['none', '/admin/users?q=asha'],
  ])('is whole from %s at %s', async (site, place) => {
    expect(beginIn((await from(site, place)).text)).not.toBe('');
  });
});
