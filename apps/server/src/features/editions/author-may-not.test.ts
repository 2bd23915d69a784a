import type { Announcement } from '@pratibha/contract/announcements';
import type { Edition, EditionDetails } from '@pratibha/contract/editions';
import type { NotificationOut } from '@pratibha/contract/notifications';
import type { OwnData } from '@pratibha/contract/personal-data';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FIRST_CONTENT } from '../../seed/edition/content.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { eventually } from '../../testing/eventually.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import { smallWeb } from '../../testing/small-web.ts';
import { announcementJobs } from '../announcements/announcements.ts';
import { editionJobs, NO_PAGES, publishContent, savedContent } from './editions.ts';

const AT = '2031-03-03T10:00:00+05:45';
const EDITIONS = '/api/admin/editions';
const ANNOUNCEMENTS = '/api/admin/announcements';

let product: TestApp;
let author: SignedInClient;
let keeper: SignedInClient;
let id: number;

beforeAll(async () => {
  product = await startTestApp({ web: smallWeb() });
  keeper = await product.as('SUPER_ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.database.pool.query(`
    delete from edition_schedules; delete from edition_drafts; delete from announcements;
    delete from jobs; delete from notifications`);
  await publishContent(product.database, FIRST_CONTENT);
  author = await product.as('ADMIN');
  const [only] = (await keeper.get(EDITIONS)).json<Edition[]>();
  id = only?.id ?? 0;
});

const userPath = ({ user }: SignedInClient) => `/api/admin/users/${user.id}`;
const read = async () => (await keeper.get(`${EDITIONS}/${id}`)).json<EditionDetails>();

async function schedulePublication(tagline = 'Scheduled'): Promise<void> {
  const { draft_content, draft_revision } = await read();
  const body = { content: { ...draft_content, tagline }, revision: draft_revision };
  expect((await author.put(`${EDITIONS}/${id}/draft`, body)).problem).toBeNull();
  const { draft_revision: revision } = await read();
  const publication = { revision, at: AT, note: null, accepts_warnings: true };
  expect((await author.post(`${EDITIONS}/${id}/publish`, publication)).problem).toBeNull();
}

async function scheduleAnnouncement(values: object = {}): Promise<number> {
  const form = { subject: 'The hall has moved', text: 'To B.', channel: 'bell', source: 'users' };
  const made = await author.post(ANNOUNCEMENTS, { ...form, ...values });
  const { id: announcement } = made.json<Announcement>();
  const sent = await author.post(`${ANNOUNCEMENTS}/${announcement}/send`, { send_at: AT });
  expect(sent.problem).toBeNull();
  return announcement;
}

const announcement = async (of: number) =>
  (await keeper.get(`${ANNOUNCEMENTS}/${of}`)).json<Announcement>();

/** What a process does when it looks for what is due. */
async function work(at = AT): Promise<void> {
  const clock = { now: () => new Date(at) };
  const { database } = product;
  const ctx = { database, id: 1, attempt: 1, signal: new AbortController().signal };
  await editionJobs(clock, NO_PAGES)[0]?.run(ctx, {});
  await announcementJobs(clock)[0]?.run(ctx, {});
}

const bellOf = async (client: SignedInClient) =>
  (await client.get('/api/user/notifications')).json<NotificationOut[]>();
const toldOf = async (client: SignedInClient) =>
  (await bellOf(client)).filter(({ kind }) => kind.endsWith('-waits'));

describe('what waits in the name of somebody who', () => {
  const ways = {
    'was deleted': () => keeper.delete(userPath(author)),
    'was demoted': () => keeper.put(userPath(author), { role: 'EVENT_ADMIN' }),
    'is suspended': () => keeper.put(userPath(author), { status: 'DELETED' }),
    'was erased': () => keeper.put(`${userPath(author)}/erase`, { confirm: author.user.email }),
  };

  test.each(Object.entries(ways))('%s waits for somebody else, who is told', async (_, take) => {
    await schedulePublication();
    const sent = await scheduleAnnouncement();
    expect((await take()).problem).toBeNull();
    await work();
    expect(await savedContent(product.database)).toMatchObject({ tagline: FIRST_CONTENT.tagline });
    expect(await read()).toMatchObject({ publish_failure: 'author-may-not', failed_fields: [] });
    expect(await announcement(sent)).toMatchObject({
      state: 'scheduled',
      failure: 'author-may-not',
    });
    expect(await toldOf(keeper)).toMatchObject([
      {
        kind: 'announcement-waits',
        announcement: 'The hall has moved',
        leads_to: `/admin/announcements/${sent}`,
      },
      {
        kind: 'publication-waits',
        edition: String(FIRST_CONTENT.year),
        leads_to: `/admin/editions/${id}`,
      },
    ]);
    // Once is enough.
    await work('2031-03-03T10:01:00+05:45');
    expect(await toldOf(keeper)).toHaveLength(2);
  });
});

test('whoever may and sees it is told, nobody else', async () => {
  const peer = await product.as('ADMIN');
  const others = [await product.as('EVENT_ADMIN'), await product.as('USER')];
  await schedulePublication();
  await keeper.put(userPath(author), { role: 'USER' });
  await work();
  expect(await toldOf(peer)).toHaveLength(1);
  for (const client of [author, ...others]) expect(await toldOf(client)).toEqual([]);
});

test('whoever confirms it does it in their own name, and it happens', async () => {
  await schedulePublication();
  const sent = await scheduleAnnouncement({ source: 'users', q: author.user.email });
  await keeper.put(userPath(author), { role: 'USER' });
  const early = await keeper.post(`${EDITIONS}/${id}/confirm`);
  expect(early.problem).toBe('edition-not-to-confirm');
  await work();
  expect((await author.post(`${EDITIONS}/${id}/confirm`)).problem).toBe('not-allowed');
  const confirmed = await keeper.post(`${EDITIONS}/${id}/confirm`);
  expect(confirmed.json<EditionDetails>()).toMatchObject({ publish_failure: null });
  const again = await keeper.post(`${ANNOUNCEMENTS}/${sent}/send`, { send_at: null });
  expect(again.json()).toMatchObject({ state: 'scheduled', failure: null });
  await work();
  expect(await savedContent(product.database)).toMatchObject({ tagline: 'Scheduled' });
  const { rows } = await product.database.pool.query<{ author: number }>(
    'select author from edition_versions where edition_id = $1 order by number desc limit 1',
    [id],
  );
  expect(rows).toEqual([{ author: keeper.user.id }]);
  expect(await announcement(sent)).toMatchObject({ state: 'sent', failure: null, recipients: 1 });
  expect((await bellOf(author)).map(({ kind }) => kind)).toContain('announcement');
});

test('it can be taken back instead', async () => {
  await schedulePublication();
  const sent = await scheduleAnnouncement();
  await keeper.put(userPath(author), { role: 'USER' });
  await work();
  const dropped = await keeper.post(`${EDITIONS}/${id}/unschedule`);
  expect(dropped.json()).toMatchObject({ publish_failure: null, publish_at: null });
  const stopped = await keeper.post(`${ANNOUNCEMENTS}/${sent}/stop`);
  expect(stopped.json()).toMatchObject({ state: 'draft', failure: null, send_at: null });
});

test('what failed for another reason is told as well', async () => {
  await schedulePublication();
  const nobody = await scheduleAnnouncement({ q: author.user.email });
  await product.database.pool.query('update users set email = $2 where id = $1', [
    author.user.id,
    `left-${author.user.id}@test.example`,
  ]);
  await publishContent(product.database, { ...FIRST_CONTENT, tagline: 'By the command' });
  await work();
  expect(await read()).toMatchObject({ publish_failure: 'edition-has-clashes' });
  expect(await announcement(nobody)).toMatchObject({ failure: 'announcement-without-recipients' });
  expect((await toldOf(keeper)).map(({ kind }) => kind)).toEqual([
    'announcement-waits',
    'publication-waits',
  ]);
});

test('the mail says what to do, and is left out once somebody has done it', async () => {
  const desk = await MailDesk.open(product.database);
  try {
    await keeper.put('/api/user/notification-choices', {
      groups: Object.fromEntries(
        ['registered', 'decisions', 'works', 'dates', 'announcements', 'account'].map((group) => [
          group,
          { in_bell: true, by_mail: true },
        ]),
      ),
      quiet_hours: false,
    });
    await schedulePublication();
    const sent = await scheduleAnnouncement();
    await keeper.delete(userPath(author));
    await product.database.pool.query('delete from notifications; delete from jobs');
    await work();
    await keeper.post(`${ANNOUNCEMENTS}/${sent}/stop`);
    await desk.work();
    await desk.passTime();
    const states = async () =>
      (await desk.statesOf(keeper.user.id)).map(({ mail }) => mail).toSorted();
    await eventually(async () => expect(await states()).toEqual(['left_out', 'sent']));
    const { mail } = desk.relay.mailTo(keeper.user.email);
    expect(mail.subject).toBe(`Not published at its time: the edition of ${FIRST_CONTENT.year}`);
    expect(mail.text).toContain('Somebody has to confirm it.');
  } finally {
    await desk.close();
  }
});

describe('a demotion and the instant at the same moment', () => {
  test('the demotion first: the instant waits for it, and nothing happens', async () => {
    await schedulePublication();
    const sent = await scheduleAnnouncement();
    const { kysely, pool } = product.database;
    const demotion = await kysely.startTransaction().execute();
    await demotion
      .updateTable('users')
      .set({ role: 'USER' })
      .where('id', '=', author.user.id)
      .execute();
    const working = work();
    while (!(await areWaiting(pool)));
    await demotion.commit().execute();
    await working;
    expect(await read()).toMatchObject({ publish_failure: 'author-may-not' });
    expect(await announcement(sent)).toMatchObject({ failure: 'author-may-not' });
  });

  test('the instant first: it happens, and the demotion waits', async () => {
    await schedulePublication();
    const { kysely, pool } = product.database;
    // Holds the instant up behind the question about its author.
    const versions = await kysely.startTransaction().execute();
    await versions.selectFrom('edition_schedules').select('edition_id').forUpdate().execute();
    const working = work();
    while (!(await areWaiting(pool)));
    const demoting = keeper.put(userPath(author), { role: 'USER' });
    while (!(await areWaiting(pool, 2)));
    await versions.rollback().execute();
    await working;
    expect((await demoting).status).toBe(200);
    expect(await read()).toMatchObject({ publish_at: null, publish_failure: null });
    expect(await savedContent(product.database)).toMatchObject({ tagline: 'Scheduled' });
  });

  test('many at once leave each thing done or waiting, and told', async () => {
    for (let trial = 0; trial < 5; trial += 1) {
      const sent = await scheduleAnnouncement();
      await Promise.all([work(), keeper.put(userPath(author), { role: 'USER' }), work()]);
      const { state, failure } = await announcement(sent);
      expect([
        ['sent', null],
        ['scheduled', 'author-may-not'],
      ]).toContainEqual([state, failure]);
      await keeper.put(userPath(author), { role: 'ADMIN' });
      author = await product.as(author.user.email as `${string}@${string}`);
    }
  });
});

test('what waits in somebody’s name is named before it is taken from them, and told to them', async () => {
  await schedulePublication();
  await scheduleAnnouncement();
  await scheduleAnnouncement();
  const path = `${userPath(author)}/waiting`;
  expect((await keeper.get(path)).json()).toEqual({
    publications: [{ edition: String(FIRST_CONTENT.year), at: new Date(AT).toISOString() }],
    announcements: 2,
  });
  expect((await (await product.as('EVENT_ADMIN')).get(path)).problem).toBe('not-allowed');
  const own = (await author.get('/api/user/data')).json<OwnData>();
  expect(own.waiting_announcements).toHaveLength(2);
  await work();
  expect((await keeper.get(path)).json()).toEqual({ publications: [], announcements: 0 });
});
