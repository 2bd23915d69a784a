import type { JudgedRound, JudgedRoundDetails, OwnSheet } from '@pratibha/contract/judge';
import type { PublicResults } from '@pratibha/contract/public-results';
import type { RoundResults } from '@pratibha/contract/results';
import type { RoundDetails } from '@pratibha/contract/rounds';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../platform/process/log.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { DEMO_JUDGE } from './accounts.ts';
import { type DemoClock, openDemoClock } from './clock.ts';
import { DEMO_START } from './demo-start.ts';
import { seedDemo } from './seed-demo.ts';

/* The demo's clock and its stories: judged at the beginning, frozen beyond their window. */

const BEGIN = DEMO_START.toISOString();
const AFTER_WINDOW = '2025-07-21T20:00:00+05:45';
const OUT = '2025-07-22T18:00:00+05:45';
const STORIES = 'Data Storytelling Contest';

let database: TestDatabase;
let product: TestApp;
let clock: DemoClock;
let admin: SignedInClient;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedDemo(database, createLog('silent'));
  product = await startTestApp({
    database,
    config: { demo: true, oidc: null },
    clock: async (its) => {
      clock = await openDemoClock(its, { clockStart: null });
      return clock;
    },
  });
  admin = await product.as('admin@example.test');
});
afterAll(async () => {
  await clock.close();
  await product.close();
});
beforeEach(() => jump(BEGIN));

async function jump(at: string): Promise<void> {
  expect((await product.anonymous().put('/api/demo/clock', { at })).status).toBe(200);
}

const round = async () => (await admin.get('/api/admin/rounds/1')).json<RoundDetails>();
const results = async () => (await admin.get('/api/admin/rounds/1/results')).json<RoundResults>();
async function out(): Promise<PublicResults | undefined> {
  const listed = (await product.anonymous().get('/api/public/results')).json<PublicResults[]>();
  return listed.find(({ event_title }) => event_title === STORIES);
}
/** Of every assignment but the guest's where it stands. */
async function standing(): Promise<string> {
  const { assignments, judges_listed } = await round();
  const guests = new Set(judges_listed.filter((each) => each.is_guest).map(({ id }) => id));
  return JSON.stringify(assignments.filter(({ judge_id }) => !guests.has(judge_id)));
}

test('whoever moves the clock beyond the window finds every sheet sent, and frozen results', async () => {
  expect(await round()).toMatchObject({ state: 'open' });
  expect((await results()).state).toBe('open');
  await jump(AFTER_WINDOW);
  const states = new Set(
    (JSON.parse(await standing()) as RoundDetails['assignments'])
      .filter(({ is_ended }) => !is_ended)
      .map(({ state }) => state),
  );
  expect(states).toEqual(new Set(['sent', 'cannot']));
  const { state, snapshots } = await results();
  expect(state).toBe('waiting');
  expect(snapshots).toMatchObject([
    {
      ...{ number: 1, frozen_by: 'Roshan Adhikari', approved_by: 'Nirmala Shrestha' },
      ...{ released_at: '2025-07-22T12:15:00.000Z', awards: { length: 4 } },
    },
  ]);
  expect(await out()).toBeUndefined();
  await jump(OUT);
  const shown = await out();
  expect(shown?.awards.map(({ title }) => title)).toEqual([
    ...['First Place', 'Second Place', 'Third Place', 'Best Story of the College'],
  ]);
  const told = shown?.awards.map(({ by }) => by.startsWith('a student of ')) ?? [];
  expect(new Set(told)).toEqual(new Set([true, false]));
  const checked = await admin.get('/api/admin/rounds/1/ranking');
  expect(checked.json()).toMatchObject({ ranked_by: 'calibrated' });
});

