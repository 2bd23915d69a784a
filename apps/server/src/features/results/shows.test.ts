import { rm } from 'node:fs/promises';
import type { RoundShow, ShownStep, ShowScreen } from '@pratibha/contract/shows';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { freeze, type JudgedRound, judgedRound, special } from '../../testing/results-desk.ts';
import {
  auditedIn,
  isSeen,
  makerOf,
  ownOf,
  pageAt,
  publicly,
  titlesAt,
} from '../../testing/show-desk.ts';
import { webOfSources } from '../../testing/web-of-sources.ts';

/* Results told one by one on a stage, in two processes: each award is out with its own step. */

const NOW = '2025-07-22T12:00:00Z';
const web = webOfSources();
let product: TestApp;
let other: TestApp;
let leader: SignedInClient;
let second: SignedInClient;
let judged: JudgedRound;
let url: string;

beforeAll(async () => {
  product = await startTestApp({ web, works: true });
  other = await startTestApp({ web, database: product.database });
  leader = await product.as('ADMIN');
  second = await product.as('SUPER_ADMIN');
});
afterAll(async () => {
  await other.app.close();
  await product.close();
  await rm(web.distDir, { recursive: true });
});
beforeEach(async () => {
  await product.database.pool.query('delete from result_snapshots');
  setClocks(NOW);
  judged = await judgedRound(product);
  url = `/api/admin/rounds/${judged.round.id}`;
});

function setClocks(at: string): void {
  for (const { clock } of [product, other]) clock.set(at);
}

const TITLES = ['Bold Idea', 'Best Story'];

/** Freezes two special awards, approved by a second person. */
async function frozen(rest: object = { shows_ranks: true }): Promise<void> {
  const awards = TITLES.map((title, at) => special(judged.works[at]?.id ?? 0, title));
  expect((await freeze(leader, judged.round.id, awards, rest)).status).toBe(201);
  expect((await second.post(`${url}/results/approval`, { number: 1 })).problem).toBeNull();
}

const begin = (body: object = { number: 1 }) => leader.post(`${url}/show`, body);
const show = async () => (await leader.get(`${url}/show`)).json<RoundShow>();
const screen = async (client = leader) =>
  (await client.get(`/api/admin/events/${judged.event.id}/show`)).json<ShowScreen>();

async function move(to: 'next' | 'back' = 'next', client = leader) {
  const { running } = await show();
  return client.post(`${url}/show/step`, { run: running?.run, step: running?.step, to });
}

const audited = (action: string) => auditedIn(product, judged, action);

