import type { OwnStand } from '@pratibha/contract/own-stands';
import type { RoundStands } from '@pratibha/contract/stands';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { createSubmission } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { type JudgingDesk, openJudgingDesk } from '../../testing/judging-desk.ts';
import { createJudge, createRound, openTestRound } from '../../testing/judging-factories.ts';
import { giveTestStands } from '../../testing/stand-factories.ts';

let product: TestApp;
let desk: JudgingDesk;

beforeAll(async () => {
  product = await startTestApp();
  desk = await openJudgingDesk(product);
});
afterAll(() => product.close());

const NUMBERED = { prefix: 'T', first: 1, area: 'Hall B', sorted: 'number', keeps: false };

async function stands(response: Promise<HttpResponse>): Promise<RoundStands> {
  const answered = await response;
  expect(answered.problem).toBeNull();
  return answered.json<RoundStands>();
}

const labels = ({ stands: all }: RoundStands) => all.map(({ stand }) => stand);

/** A round at the stand, prepared or open, with three works of its own event. */
async function round({ isOpen = true } = {}) {
  const own = await openJudgingDesk(product);
  const names = ['Chandra', 'Anita', 'Bimal'];
  for (const name of names) {
    const { user_id } = await own.work();
    await product.database.pool.query('update users set name = $2 where id = $1', [user_id, name]);
  }
  const { id } = await createRound(product.database, {
    ...{ event_id: own.event.id, manner: 'at-the-stand' },
  });
  if (isOpen) await openTestRound(product.database, id);
  const url = `/api/admin/rounds/${id}`;
  return {
    ...{ id, url, event: own.event },
    read: () => stands(own.admin.get(`${url}/stands`)),
    give: (body = {}) => own.admin.put(`${url}/stands`, { ...NUMBERED, ...body }),
    change: (body: object) => own.admin.put(`${url}/stand`, { area: null, ...body }),
    publish: (is_published: boolean) => own.admin.put(`${url}/stands/published`, { is_published }),
    admin: own.admin,
  };
}

describe('how a round is judged', () => {
  test('is settled until it opens; its clock may change later', async () => {
    const { url, admin, id } = await round({ isOpen: false });
    const settle = (body: object) => admin.put(`${url}/manner`, { clock_minutes: null, ...body });
    const settled = await stands(settle({ manner: 'at-the-stand', clock_minutes: 8 }));
    expect(settled).toMatchObject({ manner: 'at-the-stand', clock_minutes: 8, stands: [] });
    await openTestRound(product.database, id);
    expect((await settle({ manner: 'remote' })).problem).toBe('round-is-open');
    const later = await stands(settle({ manner: 'at-the-stand', clock_minutes: 5 }));
    expect(later.clock_minutes).toBe(5);
    const refused = await settle({ manner: 'at-the-stand', clock_minutes: 0 });
    expect(refused.problem).toBe('invalid-input');
  });

  test('at the stand nothing is assigned beforehand', async () => {
    const { url, admin } = await round();
    expect((await admin.get(`${url}/proposal`)).problem).toBe('assigned-at-the-stand');
    const taken = await admin.post(`${url}/assignments`, { basis: '' });
    expect(taken.problem).toBe('assigned-at-the-stand');
    const common = await admin.put(`${url}/common-works`, { submission_id: 1, is_common: true });
    expect(common.problem).toBe('assigned-at-the-stand');
  });
});

