import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { prepareMailQueue } from '../../features/mail/mail.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { TestSmtpRelay } from '../../testing/smtp-relay.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';

const MAILS = scale(300, 5_000);
const PROCESSES = 2;
/** As many as a process sends at once. */
const UNDER_WAY = 4;
const SCRIPT = fileURLToPath(new URL('../../testing/stress/mail-process.ts', import.meta.url));

let database: TestDatabase;
let relay: TestSmtpRelay;
const processes = new Set<ChildProcess>();

beforeAll(async () => {
  database = await createTestDatabase();
  relay = await TestSmtpRelay.open();
  await prepareMailQueue(database, { sends: true });
});
afterAll(async () => {
  await Promise.all([...processes].map(kill));
  await relay.close();
  await database.close();
});

function begin(): void {
  const child = fork(SCRIPT, [database.connectionString, String(relay.port)], { execArgv: [] });
  processes.add(child);
}

async function kill(child: ChildProcess): Promise<void> {
  processes.delete(child);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query<{ left: number }>(
    `select count(*)::int as left from notifications where mail = 'waiting'`,
  );
  return rows[0]?.left ?? MAILS;
}

test(
  `${MAILS} mails arrive while processes are killed -9, and only those under way twice`,
  async () => {
    await database.pool.query(
      `with people as (
         insert into users (name, email)
         select 'Person ' || n, 'person' || n || '@test.example' from generate_series(1, $1::int) n
         returning id
       )
       insert into notifications (user_id, kind, key, params, mail, created_at)
       select id, 'account-changed', '1', '{"version":1,"changes":["role"],"role":"ADMIN"}', 'waiting',
         now()
       from people`,
      [MAILS],
    );
    for (let n = 0; n < PROCESSES; n += 1) begin();
    let kills = 0;
    let victimAt = 20;
    // The relay sees that somebody is at work: then one of them is killed in the middle of it.
    relay.script = {
      message: () => {
        const [victim] = processes;
        if (relay.taken.length >= victimAt && victim !== undefined) {
          victimAt = relay.taken.length + MAILS / 5;
          kills += 1;
          void kill(victim).then(begin);
        }
        return null;
      },
    };
    const done = async () => expect(await waiting()).toBe(0);
    await vi.waitFor(done, { timeout: TEST_TIMEOUT_MS, interval: 50 });
    const ids = new Set(relay.taken.map(({ mail }) => mail.messageId));
    const recipients = new Set(relay.taken.flatMap((each) => each.recipients));
    expect([ids.size, recipients.size]).toEqual([MAILS, MAILS]);
    expect(kills).toBeGreaterThan(1);
    const twice = relay.taken.length - MAILS;
    expect(twice).toBeLessThanOrEqual(kills * UNDER_WAY);
    report(
      `kill -9 of ${kills} processes under ${MAILS} mails: all arrived, ${twice} of them twice`,
    );
  },
  TEST_TIMEOUT_MS,
);
