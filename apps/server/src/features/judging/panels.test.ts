import type { GuestRoom, RoomCode } from '@pratibha/contract/guest-rooms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { numbersOf, openPresentations, PLAN, workOf } from '../../testing/presentations-desk.ts';

let product: TestApp;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());

describe('the panel of a room', () => {
  test('is given to every judge in its order, those with a conflict or enough left out', async () => {
    const { plan, draw, publish, putLast, judge } = await openPresentations(product);
    const [one, other, late] = [await judge(), await judge(), await judge('asked')];
    const few = await judge('accepted', { most_works: 2 });
    await plan();
    const drawn = await draw();
    const [first, second, third] = drawn.works;
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [other.judgeId, third?.submission_id],
    );
    expect(await one.order()).toEqual([]);
    await publish();
    expect(await one.order()).toEqual(numbersOf(drawn));
    expect(await one.round()).toMatchObject(
      drawn.works.map(({ starts_at, ends_at }) => ({
        presented: { room: 'Room 204', starts_at, ends_at },
      })),
    );
    expect(await other.order()).toEqual(numbersOf(drawn).filter((each) => each !== third?.number));
    expect(await few.order()).toEqual([first?.number, second?.number]);
    expect((await late.accept()).problem).toBeNull();
    expect(await late.order()).toEqual(numbersOf(drawn));
    const after = await putLast(first?.submission_id ?? 0, 'late');
    expect(await one.order()).toEqual(numbersOf(after));
    await publish(false);
    expect(await one.round()).toMatchObject(Array(5).fill({ presented: null }));
  });

  test('goes on in several rooms at once, each with judges of its own', async () => {
    const { plan, draw, publish, move, judge, at, admin, bell } = await openPresentations(product, {
      works: 4,
    });
    const [one, other] = [await judge(), await judge()];
    await plan({ rooms: ['Room 204', 'Hall B'] });
    const drawn = await draw();
    expect(drawn.works.map(({ room, place }) => [room, place])).toEqual([
      ...[
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
    ]);
    expect(drawn.panels).toEqual([
      { judge_id: one.judgeId, room: 1 },
      { judge_id: other.judgeId, room: 2 },
    ]);
    await publish();
    const inRoom = (wanted: number) =>
      drawn.works.filter(({ room }) => room === wanted).map(({ number }) => number);
    expect(await one.order()).toEqual(inRoom(1));
    expect(await other.order()).toEqual(inRoom(2));
    await move(one.judgeId, 2);
    expect(await one.order()).toEqual(inRoom(2));
    const nowhere = { judge_id: one.judgeId, room: 3 };
    expect((await admin.put(`${at}/panel`, nowhere)).problem).toBe('room-unknown');
    const fewer = await admin.put(`${at}/plan`, PLAN);
    expect(fewer.problem).toBe('order-published');
    expect(await bell()).toHaveLength(1);
    await publish(false);
    const forgotten = await plan();
    expect([forgotten.panels, forgotten.works.map(({ place }) => place)]).toEqual([
      [],
      Array(4).fill(null),
    ]);
    await draw();
    await publish();
    expect(await bell()).toHaveLength(2);
  });

  test('keeps a work away from the room in which somebody has a conflict with it', async () => {
    const { plan, draw, judge, own, move } = await openPresentations(product, { works: 2 });
    const one = await judge();
    await plan({ rooms: ['Room 204', 'Hall B'] });
    await move(one.judgeId, 1);
    await product.database.pool.query(
      `insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, 'declared', now())`,
      [one.judgeId, own.id],
    );
    for (let n = 0; n < 5; n += 1) expect(workOf(await draw(), own.id)?.room).toBe(2);
  });

  test('reaches a judge who accepts while it is published', async () => {
    const { plan, draw, at, admin, judge } = await openPresentations(product);
    const late = await judge('asked');
    await plan();
    const drawn = await draw();
    const [published, accepted] = await Promise.all([
      admin.put(`${at}/published`, { is_published: true }),
      late.accept(),
    ]);
    expect([published.problem, accepted.problem]).toEqual([null, null]);
    expect(await late.order()).toEqual(numbersOf(drawn));
  });

  test('reaches a guest who comes once it is published', async () => {
    const { plan, draw, publish, admin, id } = await openPresentations(product);
    await plan();
    await draw();
    await publish();
    const added = await admin.post(`/api/admin/rounds/${id}/guests`, { name: 'Guest' });
    expect(added.problem).toBeNull();
    const { rows } = await product.database.pool.query(
      `select from assignments join judges on judges.id = judge_id
       where assignments.round_id = $1 and guest_id is not null`,
      [id],
    );
    expect(rows).toHaveLength(5);
  });

  test('is where its own code hangs; another code leads to where judges are fewest', async () => {
    const { plan, draw, publish, judge, admin, id, read } = await openPresentations(product);
    const one = await judge();
    await plan({ rooms: ['Room 204', 'Hall B'] });
    await draw();
    await publish();
    const at = `/api/admin/rounds/${id}/guest-room`;
    const code = (await admin.post(at)).json<RoomCode>();
    expect(code.rooms.map(({ name }) => name)).toEqual(['Room 204', 'Hall B']);
    const ask = async (url: string, name: string) => {
      const press = {
        token: url.split('#')[1] ?? '',
        key: `${name} `.repeat(9).replace(/ /g, '-'),
      };
      const asked = await product.anonymous().post('/api/room-links/ask', { ...press, name });
      expect(asked.problem).toBeNull();
      return (await admin.get(at)).json<GuestRoom>().waiting.find((each) => each.name === name);
    };
    const admit = async (request_id = 0) => {
      expect((await admin.post(`${at}/admitted`, { request_id })).problem).toBeNull();
      return (await read()).panels.at(-1)?.room;
    };
    // The one judge sits in the first room: whoever names none would come to the second.
    const first = await ask(code.rooms[0]?.url ?? '', 'Hari');
    expect(first?.room).toBe('Room 204');
    expect(await admit(first?.id)).toBe(1);
    expect((await read()).panels).toContainEqual({ judge_id: one.judgeId, room: 1 });
    const any = await ask(code.url, 'Maya');
    expect(any?.room).toBeNull();
    expect(await admit(any?.id)).toBe(2);
    // A code that hangs on after the plan has fewer rooms.
    const gone = await ask(`${code.url}.7`, 'Sita');
    expect(gone?.room).toBeNull();
    expect(await admit(gone?.id)).toBe(2);
  });

  test('gets a work of somebody whom they may know once an organiser lifts that', async () => {
    const { plan, draw, publish, judge, admin, own, student } = await openPresentations(product);
    const one = await judge();
    await product.database.pool.query(
      `update users set email = concat('judging.', id, '@hill-college.edu.np') where id = any($1)`,
      [[one.client.user.id, student.user.id]],
    );
    await plan();
    const mine = workOf(await draw(), own.id)?.number;
    await publish();
    expect(await one.order()).toHaveLength(4);
    expect(await one.order()).not.toContain(mine);
    const lifted = await admin.put(`/api/admin/judges/${one.judgeId}/hints`, {
      ...{ submission_ids: [own.id], are_conflicts: false },
    });
    expect(lifted.problem).toBeNull();
    expect(await one.order()).toContain(mine);
  });

  test('says how many of the panel saw a work, and nothing of who or what', async () => {
    const { plan, draw, publish, times, judge, own } = await openPresentations(product);
    const [one] = [await judge(), await judge(), await judge('accepted', { in_training: true })];
    await plan();
    await draw();
    await publish();
    expect(await times()).toMatchObject([{ visits: { made: 0, of: 2 } }]);
    const { rows } = await product.database.pool.query<{ id: number }>(
      'select id from assignments where judge_id = $1 and submission_id = $2',
      [one.judgeId, own.id],
    );
    const works = `/api/judge/works/${rows[0]?.id}`;
    const sheet = { scores: [], comment: 'Seldom said', note: '', version: 0 };
    expect((await one.client.put(`${works}/sheet`, sheet)).problem).toBeNull();
    expect(await times()).toMatchObject([{ visits: { made: 1, of: 2 } }]);
    expect((await one.client.post(`${works}/conflict`)).problem).toBeNull();
    expect(await times()).toMatchObject([{ visits: { made: 1, of: 2 } }]);
  });

  test('goes with whoever is erased, and a judge reads where they sat', async () => {
    const { plan, draw, publish, read, judge, student, own } = await openPresentations(product);
    const one = await judge();
    await plan();
    await draw();
    await publish();
    const data = (await one.client.get('/api/user/data')).json<{ judging: { room: string }[] }>();
    expect(data.judging.map(({ room }) => room)).toEqual(['Room 204']);
    const boss = await product.as('SUPER_ADMIN');
    for (const { user } of [student, one.client]) {
      const erased = await boss.put(`/api/admin/users/${user.id}/erase`, { confirm: user.email });
      expect(erased.problem).toBeNull();
    }
    const left = await read();
    expect([workOf(left, own.id), left.panels]).toEqual([undefined, []]);
    const rows = await product.database.pool.query(
      'select from presentations where submission_id = $1',
      [own.id],
    );
    expect(rows.rows).toEqual([]);
  });
});
