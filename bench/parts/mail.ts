import type { BenchDatabase, DatabaseServer } from '../database-server.ts';
import { type Figure, repeated } from '../figures.ts';
import { type Product, startProduct } from '../product.ts';
import { openRelay } from '../relay.ts';
import { writeHeaders } from '../students.ts';

const part = 'mail';
/** Decided in one call. */
const AT_ONCE = 500;
const CALLS = 2;
const ROUNDS = 5;
const DECISIONS = AT_ONCE * CALLS;
/** With mail on they take so much longer at most. */
const MOST_LONGER = 1.3;
const MAILS = 10_000;
/** Person 1 is the super admin of the seed. */
const ADMIN = 1;

const settingsFor = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'Pratibha <no-reply@example.test>',
});

/** What mails cost whoever decides, and how many leave. */
export async function measureMail(databaseServer: DatabaseServer): Promise<Figure[]> {
  return [await decisions(databaseServer), await leaving(databaseServer)];
}

type Side = { readonly database: BenchDatabase; readonly product: Product };

/**
 * Many decisions with mail on and off, by turns. Their mails wait a minute: none goes meanwhile.
 */
async function decisions(databaseServer: DatabaseServer): Promise<Figure> {
  const relay = await openRelay(Number.POSITIVE_INFINITY);
  const sides: Side[] = [];
  try {
    for (const env of [{}, settingsFor(relay.port)]) {
      const people = DECISIONS * (ROUNDS + 1);
      const database = await databaseServer.database({ people, registrations: people });
      sides.push({ database, product: await startProduct({ databaseUrl: database.url, env }) });
    }
    const [off, on] = sides;
    if (off === undefined || on === undefined) throw new Error('Both sides are needed.');
    const ratios: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const without = await decide(off);
      const ratio = (await decide(on)) / without;
      // The first is for warming up.
      if (round > 0) ratios.push(ratio);
    }
    return repeated(ratios, {
      part,
      what: `${DECISIONS} decisions in ${CALLS} calls with mail on, of mail off`,
      unit: '×',
      target: { atMost: MOST_LONGER },
    });
  } finally {
    await Promise.all(sides.map(({ product }) => product.stop()));
    relay.end();
  }
}

/** Milliseconds that it takes to decide on those that wait longest. */
async function decide({ database, product }: Side): Promise<number> {
  const client = await database.connect();
  const { rows } = await client.query<{ id: number; version: number }>(
    `select id, version from registrations where status = 'PENDING' order by id limit ${DECISIONS}`,
  );
  await client.end();
  if (rows.length < DECISIONS) throw new Error(`Only ${rows.length} registrations wait.`);
  const begun = performance.now();
  for (let call = 0; call < CALLS; call += 1) {
    const chosen = rows.slice(call * AT_ONCE, (call + 1) * AT_ONCE);
    const response = await fetch(`${product.origin}/api/admin/registrations/reviews`, {
      method: 'PUT',
      headers: writeHeaders(ADMIN),
      body: JSON.stringify({ rows: chosen, status: 'SHORTLISTED', remarks: 'See you there.' }),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The decisions answered ${response.status}`);
  }
  return performance.now() - begun;
}

/** How many mails a second one process hands to a relay that takes them at once. */
async function leaving(databaseServer: DatabaseServer): Promise<Figure> {
  const relay = await openRelay(MAILS);
  const database = await databaseServer.database({ people: MAILS });
  const product = await startProduct({ databaseUrl: database.url, env: settingsFor(relay.port) });
  try {
    const client = await database.connect();
    await client.query(`
      insert into notifications (user_id, kind, key, params, mail, created_at)
      select id, 'account-changed', '1', '{"version": 1, "changes": ["internal"], "role": null}',
        'waiting', now()
      from users`);
    await client.end();
    return {
      part,
      what: `${MAILS} mails into a relay of this machine`,
      value: await relay.perSecond,
      unit: '/s',
    };
  } finally {
    await product.stop();
    relay.end();
  }
}
