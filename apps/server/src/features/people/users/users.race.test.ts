import { whyNotEditUser } from '@pratibha/domain/people/accounts';
import type { ControlledTransaction } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DB } from '../../../platform/db/types.gen.ts';
import { type SignedInClient, startTestApp, type TestApp } from '../../../testing/app.ts';
import { areWaiting } from '../../../testing/are-waiting.ts';
import { changeUser, findUser, lockUsersForChange } from './users.queries.ts';

const TRIALS = 20;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const urlOf = ({ user }: SignedInClient) => `/api/admin/users/${user.id}`;

async function activeSuperAdmins(): Promise<number> {
  const rows = await test.database.kysely
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'SUPER_ADMIN')
    .where('status', '=', 'ACTIVE')
    .execute();
  return rows.length;
}

/** Two super admins and no other. */
async function twoSuperAdmins(): Promise<[SignedInClient, SignedInClient]> {
  await test.database.kysely.updateTable('users').set({ role: 'USER' }).execute();
  return [await test.as('SUPER_ADMIN'), await test.as('SUPER_ADMIN')];
}

describe('two super admins against each other at the same instant', () => {
  const attacks = {
    demote: (by: SignedInClient, whom: SignedInClient) => by.put(urlOf(whom), { role: 'USER' }),
    'delete by PUT': (by: SignedInClient, whom: SignedInClient) =>
      by.put(urlOf(whom), { status: 'DELETED' }),
    delete: (by: SignedInClient, whom: SignedInClient) => by.delete(urlOf(whom)),
  };

  it.each(Object.entries(attacks))('%s: one of them stays', async (_, attack) => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [one, other] = await twoSuperAdmins();
      const responses = await Promise.all([attack(one, other), attack(other, one)]);
      expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(
        1,
      );
      const refused = responses.find(({ status }) => status !== 200);
      // Demoted or deleted in the meantime, the loser is judged as what they are now.
      expect(['not-allowed', 'target-above-you', 'not-signed-in']).toContain(refused?.problem);
      expect(await activeSuperAdmins()).toBe(1);
    }
  });

  it('never waits in a circle when many change each other', async () => {
    const clients = await twoSuperAdmins();
    clients.push(await test.as('SUPER_ADMIN'), await test.as('SUPER_ADMIN'));
    const pairs = clients.flatMap((by) =>
      clients.filter((whom) => whom !== by).map((whom) => attacks.demote(by, whom)),
    );
    const statuses = (await Promise.all(pairs)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 401, 403].includes(status))).toEqual([]);
    expect(await activeSuperAdmins()).toBe(1);
  });
});

describe('the same change decided without the lock (negative control)', () => {
  type Decide = (db: ControlledTransaction<DB>, actor: number, target: number) => Promise<boolean>;
  let ids: [number, number];
  beforeEach(async () => {
    const [one, other] = await twoSuperAdmins();
    ids = [one.user.id, other.user.id];
  });

  /** Reads as `lockUsersForChange` does, but leaves the rows to everybody. */
  const decideUnlocked: Decide = async (db, actorId, targetId) => {
    const [actor, target] = [await findUser(db, actorId), await findUser(db, targetId)];
    if (!actor || !target) return false;
    const lastActiveSuperAdmin = (await activeSuperAdmins()) === 1;
    return (
      whyNotEditUser({ actor, target, change: { role: 'USER' }, lastActiveSuperAdmin }) === null
    );
  };

  it(`leaves nobody, in ${TRIALS} of ${TRIALS} trials`, async () => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const [one, other] = await twoSuperAdmins();
      const { kysely } = test.database;
      const first = await kysely.startTransaction().execute();
      const second = await kysely.startTransaction().execute();
      expect(await decideUnlocked(first, one.user.id, other.user.id)).toBe(true);
      expect(await decideUnlocked(second, other.user.id, one.user.id)).toBe(true);
      await changeUser(first, other.user.id, { role: 'USER' }, new Date());
      await changeUser(second, one.user.id, { role: 'USER' }, new Date());
      await Promise.all([first.commit().execute(), second.commit().execute()]);
      expect(await activeSuperAdmins()).toBe(0);
    }
  });

  it('cannot happen with the lock: the second decision waits for the first change', async () => {
    const { kysely, pool } = test.database;
    const first = await kysely.startTransaction().execute();
    const second = await kysely.startTransaction().execute();
    await lockUsersForChange(first, ids[0], ids[1]);
    let isDecided = false;
    const waiting = lockUsersForChange(second, ids[1], ids[0]).finally(() => {
      isDecided = true;
    });
    while (!isDecided && !(await areWaiting(pool)));
    expect(isDecided).toBe(false);
    await changeUser(first, ids[1], { role: 'USER' }, new Date());
    await first.commit().execute();
    const seen = await waiting;
    await second.rollback().execute();
    expect(seen.actor?.role).toBe('USER');
    expect(seen.activeSuperAdmins.map(({ id }) => id)).toEqual([ids[0]]);
  });
});
