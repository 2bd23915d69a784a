import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import {
  countDecisions,
  idOfRelease,
  outcomesOf,
  pendingRows,
  prepare,
  preparedOf,
  release,
  releasedOf,
  statusesOf,
  workOff,
} from '../../testing/prepared-desk.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

let product: TestApp;
let admin: SignedInClient;
let other: SignedInClient;

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  admin = await product.as({ role: 'ADMIN', name: 'Nima Sherpa' });
  other = await product.as('EVENT_ADMIN');
});
afterAll(() => product.close());

describe('raced', () => {
  const each = async (trial: (made: Awaited<ReturnType<typeof pendingRows>>) => Promise<void>) => {
    for (let n = 0; n < 5; n += 1) {
      const made = await pendingRows(product, 6);
      await prepare(admin, made.rows);
      await trial(made);
    }
  };

  test('with another release each decision is made once', () =>
    each(async ({ event, rows }) => {
      const before = await countDecisions(product);
      const both = await Promise.all([
        release(admin, event, rows),
        release(other, event, rows.toReversed()),
      ]);
      await Promise.all([workOff(product, event), workOff(product, event)]);
      const told = await Promise.all(both.map((asked) => releasedOf(admin, idOfRelease(asked))));
      expect(told.reduce((sum, { done }) => sum + done, 0)).toBe(6);
      expect((await countDecisions(product)) - before).toBe(6);
    }));

  test('with calls that decide and with withdrawals none is decided twice, and none is lost', () =>
    each(async ({ event, students, rows }) => {
      const before = await countDecisions(product);
      const asked = await release(admin, event, rows);
      const [, ...others] = await Promise.all([
        workOff(product, event),
        ...rows
          .slice(0, 3)
          .map(({ id }) => other.put(`/api/admin/registrations/${id}`, { status: 'REJECTED' })),
        ...rows
          .slice(3)
          .map(({ id }, n) => students[n + 3]?.delete(`/api/user/registrations/${id}`)),
      ]);
      const { rows: told } = await releasedOf(admin, idOfRelease(asked));
      const statuses = await statusesOf(product, rows);
      told.forEach(({ outcome }, n) => {
        const isTheirs = others[n]?.status === 200;
        const refused = n < 3 ? 'already-reviewed' : 'withdrawn';
        const became = n < 3 ? 'REJECTED' : 'gone';
        expect([outcome, statuses[n]]).toEqual(
          isTheirs ? [refused, became] : ['done', 'SHORTLISTED'],
        );
      });
      const made = statuses.filter((status) => status !== 'gone').length;
      expect((await countDecisions(product)) - before).toBe(made);
      expect((await preparedOf(admin, event)).prepared).toEqual([]);
    }));

  test('with somebody who corrects a decision, one of both is made', () =>
    each(async ({ event, rows }) => {
      const seen = rows.map((row) => ({ ...row, prepared: 1 }));
      const asked = await release(admin, event, rows);
      const [, corrected] = await Promise.all([
        workOff(product, event),
        prepare(other, seen, { status: 'REJECTED' }),
      ]);
      const isCorrected = outcomesOf(corrected).map((outcome) => outcome === 'done');
      expect(await statusesOf(product, rows)).toEqual(
        isCorrected.map((is) => (is ? 'REJECTED' : 'SHORTLISTED')),
      );
      expect((await releasedOf(admin, idOfRelease(asked))).done).toBe(6);
    }));
});