describe('a show', () => {
  test('releases each award everywhere with its step, and the rest with the last', async () => {
    await frozen();
    expect((await begin()).problem).toBeNull();
    expect(await screen()).toMatchObject({
      ...{ event_title: 'Robot Race' },
      show: { step: 0, kind: 'title', award: null, is_rehearsal: false, is_last: false },
    });
    for (const at of [product, other]) expect(await titlesAt(at)).toEqual([]);

    expect((await move()).json<ShownStep>()).toMatchObject({
      ...{ step: 1, kind: 'award', award: { title: 'Bold Idea', prize: 'A cup' } },
    });
    for (const at of [product, other]) {
      await isSeen(at, ['Bold Idea']);
      expect(await publicly(at)).toMatchObject([
        { goes_on: true, shows_ranks: false, offers_check: false },
      ]);
      for (const path of ['/', '/results', `/results/${judged.event.id}`]) {
        const { text } = await pageAt(at, path);
        expect([path, text.includes('Bold Idea'), text.includes('Best Story')]).toEqual([
          ...[path, true, false],
        ]);
      }
      const sheets = await pageAt(at, `/results/${judged.event.id}/sheets.json`);
      expect(sheets.status).toBe(404);
    }
    expect(await ownOf(product, judged, 0)).toMatchObject([
      { awards: [{ title: 'Bold Idea' }], rank: null, criteria: [], comments: [] },
    ]);
    expect(await ownOf(product, judged, 1)).toEqual([]);
    expect(await ownOf(product, judged, 2)).toEqual([]);
    const told = async () =>
      (await product.database.pool.query(`select from result_snapshots where told_at is not null`))
        .rowCount;
    expect(await told()).toBe(0);

    expect((await move()).json<ShownStep>()).toMatchObject({
      ...{ step: 2, award: { title: 'Best Story' }, is_last: true },
    });
    for (const at of [product, other]) {
      await isSeen(at, TITLES);
      expect(await publicly(at)).toMatchObject([{ goes_on: false, offers_check: true }]);
    }
    expect(await ownOf(product, judged, 2)).toMatchObject([
      { rank: { rank: 3, of: 3 }, awards: [] },
    ]);
    await eventually(async () => expect(await told()).toBe(1));
    const [results] = await publicly(product);
    const hash = { number: 1, sha256: results?.sha256 };
    expect(await audited('results.revealed')).toMatchObject([
      { ...hash, award: 1 },
      { ...hash, award: 2 },
    ]);
    expect(await audited('results.released')).toMatchObject([hash]);
    expect((await move()).problem).toBe('show-at-end');
    expect((await begin()).problem).toBe('show-goes-on');
  });

  test('two presses at the same moment make one step', async () => {
    await frozen();
    await begin();
    const { running } = await show();
    const press = (client: SignedInClient) =>
      client.post(`${url}/show/step`, { run: running?.run, step: running?.step, to: 'next' });
    const both = await Promise.all([press(leader), press(second)]);
    expect(both.map(({ problem }) => problem).toSorted()).toEqual(['changed-meanwhile', null]);
    expect((await show()).running?.step).toBe(1);
    expect(await audited('results.revealed')).toHaveLength(1);
  });

  test('goes back without taking anything back, and on again without releasing it twice', async () => {
    await frozen();
    await begin();
    await move();
    expect((await move('back')).json<ShownStep>()).toMatchObject({ step: 0, kind: 'title' });
    await isSeen(product, ['Bold Idea']);
    await move();
    expect(await audited('results.revealed')).toHaveLength(1);
  });

  test('tells its screens no award before its step, and its leader all of them', async () => {
    await frozen();
    const before = (await leader.get(`/api/admin/events/${judged.event.id}/show`)).text;
    expect(before).toBe(JSON.stringify({ event_title: 'Robot Race', show: null }));
    await begin();
    const path = `/api/admin/events/${judged.event.id}/show`;
    const at = async () => (await leader.get(path)).text;
    for (const title of TITLES) expect(await at()).not.toContain(title);
    const first = (await move()).text;
    expect(first).toContain(TITLES[0]);
    for (const text of [first, await at()]) expect(text).not.toContain(TITLES[1]);
    expect((await show()).steps).toMatchObject([
      { kind: 'title' },
      { kind: 'award', award: { title: 'Bold Idea' }, is_out: true },
      { kind: 'award', award: { title: 'Best Story' }, is_out: false },
    ]);
  });

  test('stops for nobody: a demoted leader is refused, and another one goes on', async () => {
    await frozen();
    await begin();
    const demoted = await product.as('SUPER_ADMIN');
    expect((await demoted.get(`${url}/show`)).status).toBe(200);
    await product.database.pool.query(`update users set role = 'USER' where id = $1`, [
      demoted.user.id,
    ]);
    await eventually(async () => expect((await move('next', demoted)).status).toBe(403));
    expect((await show()).running?.step).toBe(0);
    expect((await move('next', second)).problem).toBeNull();
  });

  test('names in the hall who did not agree to be named elsewhere only where its leader says so, and nobody who was erased', async () => {
    await frozen();
    const { name, college, id, email } = await makerOf(product, judged, 0);
    await begin();
    expect((await show()).unnamed).toBe(2);
    await move();
    const shown = async () => (await screen()).show?.award;
    expect(await shown()).toMatchObject({ by: `a student of ${college}`, college: null });
    await leader.delete(`${url}/show`);
    await begin({ number: 1, names_all: true });
    await move();
    expect(await shown()).toMatchObject({ by: name, college });
    await isSeen(product, ['Bold Idea']);
    expect((await publicly(product))[0]?.awards).toMatchObject([{ by: `a student of ${college}` }]);
    await second.put(`/api/admin/users/${id}/erase`, { confirm: email });
    expect(await shown()).toMatchObject({ by: 'a participant', college: null });
    expect((await move()).json<ShownStep>()).toMatchObject({ award: { title: 'Best Story' } });
  });

  test('a clock that is set back takes awards back, which can be told again', async () => {
    await frozen();
    await begin();
    setClocks('2025-07-22T13:00:00Z');
    await move();
    await isSeen(other, ['Bold Idea']);
    setClocks(NOW);
    for (const at of [product, other]) expect(await titlesAt(at)).toEqual([]);
    expect((await screen()).show).toMatchObject({ step: 1, kind: 'award', award: null });
    await move('back');
    expect((await move()).json<ShownStep>().award).toMatchObject({ title: 'Bold Idea' });
    await isSeen(product, ['Bold Idea']);
  });
});

