import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { createEvent, grantEvents } from '../../testing/factories.ts';
import { MailDesk } from '../../testing/mail-desk.ts';
import {
  freeze,
  type JudgedRound,
  judgedRound,
  makerOf,
  release,
  special,
} from '../../testing/results-desk.ts';

let database: TestDatabase;
let product: TestApp;
let first: SignedInClient;
let second: SignedInClient;
let judged: JudgedRound;

beforeAll(async () => {
  database = await createTestDatabase();
  product = await startTestApp({ database, works: true });
  first = await product.as('ADMIN');
  second = await product.as('ADMIN');
});
afterAll(async () => {
  await product.close();
  await database.close();
});
beforeEach(async () => {
  judged = await judgedRound(product);
});

const workAt = (at: number) => judged.works[at]?.id ?? 0;
const out = (awards: readonly object[] = []) => release([first, second], judged.round.id, awards);

/** What became of the mails of the round of these kinds, by person. */
async function mails(kinds: string): Promise<Record<number, string[]>> {
  const { rows } = await database.pool.query<{ user_id: number; mail: string }>(
    `select user_id, mail from notifications
     where kind like $1 and (params ->> 'round_id')::int = $2 order by id`,
    [kinds, judged.round.id],
  );
  const grouped = Map.groupBy(rows, ({ user_id }) => user_id);
  return Object.fromEntries([...grouped].map(([id, own]) => [id, own.map(({ mail }) => mail)]));
}
const statesOf = async (kinds: string) => Object.values(await mails(kinds));

test('with mails turned off everybody is told by the bell, and nothing is sent later', async () => {
  await out();
  await eventually(async () =>
    expect(await statesOf('results-out')).toEqual([['none'], ['none'], ['none']]),
  );
});

describe('through a relay', () => {
  let desk: MailDesk;
  let makers: readonly SignedInClient[];

  beforeEach(async () => {
    desk = await MailDesk.open(database);
    await desk.work();
    makers = await Promise.all([0, 1, 2].map((at) => makerOf(product, workAt(at))));
    return () => desk.close();
  });

  /** Subjects of what the relay took to somebody. */
  const takenTo = ({ user }: SignedInClient) =>
    desk.relay.taken
      .filter(({ recipients }) => recipients.includes(user.email))
      .map(({ mail }) => mail.subject);
  /** What waits goes, as often as it takes. */
  const passUntil = (holds: () => Promise<void>) =>
    eventually(async () => {
      await desk.passTime();
      await holds();
    });

  test('that is away all of it waits, and goes once when it is back', async () => {
    desk.relay.script = { sender: () => '421 4.3.2 Try again later' };
    await out([special(workAt(0))]);
    await passUntil(async () => {
      expect(await statesOf('results-out')).toEqual([['waiting'], ['waiting'], ['waiting']]);
      expect(desk.relay.connections).toBeGreaterThan(1);
    });
    desk.relay.script = {};
    await passUntil(async () =>
      expect(await statesOf('results-out')).toEqual([['sent'], ['sent'], ['sent']]),
    );
    const subject = 'The results are out: Robot Race';
    expect(makers.map(takenTo)).toEqual([[subject], [subject], [subject]]);
    const [won] = desk.relay.taken.filter(({ mail }) => mail.text?.includes('Best in Show'));
    expect(won?.recipients).toEqual([makers[0]?.user.email]);
  });

  test('an address that is refused loses nobody else theirs, nor its own result', async () => {
    const [winner] = makers;
    desk.relay.script = {
      recipient: (address) => (address === winner?.user.email ? '550 5.1.1 No such user' : null),
    };
    await out();
    await passUntil(async () => {
      const states = await mails('results-out');
      expect(makers.map(({ user }) => states[user.id])).toEqual([['refused'], ['sent'], ['sent']]);
    });
    expect((await winner?.get('/api/user/results'))?.json()).toHaveLength(1);
  });

  test('a correction goes to who gains or loses an award alone, with the reason', async () => {
    await out([special(workAt(0)), special(workAt(2), 'Kept')]);
    await passUntil(async () =>
      expect(await statesOf('results-out')).toEqual([['sent'], ['sent'], ['sent']]),
    );
    const url = `/api/admin/rounds/${judged.round.id}/results`;
    await first.post(`${url}/thaw`, { number: 1, reason: 'A sheet was of another work' });
    await out([special(workAt(1)), special(workAt(2), 'Kept')]);
    await passUntil(async () =>
      expect(await statesOf('results-corrected')).toEqual([['sent'], ['sent']]),
    );
    const subject = 'The results were corrected: Robot Race';
    expect(makers.map((maker) => takenTo(maker).includes(subject))).toEqual([true, true, false]);
    const corrected = desk.relay.taken.filter(({ mail }) => mail.subject === subject);
    const textTo = (at: number) =>
      corrected.find(({ recipients }) => recipients.includes(makers[at]?.user.email ?? ''))?.mail
        .text;
    expect(textTo(0)).toContain('has no award any more');
    expect(textTo(1)).toContain('Best in Show');
    for (const { mail } of corrected) expect(mail.text).toContain('A sheet was of another work');
  });

  test('frozen results go to who can approve them, and to nobody once that is done', async () => {
    const own = await product.as('ADMIN');
    await database.pool.query('update submissions set user_id = $2 where id = $1', [
      ...[workAt(1), own.user.id],
    ]);
    const ofAnother = await product.as('EVENT_ADMIN');
    const other = await createEvent(database);
    await grantEvents(database, ofAnother.user.id, [other.id, 'organise']);
    await freeze(first, judged.round.id);
    await passUntil(async () =>
      expect(takenTo(second)).toEqual(['Results wait for your approval: Robot Race']),
    );
    const told = Object.keys(await mails('approval-waits')).map(Number);
    for (const { user } of [first, own, ofAnother, ...makers]) expect(told).not.toContain(user.id);

    const url = `/api/admin/rounds/${judged.round.id}/results`;
    await first.post(`${url}/thaw`, { number: 1, reason: 'Too early' });
    desk.relay.script = { sender: () => '421 4.3.2 Try again later' };
    await freeze(first, judged.round.id);
    await passUntil(async () =>
      expect((await mails('approval-waits'))[second.user.id]).toEqual(['sent', 'waiting']),
    );
    // What is on its way when the results are approved may arrive: none is.
    await desk.rest();
    await second.post(`${url}/approval`, { number: 2 });
    desk.relay.script = {};
    await desk.work();
    await passUntil(async () =>
      expect((await mails('approval-waits'))[second.user.id]).toEqual(['sent', 'left_out']),
    );
  });
});
