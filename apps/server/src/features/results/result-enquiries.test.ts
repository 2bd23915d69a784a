import type { OwnResultEnquiry, ResultEnquiry } from '@pratibha/contract/result-enquiries';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createJudge } from '../../testing/judging-factories.ts';
import { type JudgedRound, judgedRound, makerOf, release } from '../../testing/results-desk.ts';

const NOW = '2025-07-16T04:15:00Z';
/** 72 hours later. */
const END = '2025-07-19T04:15:00Z';
const ASKED = { text: ' Why so few points? ' };

let product: TestApp;
let first: SignedInClient;
let second: SignedInClient;
let judged: JudgedRound;
let maker: SignedInClient;
let url: string;
let listed: string;

beforeAll(async () => {
  product = await startTestApp();
  first = await product.as('ADMIN');
  second = await product.as('ADMIN');
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.set(NOW);
  judged = await judgedRound(product);
  maker = await makerOf(product, workAt(0));
  url = `/api/user/submissions/${workAt(0)}/result-enquiry`;
  listed = `/api/admin/rounds/${judged.round.id}/result-enquiries`;
});

const workAt = (at: number) => judged.works[at]?.id ?? 0;
const out = () => release([first, second], judged.round.id);
const own = async (client = maker) =>
  (await client.get('/api/user/result-enquiries')).json<OwnResultEnquiry[]>();
const seen = async (client = first) => (await client.get(listed)).json<ResultEnquiry[]>();
const respond = (id: number, response: string, revision = 1, client = first) =>
  client.put(`/api/admin/result-enquiries/${id}/response`, { response, revision });
const terms = (asks_hours: number | null) =>
  first.put(`/api/admin/rounds/${judged.round.id}/terms`, { asks_hours, names_judges: false });

/** Who was told of the round, by kind. */
async function told(kind: string): Promise<number[]> {
  const { rows } = await product.database.pool.query<{ user_id: number }>(
    `select user_id from notifications where kind = $1 and (params ->> 'round_id')::int = $2
     order by id`,
    [kind, judged.round.id],
  );
  return rows.map(({ user_id }) => user_id);
}

describe('asking', () => {
  test('is once a work, from the release on, and organisers are told', async () => {
    expect(await own()).toEqual([]);
    expect((await maker.post(url, ASKED)).problem).toBe('not-found');
    await out();
    expect(await own()).toMatchObject([
      { submission_id: workAt(0), ends_at: '2025-07-19T04:15:00.000Z', why_not: null, text: null },
    ]);
    const asked = await maker.post(url, ASKED);
    expect([asked.status, asked.json()]).toEqual([201, (await own())[0]]);
    expect(await own()).toMatchObject([
      { text: 'Why so few points?', why_not: 'result-enquiry-made', response: null },
    ]);
    expect((await maker.post(url, { text: 'And why not?' })).problem).toBe('result-enquiry-made');
    expect(await seen()).toMatchObject([{ number: 1, text: 'Why so few points?', revision: 1 }]);
    const people = await told('result-enquiries-wait');
    expect(people).toEqual(expect.arrayContaining([first.user.id, second.user.id]));
    // A second one that waits tells nobody again within a day.
    const other = await makerOf(product, workAt(1));
    const path = `/api/user/submissions/${workAt(1)}/result-enquiry`;
    expect((await other.post(path, ASKED)).status).toBe(201);
    expect(await told('result-enquiries-wait')).toEqual(people);
  });

  test('of two at the same moment one is kept', async () => {
    await out();
    const both = await Promise.all([maker.post(url, ASKED), maker.post(url, ASKED)]);
    expect(both.map(({ status, problem }) => problem ?? status).toSorted()).toEqual([
      201,
      'result-enquiry-made',
    ]);
    expect(await seen()).toHaveLength(1);
  });

  test('takes 1 to 500 characters', async () => {
    await out();
    const codeOf = async (text: string) =>
      (await maker.post(url, { text })).json<{ errors?: { code: string }[] }>().errors?.[0]?.code;
    expect(await codeOf(' ')).toBe('required');
    expect(await codeOf('प'.repeat(501))).toBe('too-long');
    expect((await maker.post(url, { text: 'प'.repeat(500) })).status).toBe(201);
  });

  test('ends after 72 hours, or when the organisers say, by the clock as it stands', async () => {
    await out();
    product.clock.set(END);
    expect((await maker.post(url, ASKED)).problem).toBe('result-enquiries-over');
    expect((await terms(96)).json()).toMatchObject({ asks_hours: 96 });
    expect((await own())[0]).toMatchObject({ why_not: null });
    expect((await terms(null)).problem).toBeNull();
    expect((await own())[0]).toMatchObject({ ends_at: null, why_not: 'result-enquiries-off' });
    expect((await maker.post(url, ASKED)).problem).toBe('result-enquiries-off');
    await terms(72);
    // Turned back before the release: there is no result to ask about.
    product.clock.set('2025-07-16T04:14:59Z');
    expect(await own()).toEqual([]);
    expect((await maker.post(url, ASKED)).problem).toBe('not-found');
  });

  test('is of one’s own work alone', async () => {
    await out();
    const other = await makerOf(product, workAt(1));
    expect((await other.post(url, ASKED)).problem).toBe('not-found');
    expect(await own(await product.as('USER'))).toEqual([]);
  });
});