describe('while a show goes on', () => {
  test('results are not thawed and get no instant; all of them can be released', async () => {
    await frozen();
    await begin();
    await move();
    const thaw = { number: 1, reason: 'A sheet was of another work.' };
    expect((await leader.post(`${url}/results/thaw`, thaw)).problem).toBe('show-goes-on');
    const later = { number: 1, at: '2025-07-23T12:00:00Z' };
    expect((await leader.post(`${url}/results/release`, later)).problem).toBe('show-goes-on');
    expect((await leader.post(`${url}/results/release`, { number: 1 })).problem).toBeNull();
    await isSeen(product, TITLES);
    // Screens go on, and nothing is released twice.
    expect((await move()).json<ShownStep>().award).toMatchObject({ title: 'Best Story' });
    expect(await audited('results.released')).toHaveLength(1);
  });

  test('thawing before the first award ends it', async () => {
    await frozen();
    await begin();
    const thaw = { number: 1, reason: 'A sheet was of another work.' };
    expect((await leader.post(`${url}/results/thaw`, thaw)).problem).toBeNull();
    expect((await screen()).show).toBeNull();
    const press = { run: 1, step: 0, to: 'next' };
    expect((await leader.post(`${url}/show/step`, press)).problem).toBe('show-not-running');
  });

  test('an instant that somebody sets meanwhile stops it, until it is called off', async () => {
    await frozen();
    await begin();
    const later = { number: 1, at: '2025-07-23T12:00:00Z' };
    expect((await leader.post(`${url}/results/release`, later)).problem).toBeNull();
    expect((await move()).problem).toBe('show-release-waits');
    await leader.delete(`${url}/results/release`);
    expect((await move()).problem).toBeNull();
  });

  test('its texts stay, and once it is over they change', async () => {
    await frozen();
    const slides = [{ place: 'opening', text: ' Welcome ' }];
    expect(
      (await leader.put(`${url}/show`, { slides: [{ place: 'closing', text: ' ' }] })).status,
    ).toBe(422);
    expect((await leader.put(`${url}/show`, { slides })).problem).toBeNull();
    await begin();
    expect((await leader.put(`${url}/show`, { slides: [] })).problem).toBe('show-goes-on');
    expect((await move()).json<ShownStep>()).toMatchObject({ kind: 'slide', text: 'Welcome' });
    expect((await leader.delete(`${url}/show`)).problem).toBeNull();
  });
});

describe('a rehearsal', () => {
  test('invents winners before anything is frozen, says so, and releases nothing', async () => {
    expect((await begin({ number: null })).problem).toBeNull();
    const { steps } = await show();
    expect(steps.filter(({ kind }) => kind === 'award')).toHaveLength(4);
    for (const { award } of steps.slice(1)) {
      expect((await move()).json<ShownStep>()).toMatchObject({ award, is_rehearsal: true });
      expect(award?.by).toMatch(/^Invented Winner \d$/);
    }
    expect(await publicly(product)).toEqual([]);
  });

  test('a press that saw it moves no show that began since, and no rehearsal ends a show', async () => {
    await frozen();
    await begin({ number: null });
    const { running } = await show();
    await begin();
    const late = { run: running?.run, step: running?.step, to: 'next' };
    expect((await second.post(`${url}/show/step`, late)).problem).toBe('changed-meanwhile');
    expect(await titlesAt(product)).toEqual([]);
    expect((await begin({ number: null })).problem).toBe('show-goes-on');
  });
});

test('results that are not ready have no show', async () => {
  expect((await begin()).problem).toBe('results-not-frozen');
  const awards = [special(judged.works[0]?.id ?? 0)];
  await freeze(leader, judged.round.id, awards);
  expect((await begin()).problem).toBe('approval-needed');
  expect((await show()).why_not).toBe('approval-needed');
  await second.post(`${url}/results/approval`, { number: 1 });
  expect((await begin({ number: 2 })).problem).toBe('changed-meanwhile');
});