test('the clock names the moment at which they are out', async () => {
  const site = (await product.anonymous().get('/api/public/site')).json<{
    demo: { moments: { label: string; at: string }[] };
  }>();
  const { moments } = site.demo;
  expect(moments).toContainEqual({ label: 'Results are out', at: '2025-07-22T12:15:00.000Z' });
  const times = moments.map(({ at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('back at the beginning it is being judged as before, and told nobody; the same comes again', async () => {
  const before = await standing();
  await jump(OUT);
  const first = await out();
  await database.pool.query(
    `insert into notifications (user_id, kind, key, params, tell_at, seen_in_app, mail, created_at)
     select 1, 'results-out', 'results-out test', jsonb_build_object('snapshot_id', id), now(),
       true, 'none', now() from result_snapshots where round_id = 1`,
  );
  await database.pool.query(
    `insert into result_enquiries (event_id, round_id, submission_id, user_id, text, asked_at, tells)
     select event_id, 1, id, user_id, 'How close was it?', now(), false from submissions
     where id = (select min(submission_id) from round_works where round_id = 1)`,
  );
  await jump(BEGIN);
  expect(await standing()).toBe(before);
  expect(await results()).toMatchObject({ state: 'open', snapshots: [] });
  const { rows: told } = await database.pool.query(
    `select from notifications where kind = 'results-out' union all select from result_enquiries`,
  );
  expect(told).toEqual([]);
  await jump(OUT);
  expect(first).toBeDefined();
  expect(await out()).toEqual(first);
});

test('what a judge typed stays theirs, there and back', async () => {
  const judge = await product.as(DEMO_JUDGE.email as `${string}@${string}`);
  const [own] = (await judge.get('/api/judge/rounds')).json<JudgedRound[]>();
  const details = async () =>
    (await judge.get(`/api/judge/rounds/${own?.id}`)).json<JudgedRoundDetails>();
  const begun = (await details()).works_listed.find(({ state }) => state === 'begun');
  const path = `/api/judge/works/${begun?.id}/sheet`;
  const sheet = (await judge.get(`/api/judge/works/${begun?.id}`)).json<{ sheet: OwnSheet }>()
    .sheet;
  const { scores, note, version } = sheet;
  const saved = await judge.put(path, { scores, note, version, comment: 'Typed by a visitor' });
  expect(saved.status).toBe(200);
  const commentOf = async () => {
    const { rows } = await database.pool.query<{ comment: string; state: string }>(
      'select comment, state from score_sheets where assignment_id = $1',
      [begun?.id],
    );
    return rows;
  };
  await jump(OUT);
  expect(await commentOf()).toEqual([{ comment: 'Typed by a visitor', state: 'sent' }]);
  await jump(BEGIN);
  expect(await commentOf()).toEqual([{ comment: 'Typed by a visitor', state: 'begun' }]);
});

test('many who jump there and back at once leave what belongs to where the clock stands', async () => {
  await Promise.all([OUT, BEGIN, AFTER_WINDOW, BEGIN, OUT, BEGIN].map(jump));
  const isOut = clock.now().getTime() > Date.parse('2025-07-21T18:00:00+05:45');
  await jump(clock.now().toISOString());
  const { state, snapshots } = await results();
  expect([state === 'open', snapshots.length]).toEqual(isOut ? [false, 1] : [true, 0]);
});

const LATEST = '(select max(id) from result_snapshots where round_id = 1)';
test.each([
  [
    'a comment that was settled',
    `insert into settled_comments (sheet_id, is_held, settled_at, settled_by)
     select max(id), true, now(), 1 from score_sheets where assignment_id in
       (select id from assignments where round_id = 1)`,
    'delete from settled_comments',
  ],
  [
    'a show',
    `insert into result_shows (round_id, begun_at, snapshot_id) values (1, now(), ${LATEST})`,
    'delete from result_shows',
  ],
  [
    'an award that was revealed',
    `update awards set revealed_at = now() where snapshot_id = ${LATEST}`,
    'update awards set revealed_at = null',
  ],
  [
    'whatever else points to them',
    `create table hung_on (snapshot integer references result_snapshots (id));
     insert into hung_on select ${LATEST}`,
    'drop table hung_on',
  ],
])('%s keeps the results, and the clock is moved all the same', async (_, hang, takeAway) => {
  await jump(OUT);
  await database.pool.query(hang);
  const before = await standing();
  await jump(BEGIN);
  expect(await standing()).toBe(before);
  expect((await results()).snapshots).toHaveLength(1);
  await database.pool.query(takeAway);
});

test('a round whose window somebody moved is theirs', async () => {
  await database.pool.query(
    `update rounds set closes_at = closes_at + interval '1 hour' where id = 1`,
  );
  const before = await standing();
  await jump(OUT);
  expect(await standing()).toBe(before);
  expect(await results()).toMatchObject({ state: 'open', snapshots: [] });
  await database.pool.query(
    `update rounds set closes_at = closes_at - interval '1 hour' where id = 1`,
  );
});

test('results that somebody thawed are theirs, there and back', async () => {
  await jump(AFTER_WINDOW);
  const thawed = await admin.post('/api/admin/rounds/1/results/thaw', {
    ...{ number: 1, reason: 'A sheet was of another work.' },
  });
  expect(thawed.problem).toBeNull();
  const before = await standing();
  await jump(BEGIN);
  expect(await standing()).toBe(before);
  await jump(OUT);
  expect(await results()).toMatchObject({ state: 'open', snapshots: { length: 1 } });
  expect(await out()).toBeUndefined();
});