describe('a response', () => {
  let id: number;
  beforeEach(async () => {
    await out();
    await maker.post(url, ASKED);
    id = (await seen())[0]?.id ?? 0;
  });

  test('reaches who asked, again when its words are others, and is audited', async () => {
    expect((await respond(id, ' Two scored it. ')).json()).toMatchObject({
      ...{ response: 'Two scored it.', revision: 2, responded_at: '2025-07-16T04:15:00.000Z' },
    });
    expect((await respond(id, ' ', 2)).status).toBe(422);
    expect((await respond(id, 'Two scored it.', 2)).problem).toBeNull();
    expect((await respond(id, 'Others', 2)).problem).toBe('changed-meanwhile');
    expect(await told('result-enquiry-responded')).toEqual([maker.user.id]);
    expect((await respond(id, 'Three scored it.', 3)).problem).toBeNull();
    expect(await told('result-enquiry-responded')).toEqual([maker.user.id, maker.user.id]);
    expect((await own())[0]).toMatchObject({ response: 'Three scored it.' });
    const { rows } = await product.database.pool.query<{ action: string; text: string }>(
      `select action, changes::text as text from audit
       where subject_type = 'result-enquiry' and subject_id = $1 order by id`,
      [id],
    );
    const responded = 'result-enquiry.responded';
    expect(rows.map(({ action }) => action)).toEqual([
      'result-enquiry.asked',
      ...[responded, responded, responded],
    ]);
    expect(rows.map(({ text }) => text).join()).not.toContain('scored');
  });

  test('comes from nobody who may not see all of the round, and they are not told', async () => {
    const judge = await createJudge(product.database, {
      ...{ round_id: judged.round.id, user_id: second.user.id, state: 'accepted' },
    });
    await product.database.pool.query(
      'insert into conflicts (judge_id, submission_id, origin, at) values ($1, $2, $3, now())',
      [judge.id, workAt(2), 'declared'],
    );
    expect((await second.get(listed)).problem).toBe('own-conflict-there');
    expect((await respond(id, 'Mine', 1, second)).problem).toBe('own-conflict-there');
    expect(await seen()).toMatchObject([{ response: null }]);
    const other = await makerOf(product, workAt(1));
    product.clock.set('2025-07-17T05:00:00Z');
    const before = (await told('result-enquiries-wait')).length;
    await other.post(`/api/user/submissions/${workAt(1)}/result-enquiry`, ASKED);
    const people = (await told('result-enquiries-wait')).slice(before);
    expect(people).toContain(first.user.id);
    expect(people).not.toContain(second.user.id);
  });

  test('is in the download of who asked, and gone with an erasure', async () => {
    await respond(id, 'Two scored it.');
    const data = (await maker.get('/api/user/data')).json<{ result_enquiries: object[] }>();
    expect(data.result_enquiries).toMatchObject([
      { submission_id: workAt(0), text: 'Why so few points?', response: 'Two scored it.' },
    ]);
    const boss = await product.as('SUPER_ADMIN');
    const confirm = { confirm: maker.user.email };
    await boss.put(`/api/admin/users/${maker.user.id}/erase`, confirm);
    expect(await seen()).toEqual([]);
  });
});