describe('stands', () => {
  test('are given to all works in one go, by number or name, with one area', async () => {
    const { give } = await round();
    const numbered = await stands(give());
    expect(numbered.stands).toMatchObject([
      { stand: 'T 1', area: 'Hall B', number: 1, user_name: 'Chandra', mobile: null },
      { stand: 'T 2', number: 2 },
      { stand: 'T 3', number: 3 },
    ]);
    const named = await stands(give({ sorted: 'name', first: 9, prefix: null, area: null }));
    expect(named.stands).toMatchObject([
      { stand: '9', area: null, user_name: 'Anita' },
      { stand: '10', user_name: 'Bimal' },
      { stand: '11', user_name: 'Chandra' },
    ]);
  });

  test('are changed one by one, and are each there once', async () => {
    const { give, change, read } = await round();
    const [first, second] = (await stands(give())).stands;
    const twice = await change({ submission_id: first?.submission_id, stand: 't-2' });
    expect(twice.problem).toBe('stand-taken');
    const moved = { submission_id: second?.submission_id, stand: 'S 1', area: 'Yard' };
    expect(labels(await stands(change(moved)))).toEqual(['T 1', 'T 3', 'S 1']);
    const freed = { submission_id: first?.submission_id, stand: 'T 2' };
    expect((await change(freed)).problem).toBeNull();
    expect(labels(await read())).toEqual(['T 2', 'T 3', 'S 1']);
    const unknown = await change({ submission_id: 2_000_000_000, stand: 'T 9' });
    expect(unknown.problem).toBe('work-not-in-round');
  });

  test('are kept by those that have one, if wanted', async () => {
    const { give, event, id } = await round();
    await give();
    await createSubmission(product.database, { event_id: event.id, status: 'ACCEPTED' });
    await openTestRound(product.database, id).catch(() => undefined);
    await product.database.pool.query(
      `insert into round_works (round_id, submission_id, revision, number)
       select $1, id, revision, 4 from submissions where event_id = $2
       on conflict do nothing`,
      [id, event.id],
    );
    expect((await give({ keeps: true, first: 3 })).problem).toBe('stand-taken');
    expect(labels(await stands(give({ keeps: true, first: 4 })))).toEqual([
      ...['T 1', 'T 2', 'T 3', 'T 4'],
    ]);
  });

  test('are given neither before the round opens, nor in another one', async () => {
    const prepared = await round({ isOpen: false });
    expect((await prepared.give()).problem).toBe('round-not-open');
    const { round: remote } = await desk.judged();
    const url = `/api/admin/rounds/${remote.id}`;
    expect((await desk.admin.put(`${url}/stands`, NUMBERED)).problem).toBe('not-at-the-stand');
  });
});

describe('who handed in', () => {
  const told = async (client: { get(url: string): Promise<HttpResponse> }) =>
    (await client.get('/api/user/stands')).json<OwnStand[]>();

  test('is told the stand once it is published, and how many were there while it runs', async () => {
    const { event, admin } = await openJudgingDesk(product);
    const student = await product.as('USER');
    const work = await createSubmission(product.database, {
      ...{ event_id: event.id, user_id: student.user.id, status: 'ACCEPTED' },
    });
    const { id } = await createRound(product.database, {
      ...{ event_id: event.id, manner: 'at-the-stand' },
    });
    await openTestRound(product.database, id);
    const publish = (is_published: boolean) =>
      admin.put(`/api/admin/rounds/${id}/stands/published`, { is_published });
    expect((await publish(true)).problem).toBe('stands-missing');
    await giveTestStands(product.database, id);
    expect(await told(student)).toEqual([]);
    expect((await publish(true)).problem).toBeNull();
    const own = { event_id: event.id, submission_id: work.id, stand: 'T 1', area: 'Hall B' };
    expect(await told(student)).toMatchObject([{ ...own, visits: { made: 0, of: 2 } }]);
    const judge = await product.as('USER');
    await createJudge(product.database, {
      ...{ round_id: id, user_id: judge.user.id, state: 'accepted' },
    });
    const stood = await judge.post(`/api/judge/rounds/${id}/stands/here`, { stand: 'T 1' });
    expect(stood.problem).toBeNull();
    const [after] = await told(student);
    expect(after?.visits).toEqual({ made: 1, of: 2 });
    expect(Object.keys(after ?? {})).toEqual([
      ...['event_id', 'submission_id', 'stand', 'area', 'opens_at', 'closes_at', 'visits'],
    ]);
    expect(await told(await product.as('USER'))).toEqual([]);
    await product.database.pool.query(
      `update rounds set closes_at = opens_at + interval '1 minute' where id = $1`,
      [id],
    );
    expect(await told(student)).toMatchObject([{ ...own, visits: null }]);
    await product.database.pool.query(
      `update rounds set closes_at = opens_at + interval '9 days' where id = $1`,
      [id],
    );
    expect((await publish(false)).problem).toBeNull();
    expect(await told(student)).toEqual([]);
  });

  test('is told it no more once the work is out of the round', async () => {
    const { event } = await openJudgingDesk(product);
    const student = await product.as('USER');
    const values = { event_id: event.id, user_id: student.user.id, status: 'ACCEPTED' } as const;
    await createSubmission(product.database, values);
    const { id } = await createRound(product.database, {
      ...{ event_id: event.id, manner: 'at-the-stand', stands_published_at: new Date() },
    });
    await openTestRound(product.database, id);
    await giveTestStands(product.database, id);
    expect(await told(student)).toHaveLength(1);
    await product.database.pool.query(
      `update round_works set out_because = 'by-hand' where round_id = $1`,
      [id],
    );
    expect(await told(student)).toEqual([]);
  });
});
