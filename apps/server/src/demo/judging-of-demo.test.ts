import { createHash } from 'node:crypto';
import type { DemoGuest } from '@pratibha/contract/demo-guests';
import type { JudgedRound } from '@pratibha/contract/judge';
import type { PublicResults } from '@pratibha/contract/public-results';
import type { RoundRanking } from '@pratibha/contract/round-rankings';
import type { Round, RoundDetails } from '@pratibha/contract/rounds';
import { pointsOf } from '@pratibha/domain/judging/score-sheets';
import { AWARD_CHECKS, awardErrors } from '@pratibha/domain/results/awards';
import { canonicalJson, type SnapshotContent } from '@pratibha/domain/results/snapshot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRound } from '../features/judging/judging.ts';
import { prizesOf, resultsSoFar } from '../features/results/results.ts';
import { createLog } from '../platform/process/log.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { accountPage } from './account-page.ts';
import { DEMO_GUEST, DEMO_JUDGE } from './accounts.ts';
import { ARCHIVED_EDITION } from './data/editions.ts';
import { demoData } from './demo-data.ts';
import { DEMO_START } from './demo-start.ts';
import { seedDemo } from './seed-demo.ts';

/* What is being judged when the demo begins, by the product's own calls. */

let database: TestDatabase;
let product: TestApp;
let admin: SignedInClient;
let now = DEMO_START;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database, createLog('silent'));
  product = await startTestApp({
    database,
    config: { demo: true, oidc: null },
    clock: async () => ({ kind: 'demo', now: () => now, set: async () => undefined }),
  });
  admin = await product.as('admin@example.test');
});
afterAll(async () => {
  await product.close();
  await database.close();
});

async function roundsOf(title: string): Promise<RoundDetails[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from events where title = $1',
    [title],
  );
  const listed = await admin.get(`/api/admin/events/${rows[0]?.id}/rounds`);
  const { rounds } = listed.json<{ rounds: Round[] }>();
  const details = rounds.map(async ({ id }) => (await admin.get(`/api/admin/rounds/${id}`)).json());
  return (await Promise.all(details)) as RoundDetails[];
}

test('the stories are being judged, about half of them', async () => {
  const [round] = await roundsOf('Data Storytelling Contest');
  // Eight of the 245, and a guest.
  expect(round).toMatchObject({ state: 'open', works: 65, judges: 9, judges_too: false });
  expect((round?.sent ?? 0) / (round?.sheets ?? 0)).toBeCloseTo(0.5, 1);
  const states = new Set(round?.assignments.map(({ state }) => state));
  expect(states).toEqual(new Set(['not-begun', 'begun', 'sent', 'cannot']));
  const people = round?.judges_listed.filter(({ is_guest }) => !is_guest) ?? [];
  expect(people).toHaveLength(8);
  expect(people.filter(({ has_begun }) => !has_begun)).toHaveLength(1);
  expect(round?.judges_listed.filter(({ is_organiser }) => is_organiser)).toHaveLength(1);
  expect(round?.conflicts.map(({ origin }) => origin)).toEqual(['organisers', 'declared']);
  expect(round?.assignments.filter((row) => row.state === 'sent' && !row.counts)).toHaveLength(1);
});

test('what was seeded is what its flow would have made: nothing more is proposed but for a work given away', async () => {
  const [round] = await roundsOf('Data Storytelling Contest');
  const proposal = (await admin.get(`/api/admin/rounds/${round?.id}/proposal`)).json<{
    added: unknown[];
    groups: unknown[];
  }>();
  expect([proposal.added.length, proposal.groups.length]).toEqual([1, 1]);
  const judges = (round?.judges_listed ?? []).filter(({ is_guest }) => !is_guest);
  const loads = judges.map(({ works }) => works);
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(2);
});

test('every sent sheet is full, by the scale of its criteria, and was sent after the round began', () => {
  const { judging } = demoData();
  const criteria = judging.criteria.filter(({ rubric_id }) => rubric_id === 1);
  for (const { state, scores, sent_at } of judging.sheets) {
    if (state !== 'sent') continue;
    expect(pointsOf(criteria, scores)).not.toBeNull();
    for (const { id, levels } of criteria) {
      expect(scores[id]).toBeGreaterThanOrEqual(1);
      expect(scores[id]).toBeLessThanOrEqual(levels.length);
    }
    expect(sent_at?.getTime()).toBeGreaterThan(judging.rounds[0].opens_at.getTime());
    expect(sent_at?.getTime()).toBeLessThan(DEMO_START.getTime());
  }
});

test('the pitches are prepared, and nobody is asked', async () => {
  const [round] = await roundsOf('Mobile App Idea Pitch');
  expect(round).toMatchObject({
    state: 'prepared',
    judges: 0,
    rubric: { criteria: { length: 3 } },
  });
});

