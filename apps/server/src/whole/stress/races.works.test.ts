import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { areWaiting } from '../../testing/are-waiting.ts';
import { eventually } from '../../testing/eventually.ts';
import { createSubmission } from '../../testing/factories.ts';
import type { HttpResponse } from '../../testing/http-client.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

/*
 * A student replaces a work while an organiser decides on it: of the two one wins, and nobody
 * decides on what they have not read unless they say so. First in either order, then in whatever
 * order comes.
 */

const TRIALS = scale(20, 1_000);
const ANOTHER = { work_link: 'https://work.example/second', description: 'Another.', revision: 1 };

let product: TestApp;
let student: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  product.clock.set('2025-08-10T10:00:00+05:45');
  student = await product.as('USER');
  admin = await product.as('ADMIN');
});
afterAll(() => product.close());

async function handedIn(): Promise<number> {
  return (await createSubmission(product.database, { user_id: student.user.id })).id;
}

const replace = (id: number, change: object = {}) =>
  student.put(`/api/user/submissions/${id}`, { ...ANOTHER, ...change });
const decide = (id: number, seen: object) =>
  admin.put(`/api/admin/submissions/${id}/review`, { status: 'ACCEPTED', ...seen });
const told = ({ status, problem }: HttpResponse) => problem ?? String(status);

/** The judgement of each revision, and of the work. */
async function kept(id: number): Promise<string[]> {
  const { rows } = await product.database.pool.query<{ status: string }>(
    `(select status from submission_revisions where submission_id = $1 order by revision)
     union all select status from submissions where id = $1`,
    [id],
  );
  return rows.map(({ status }) => status);
}

/** Whoever comes first waits for the work first, and has it first once it is let go. */
async function inOrder(
  id: number,
  ...sends: readonly (() => Promise<HttpResponse>)[]
): Promise<string[]> {
  const { pool } = product.database;
  const holder = await pool.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('begin');
  await holder.query('select from submissions where id = $1 for update', [id]);
  const sent: Promise<HttpResponse>[] = [];
  for (const send of sends) {
    sent.push(send());
    await eventually(async () => expect(await areWaiting(pool, sent.length)).toBe(true));
  }
  await holder.query('commit');
  return (await Promise.all(sent)).map(told);
}

describe('in this order', () => {
  const SEEN = { revision: 1, version: 1 };
  test('the replacement, then the decision on what was read: the reader is told', async () => {
    const id = await handedIn();
    const ends = await inOrder(
      id,
      () => replace(id),
      () => decide(id, SEEN),
    );
    expect(ends).toEqual(['200', 'newer-revision']);
    expect(await kept(id)).toEqual(['PENDING', 'PENDING', 'PENDING']);
  });

  test('the replacement, then a decision that names no revision: on the new one', async () => {
    const id = await handedIn();
    const ends = await inOrder(
      id,
      () => replace(id),
      () => decide(id, {}),
    );
    expect(ends).toEqual(['200', '200']);
    expect(await kept(id)).toEqual(['PENDING', 'ACCEPTED', 'ACCEPTED']);
  });

  test.each([
    ['on what was read', SEEN],
    ['that names no revision', {}],
  ])('a decision %s, then the replacement: it is refused', async (_, seen) => {
    const id = await handedIn();
    const ends = await inOrder(
      id,
      () => decide(id, seen),
      () => replace(id),
    );
    expect(ends).toEqual(['200', 'submission-accepted']);
    expect(await kept(id)).toEqual(['ACCEPTED', 'ACCEPTED']);
  });
});

describe('at the same instant', () => {
  test('a decision on what was read against a replacement', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    for (let n = 0; n < TRIALS; n += 1) {
      const id = await handedIn();
      const [again, judged] = await Promise.all([replace(id), decide(id, { revision: 1 })]);
      const ends = [told(again), told(judged)];
      if (again.status === 200) expect(ends).toEqual(['200', 'newer-revision']);
      else expect(ends).toEqual(['submission-accepted', '200']);
      const of =
        again.status === 200 ? ['PENDING', 'PENDING', 'PENDING'] : ['ACCEPTED', 'ACCEPTED'];
      expect(await kept(id)).toEqual(of);
    }
    report(`race: replacement against review, ${TRIALS} trials, always one outcome`);
  });

  test('a decision that names no revision is made on the one that counts', {
    timeout: TEST_TIMEOUT_MS,
  }, async () => {
    for (let n = 0; n < TRIALS; n += 1) {
      const id = await handedIn();
      const [again, judged] = await Promise.all([replace(id), decide(id, {})]);
      expect(judged.status).toBe(200);
      const of =
        again.status === 200 ? ['PENDING', 'ACCEPTED', 'ACCEPTED'] : ['ACCEPTED', 'ACCEPTED'];
      expect(await kept(id)).toEqual(of);
    }
    report(`race: replacement against review of the current, ${TRIALS} trials`);
  });

  test('replacing from three tabs replaces once', { timeout: TEST_TIMEOUT_MS }, async () => {
    for (let n = 0; n < TRIALS; n += 1) {
      const id = await handedIn();
      const tabs = ['One', 'Two', 'Three'].map((description) => replace(id, { description }));
      const ends = (await Promise.all(tabs)).map(told).sort();
      expect(ends).toEqual(['200', 'work-replaced', 'work-replaced']);
      expect(await kept(id)).toHaveLength(3);
    }
    report(`race: three replacements, ${TRIALS} trials, always one`);
  });
});
