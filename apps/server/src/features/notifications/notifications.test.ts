import type { NotificationOut } from '@pratibha/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent, createNotification } from '../../testing/factories.ts';

const LIST = '/api/user/notifications';

let product: TestApp;
let person: SignedInClient;

beforeAll(async () => {
  product = await startTestApp();
});
afterAll(() => product.close());
beforeEach(async () => {
  person = await product.as('USER');
});

/** One that was told so many minutes ago, or will be. */
async function tell(minutesAgo: number, values = {}): Promise<number> {
  const { id } = await createNotification(product.database, {
    user_id: person.user.id,
    tell_at: new Date(Date.now() - minutesAgo * 60_000),
    ...values,
  });
  return id;
}

const idsOf = async (path = LIST) =>
  (await person.get(path)).json<NotificationOut[]>().map(({ id }) => id);
const unread = async () => (await person.get(`${LIST}/unread`)).json();

test('the list says what the bell shows: codes, where it leads, and the event as it is called', async () => {
  const { id: event_id, title } = await createEvent(product.database);
  const at = '2025-08-01T00:00:00.000Z';
  await tell(1, {
    kind: 'submission-closes-soon',
    params: JSON.stringify({ event_id, at }),
    created_at: new Date('2025-07-31T00:00:00Z'),
  });
  const response = await person.get(LIST);
  expect(response.headers['x-total-count']).toBe('1');
  expect(response.json()).toMatchObject([
    {
      kind: 'submission-closes-soon',
      created_at: '2025-07-31T00:00:00.000Z',
      read_at: null,
      leads_to: `/user/events/${event_id}?submit=${event_id}`,
      event_title: title,
      decision: null,
      date: at,
      account_changes: [],
      role: null,
    },
  ]);
});

test('it shows what is told by now, as it was told, page by page', async () => {
  const old = await tell(30);
  const late = await tell(50);
  const held = await tell(10);
  await tell(-1);
  await tell(5, { seen_in_app: false });
  expect(await idsOf()).toEqual([held, old, late]);
  const first = await person.get(`${LIST}?limit=2`);
  const next = /<([^>]+)>/.exec(String(first.headers['link']))?.[1] ?? '';
  expect(await idsOf(next)).toEqual([late]);
  expect(await unread()).toEqual({ unread: 3 });
});

describe('reading', () => {
  test('one counts it as read, once', async () => {
    const [one] = [await tell(2), await tell(1)];
    const read = () => person.put(`${LIST}/${one}/read`);
    expect((await read()).json()).toEqual({ unread: 1 });
    const before = (await person.get(LIST)).json();
    expect((await read()).json()).toEqual({ unread: 1 });
    expect((await person.get(LIST)).json()).toEqual(before);
  });

  test('all stops at the newest that was seen, also where an older id was told later', async () => {
    const toldLater = await tell(1);
    const [first, seen] = [await tell(9), await tell(5)];
    const response = await person.put(`${LIST}/read`, { up_to: seen });
    expect(response.json()).toEqual({ unread: 1 });
    const list = (await person.get(LIST)).json<NotificationOut[]>();
    expect(list.map(({ id, read_at }) => [id, read_at === null])).toEqual([
      [toldLater, true],
      [seen, false],
      [first, false],
    ]);
  });

  test('what is another’s, or not told yet, is not found and marks nothing', async () => {
    const [theirs, later] = [await tell(1), await tell(-1)];
    expect((await person.put(`${LIST}/${later}/read`)).status).toBe(404);
    const stranger = await product.as('SUPER_ADMIN');
    expect((await stranger.put(`${LIST}/${theirs}/read`)).status).toBe(404);
    expect((await stranger.put(`${LIST}/read`, { up_to: theirs })).json()).toEqual({ unread: 0 });
    expect((await stranger.get(LIST)).json()).toEqual([]);
    expect(await unread()).toEqual({ unread: 1 });
  });
});

test('the count reads one index, however much others are told', async () => {
  await tell(1);
  const crowd = await product.as('USER');
  await product.database.pool.query(
    `insert into notifications (user_id, kind, key, params, created_at)
     select $1, 'account-changed', n::text, '{}', now() from generate_series(1, 3000) as n`,
    [crowd.user.id],
  );
  await product.database.pool.query('vacuum analyze notifications');
  const { rows } = await product.database.pool.query<Record<string, string>>(
    `explain select count(*) from notifications
     where user_id = ${person.user.id} and seen_in_app = true and tell_at <= now() and read_at is null`,
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Index Only Scan using notifications_unread_idx/);
});
