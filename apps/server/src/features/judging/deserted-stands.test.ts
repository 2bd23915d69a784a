import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openHall, standOf } from '../../testing/hall.ts';
import { createConflict } from '../../testing/judging-factories.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

describe('where nobody is', () => {
  test('three judges tell the organisers, once, with whom to call', async () => {
    const { judge, stands, admin, id, made } = await openHall(product, { works: 1 });
    await product.database.pool.query(
      `update profiles set mobile = '9812345678' where user_id = $1`,
      [made[0]?.user_id],
    );
    const judges = [await judge(), await judge(), await judge()];
    const bell = async () =>
      (await admin.get('/api/user/notifications'))
        .json<{ kind: string; leads_to: string }[]>()
        .filter(({ kind, leads_to }) => kind === 'nobody-at-stand' && leads_to.endsWith(`/${id}`));
    const [first, second, third] = judges;
    for (const each of [first, second]) {
      await each?.next();
      await each?.leave('nobody');
    }
    // The same judge again is no other one.
    await product.database.pool.query(
      `update stand_marks set at = at - interval '20 minutes' where judge_id = $1`,
      [first?.judgeId],
    );
    await first?.next();
    await first?.leave('nobody');
    expect(await bell()).toEqual([]);
    expect(await stands()).toMatchObject([{ nobody: 2, mobile: null }]);
    await third?.next();
    await third?.leave('nobody');
    expect(await bell()).toHaveLength(1);
    expect(await stands()).toMatchObject([{ nobody: 3, mobile: '9812345678' }]);
    const fourth = await judge();
    expect(await fourth.next()).toMatchObject({ here: null, left: 0 });
    const found = { submission_id: made[0]?.id };
    const url = `/api/admin/rounds/${id}/stands/found`;
    expect((await admin.post(url, found)).problem).toBeNull();
    expect(await stands()).toMatchObject([{ nobody: 0, mobile: null }]);
    expect(standOf(await fourth.next())).toBe('T 1');
  });

  test('who organises and has a conflict with the work is told nothing of it', async () => {
    const { judge, id, made } = await openHall(product, { works: 1, judges_per_work: 3 });
    const organiser = await product.as('ADMIN');
    await createConflict(product.database, {
      ...{ round_id: id, user_id: organiser.user.id, submission_id: made[0]?.id ?? 0 },
    });
    for (const each of [await judge(), await judge(), await judge()]) {
      await each.next();
      await each.leave('nobody');
    }
    const bell = await organiser.get('/api/user/notifications');
    expect(bell.json<{ kind: string; leads_to: string }[]>()).not.toContainEqual(
      expect.objectContaining({ kind: 'nobody-at-stand', leads_to: `/admin/rounds/${id}` }),
    );
    const seen = await organiser.get(`/api/admin/rounds/${id}/stands`);
    expect(seen.json<{ stands: object[] }>().stands).toEqual([]);
    for (const [path, method, rest] of [
      ['stands/found', 'POST', {}],
      ['stand', 'PUT', { stand: 'T 2', area: null }],
    ] as const) {
      const body = { submission_id: made[0]?.id, ...rest };
      const refused = await organiser.send(method, `/api/admin/rounds/${id}/${path}`, body);
      expect([path, refused.problem]).toEqual([path, 'work-not-in-round']);
    }
  });

  test('where all who organise have a conflict, they are told without the work', async () => {
    const { judge, id, made, admin } = await openHall(product, { works: 1, judges_per_work: 3 });
    const organisers = await product.database.kysely
      .selectFrom('users')
      .select('id')
      .where('role', '<>', 'USER')
      .execute();
    for (const { id: user_id } of organisers) {
      const of = { round_id: id, user_id, submission_id: made[0]?.id ?? 0 };
      await createConflict(product.database, of);
    }
    for (const each of [await judge(), await judge(), await judge()]) {
      await each.next();
      await each.leave('nobody');
    }
    const { notifications } = (await admin.get('/api/user/data')).json<{
      notifications: { kind: string; params: Record<string, unknown> }[];
    }>();
    const told = notifications.filter(
      ({ kind, params }) => kind === 'nobody-at-stand' && params['round_id'] === id,
    );
    expect(told.map(({ params }) => params['submission_id'])).toEqual([null]);
  });

  test('whoever stands there all the same says that somebody is', async () => {
    const { judge, stands } = await openHall(product, { works: 1 });
    const [one, other] = [await judge(), await judge()];
    await one.next();
    await one.leave('nobody');
    expect(await stands()).toMatchObject([{ nobody: 1 }]);
    await other.stand('T 1');
    expect(await stands()).toMatchObject([{ nobody: 0 }]);
  });

  test('who is erased stands nowhere, and went nowhere as a judge', async () => {
    const { judge, made } = await openHall(product, { works: 2 });
    const [one, other] = [await judge(), await judge()];
    await one.next();
    await one.leave('nobody');
    await other.next();
    await one.next();
    const data = await one.client.get('/api/user/data');
    expect(data.json<{ judging: object[] }>().judging).toMatchObject([
      { last_stand: 'T 2', said_of_stands: [{ stand: 'T 1', mark: 'nobody' }] },
    ]);
    const boss = await product.as('SUPER_ADMIN');
    const { rows: people } = await product.database.pool.query<{ id: number; email: string }>(
      'select id, email from users where id in ($1, $2)',
      [made[0]?.user_id, one.client.user.id],
    );
    for (const { id, email } of people) {
      const erased = await boss.put(`/api/admin/users/${id}/erase`, { confirm: email });
      expect(erased.problem).toBeNull();
    }
    const left = await product.database.pool.query(
      `select stand, (select count(*)::int from judge_places where judge_id in ($2, $3)) as places,
         (select count(*)::int from stand_marks where judge_id in ($2, $3)) as marks
       from stands where submission_id = any($1)`,
      [made.map(({ id }) => id), one.judgeId, other.judgeId],
    );
    expect(left.rows).toEqual([{ stand: 'T 2', places: 0, marks: 0 }]);
  });
});
