import { rm } from 'node:fs/promises';
import type { OwnSheet } from '@pratibha/contract/judge';
import type { NewCalendarLink } from '@pratibha/contract/own-calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allThatIsRefused, allThatIsTold, theseThatAreTold } from '../testing/all-that-is-told.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { grantEvents } from '../testing/factories.ts';
import type { HttpClient } from '../testing/http-client.ts';
import { assignAll, createJudge } from '../testing/judging-factories.ts';
import { freeze, type JudgedRound, judgedRound, special } from '../testing/results-desk.ts';
import { smallWeb, unhurried } from '../testing/small-web.ts';
import { UNLIMITED } from '../testing/stress/unlimited.ts';

/*
 * Nobody knows before results are out: frozen, approved and waiting for their instant, or not even
 * frozen, every call and page is the same to the byte for whoever does not organise the event.
 */

const SECRET = 'Seldom awarded';
const AT = '2025-07-22T12:15:00Z';

const web = smallWeb();
let product: TestApp;
let judged: JudgedRound;
let organiser: SignedInClient;
let judge: SignedInClient;
let unsent: readonly number[];
/** Whoever made the work that wins, and the calendar that they follow. */
let winner: SignedInClient;
let feed: string;
/** The picture of shared links. */
let card: string;

beforeAll(async () => {
  product = await startTestApp({ web: { ...web, allowance: unhurried() }, limits: UNLIMITED });
  const { database } = product;
  judged = await judgedRound(product);
  organiser = await product.as('ADMIN');
  judge = await product.as({ profile: null });
  const values = { round_id: judged.round.id, user_id: judge.user.id, state: 'accepted' } as const;
  unsent = await assignAll(database, (await createJudge(database, values)).id);
  const { email } = await database.kysely
    .selectFrom('users')
    .innerJoin('submissions', 'submissions.user_id', 'users.id')
    .select('email')
    .where('submissions.id', '=', judged.works[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
  winner = await product.as(email as `${string}@${string}`);
  const link = (await winner.post('/api/user/calendar')).json<NewCalendarLink>();
  feed = new URL(link.url).pathname;
  const { text } = await product.anonymous().get('/');
  card = new URL(/og:image" content="([^"]+)"/.exec(text)?.[1] ?? '').pathname;
});
afterAll(async () => {
  await product.close();
  await rm(web.distDir, { recursive: true });
});

async function ofAnotherEvent(client: SignedInClient): Promise<SignedInClient> {
  const other = await judgedRound(product, {}, { title: 'Chess' });
  await grantEvents(product.database, client.user.id, [other.event.id, 'organise']);
  return client;
}

/** Who never learns of it before, and whether they have anything to do with the round. */
const READERS: Readonly<Record<string, () => Promise<HttpClient>>> = {
  anybody: async () => product.anonymous(),
  'another student': () => product.as('USER'),
  'an organiser of another event': async () => ofAnotherEvent(await product.as('EVENT_ADMIN')),
  'who may read the event and organises none': async () => {
    const reader = await product.as('EVENT_ADMIN');
    await grantEvents(product.database, reader.user.id, [judged.event.id, 'read']);
    return reader;
  },
  'their program': async () => {
    const program = await product.program('EVENT_ADMIN', 'read');
    await grantEvents(product.database, program.user.id, [judged.event.id + 1, 'organise']);
    return program;
  },
};
/** They read alone: what they may change by these ids, they would. */
const OF_THE_ROUND: Readonly<Record<string, () => HttpClient>> = {
  'whoever made the work that wins': () => winner,
  'a judge of the round': () => judge,
};

/** What is searched, taken away, measured, followed in a calendar, and drawn. */
function further(): readonly string[] {
  const event = judged.event.id;
  return [
    ...['events/submissions', 'registrations', 'users', 'enquiries', 'audit', 'mails'].flatMap(
      (list) => [`/api/admin/${list}?q=${SECRET}`, `/api/admin/${list}?event_id=${event}`],
    ),
    ...['events/submissions', 'registrations'].map(
      (list) => `/api/admin/${list}/export?event_id=${event}`,
    ),
    ...['/metrics', feed, card],
  ];
}
/** What is read to draw the card of a shared link. */
const SHARED = ['/', '/results', '/sitemap.xml'];

async function everything(client: HttpClient, refuses: boolean) {
  const { round, event, works, sheets, assignments } = judged;
  const ids = [round.id, event.id, works[0]?.id ?? 0, sheets[0] ?? 0, assignments[0] ?? 0];
  // The first snapshot of this database, and nothing.
  const known = [...new Set([...ids, 1, 2_000_000_000])];
  return new Map([
    ...(await allThatIsTold(client, known)),
    ...(await theseThatAreTold(client, further())),
    ...(await theseThatAreTold(client, SHARED, { 'user-agent': 'Twitterbot/1.0' })),
    ...(refuses ? await allThatIsRefused(client, [round.id, 2_000_000_000]) : []),
  ]);
}

test('frozen, approved and waiting changes nothing for anybody, and what is out does', async () => {
  const readers: { name: string; client: HttpClient; refuses: boolean }[] = [];
  for (const [name, open] of Object.entries(READERS))
    readers.push({ name, client: await open(), refuses: true });
  for (const [name, of] of Object.entries(OF_THE_ROUND))
    readers.push({ name, client: of(), refuses: false });
  const before = new Map<string, ReadonlyMap<string, string>>();
  for (const { name, client, refuses } of readers)
    before.set(name, await everything(client, refuses));

  const [one, two] = judged.works;
  const meeting = [{ submission_id: two?.id, reason: SECRET }, { submission_id: one?.id }];
  const path = `/api/admin/rounds/${judged.round.id}/final/meeting`;
  expect((await organiser.post(path, { works: meeting })).status).toBe(201);
  const second = await product.as('SUPER_ADMIN');
  const awards = [special(one?.id ?? 0, SECRET)];
  expect((await freeze(organiser, judged.round.id, awards, { shows_ranks: true })).status).toBe(
    201,
  );
  const url = `/api/admin/rounds/${judged.round.id}/results`;
  expect((await second.post(`${url}/approval`, { number: 1 })).problem).toBeNull();
  // A show that has told no award yet.
  const show = await organiser.post(url.replace('results', 'show'), { number: 1 });
  expect(show.problem).toBeNull();
  const release = await organiser.post(`${url}/release`, { number: 1, at: AT });
  expect(release.problem).toBeNull();

  // Whoever can approve is told, and nobody else.
  const { rows: told } = await product.database.pool.query<{ kind: string; role: string }>(
    `select distinct kind, role from notifications join users on users.id = user_id
     where (params ->> 'round_id')::int = $1 order by role`,
    [judged.round.id],
  );
  // Works of the factories have reviewers, who organise every event.
  expect(told).toEqual(['ADMIN', 'SUPER_ADMIN'].map((role) => ({ kind: 'approval-waits', role })));

  for (const { name, client, refuses } of readers) {
    const after = await everything(client, refuses);
    expect(after.size).toBeGreaterThan(100);
    for (const [address, told] of after) {
      expect([name, address, told]).toEqual([name, address, before.get(name)?.get(address)]);
      expect([name, address, told.includes(SECRET)]).toEqual([name, address, false]);
    }
  }

  expect((await organiser.get(url)).text).toContain(SECRET);
  product.clock.set(AT);
  expect((await winner.get('/api/user/results')).text).toContain(SECRET);
});

test('a judge who sends a sheet after the end is told the same, frozen or not', async () => {
  const { round } = judged;
  const scores = round.criteria.map((criterion_id) => ({ criterion_id, level: 4 }));
  const sheet = { scores, comment: '', note: '', version: 0 };
  const send = async (at: number) => {
    const response = await judge.post(`/api/judge/works/${unsent[at]}/send`, sheet);
    const { is_late, state } = response.json<OwnSheet>();
    return { status: response.status, is_late, state };
  };
  const frozen = await send(0);
  await product.database.pool.query('delete from awards');
  await product.database.pool.query('delete from result_snapshots');
  expect(frozen).toEqual(await send(1));
  expect(frozen).toEqual({ status: 200, is_late: true, state: 'sent' });
});