test('whom the sign-in page offers as a judge is one of the people, and has sheets to send', async () => {
  const judge = await product.as(DEMO_JUDGE.email as `${string}@${string}`);
  const profile = (await judge.get('/api/user/profile')).json();
  expect(profile).toMatchObject({ name: DEMO_JUDGE.name, role: 'USER' });
  const [round] = (await judge.get('/api/judge/rounds')).json<JudgedRound[]>();
  expect(round).toMatchObject({ state: 'open', judge_state: 'accepted' });
  expect(round?.sent).toBeGreaterThan(0);
  expect(round?.sent).toBeLessThan(round?.works ?? 0);
  const told = (await judge.get('/api/user/notifications')).json<{ kind: string }[]>();
  expect(told.map(({ kind }) => kind)).toEqual(['judging-asked']);
});

test('the page of the event shows the link of the guest, as long as it lets somebody in', async () => {
  const shown = async () => (await product.anonymous().get('/api/demo/guests')).json<DemoGuest[]>();
  const [round] = await roundsOf('Data Storytelling Contest');
  const { name, token } = DEMO_GUEST;
  const guest = { event_id: round?.event_id, name, path: `/judge#${token}` };
  expect(await shown()).toEqual([guest]);
  now = new Date(Date.parse(round?.closes_at ?? '') + 1);
  expect(await shown()).toEqual([]);
  now = DEMO_START;
  expect(await shown()).toEqual([guest]);
});

test('a guest may begin by the link that the sign-in page shows, and has works', async () => {
  const link = { token: DEMO_GUEST.token, key: 'k'.repeat(22) };
  const guest = product.anonymous();
  const begun = await guest.post('/api/guest-links/begin', link);
  expect(begun.json()).toMatchObject({ name: DEMO_GUEST.name });
  const [round] = (await guest.get('/api/judge/rounds')).json<JudgedRound[]>();
  expect(round).toMatchObject({ state: 'open', works: 6, sent: 0 });
  expect(accountPage('/', null)).toContain(`href="/judge#${DEMO_GUEST.token}"`);
});

test('both competitions of the year before have results, with names of those who said so', async () => {
  const out = (await product.anonymous().get('/api/public/results')).json<PublicResults[]>();
  expect(out.map(({ event_title, edition }) => [event_title, edition])).toEqual([
    ['AI & Web Design 2024', '2024'],
    ['Graphic Design 2024', '2024'],
  ]);
  const { people } = demoData();
  const names = new Set(people.map(({ name }) => name));
  for (const { awards, released_at } of out) {
    expect(released_at).toBe('2024-08-19T12:15:00.000Z');
    const titles = awards.map(({ title }) => title);
    expect(titles.slice(0, -1)).toEqual(['Winner', '1st Runner-up', 'Best Presenter']);
    expect(titles).toHaveLength(4);
    const [first, second] = awards.map(({ by }) => by);
    expect(names).toContain(first);
    expect(second).toMatch(/^a student of /);
  }
});

test('what the year before froze is what the product would freeze, with its hash', async () => {
  const { rows } = await database.pool.query<{
    round_id: number;
    content: SnapshotContent;
    sha256: string;
  }>('select round_id, content, sha256 from result_snapshots order by id');
  expect(rows).toHaveLength(2);
  const now = new Date('2024-08-20T10:00:00Z');
  for (const { round_id, content, sha256 } of rows) {
    const round = await findRound(database.kysely, round_id);
    if (!round) throw new Error('The round is not there');
    const ctx = { db: database.kysely, now };
    const { awards, ...frozen } = content;
    const soFar = await resultsSoFar(ctx, ARCHIVED_EDITION, round);
    expect(frozen).toEqual(soFar.content);
    expect(createHash('sha256').update(canonicalJson(content)).digest('hex')).toBe(sha256);
    const prizes = prizesOf(ARCHIVED_EDITION, { title: round.event_title, competition: null });
    const forms = awards.map((award) => ({ ...award, note: '', checked: AWARD_CHECKS }));
    expect(awardErrors(forms, { works: frozen.ranking.works, prizes })).toEqual([]);
  }
  const [build, design] = rows;
  // Three designers judged: too few for anything but the mean.
  expect([build?.content.ranking.basis, design?.content.ranking.why]).toEqual([
    ...['calibrated', 'few-judges'],
  ]);
  const ranking = await admin.get(`/api/admin/rounds/${build?.round_id}/ranking`);
  expect(ranking.json<RoundRanking>().sheets_due).toBe(0);
});

test('works of each judged event may be shown, and others may not', async () => {
  const { rows } = await database.pool.query<{ shown: number; hidden: number }>(
    `select count(*) filter (where show_work)::int as shown,
       count(*) filter (where show_work is not true)::int as hidden
     from events join submissions on submissions.event_id = events.id
       left join work_consents on submission_id = submissions.id
     where title in ('AI & Web Design 2024', 'Graphic Design 2024', 'Data Storytelling Contest')
       and submissions.status = 'ACCEPTED' group by events.id`,
  );
  expect(rows).toHaveLength(3);
  for (const { shown, hidden } of rows) {
    expect(shown).toBeGreaterThan(10);
    expect(hidden).toBeGreaterThan(10);
  }
});
