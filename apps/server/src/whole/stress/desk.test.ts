import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SignedInClient, startTestApp, type TestApp } from '../../testing/app.ts';
import { createEvent } from '../../testing/factories.ts';
import { outcomesOf, type Row, release, releasedOf, workOff } from '../../testing/prepared-desk.ts';
import { report, scale, TEST_TIMEOUT_MS } from '../../testing/stress/scale.ts';
import { UNLIMITED } from '../../testing/stress/unlimited.ts';

/*
 * Twenty organisers at one desk: they take, deal and prepare the same rows at the same time, some
 * release, some decide at once. None is lost, decided twice or told early.
 */

const ORGANISERS = 20;
const ROWS = scale(300, 5_000);
/** So many rows a call names. */
const AT_ONCE = scale(30, 250);

let product: TestApp;
let organisers: SignedInClient[];

beforeAll(async () => {
  product = await startTestApp({ limits: UNLIMITED });
  organisers = [];
  for (let n = 0; n < ORGANISERS; n += 1) organisers.push(await product.as('EVENT_ADMIN'));
});
afterAll(() => product.close());

/** Pending registrations, made in one statement. */
async function pending(eventId: number): Promise<Row[]> {
  const { rows } = await product.database.pool.query<Row>(
    `with people as (
       insert into users (name, email, registered_at, updated_at)
       select 'Student ' || n, 'desk' || n || '@people.example', now(), now()
       from generate_series(1, $2::int) as n returning id)
     insert into registrations (event_id, user_id, registered_on, answers, questions)
     select $1, id, now(), '[]', '{}' from people returning id, version`,
    [eventId, ROWS],
  );
  return rows.sort((one, other) => one.id - other.id);
}

const partsOf = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / AT_ONCE) }, (_, n) =>
    rows.slice(n * AT_ONCE, (n + 1) * AT_ONCE),
  );

const count = async (text: string, values: readonly unknown[] = []) =>
  (await product.database.pool.query<{ n: number }>(text, [...values])).rows[0]?.n ?? 0;

test('take, deal, prepare and release: none lost, none twice, none told early', {
  timeout: TEST_TIMEOUT_MS,
}, async () => {
  const event = await createEvent(product.database, { holds_decisions: true });
  const rows = await pending(event.id);
  const parts = partsOf(rows);
  const kind = 'registration';
  const ids = rows.map(({ id }) => id);

  // Each begins elsewhere, and all want the same.
  const taken = organisers.map(async (client, n) => {
    const part = parts[n % parts.length] ?? [];
    const body = { kind, ids: part.map(({ id }) => id), to: client.user.id };
    return client.put('/api/admin/desk/assigned', body);
  });
  const among = organisers.map(({ user }) => user.id);
  const dealt = organisers.slice(0, 4).map(async (client) => {
    for (const part of partsOf(ids))
      await client.post('/api/admin/desk/deals', { kind, ids: part, among });
  });
  await Promise.all([...taken, ...dealt]);
  const assigned = `select count(*)::int as n from desk_assignments where registration_id = any($1)`;
  expect(await count(assigned, [ids])).toBe(ROWS);

  // Two for each part: of both who prepare a row one is told.
  const done = new Map<number, number>();
  const told = new Map<number, number>();
  const prepared = organisers.map(async (client, n) => {
    for (let step = 0; step < Math.ceil((parts.length * 2) / ORGANISERS); step += 1) {
      const part = parts[(n + step * ORGANISERS) % parts.length] ?? [];
      const seen = part.map(({ id, version }) => ({ id, version, prepared: null }));
      const status = n % 2 === 0 ? 'SHORTLISTED' : 'REJECTED';
      const body = { rows: seen, status, remarks: null };
      const outcomes = outcomesOf(await client.put('/api/admin/registrations/prepared', body));
      outcomes.forEach((outcome, at) => {
        const id = part[at]?.id ?? 0;
        const of = outcome === 'done' ? done : told;
        of.set(id, (of.get(id) ?? 0) + 1);
        expect(['done', 'prepared-meanwhile']).toContain(outcome);
      });
    }
  });
  await Promise.all(prepared);
  const inDatabase = `select count(*)::int as n from prepared_decisions where event_id = $1`;
  expect(await count(inDatabase, [event.id])).toBe(done.size);
  expect(done.size).toBe(ROWS);
  // Nobody is decided on, and nobody is told, before the release.
  const pendingNow = `select count(*)::int as n from registrations
    where event_id = $1 and status = 'PENDING' and version = 1`;
  expect(await count(pendingNow, [event.id])).toBe(ROWS);
  expect(await count('select count(*)::int as n from notifications')).toBe(0);

  // Five release the same at once, in other orders, while others decide at once.
  const order = (n: number) => (n % 2 === 0 ? parts : parts.toReversed());
  const releases: number[] = [];
  const released = organisers.slice(0, 5).map(async (client, n) => {
    for (const part of order(n)) {
      const asked = await release(client, event, part);
      expect(asked.status).toBe(201);
      releases.push(asked.json<{ id: number }>().id);
    }
  });
  const atOnce = organisers.slice(15).map(async (client, n) => {
    let made = 0;
    for (const { id } of rows.filter((_, at) => at % 25 === n)) {
      const path = `/api/admin/registrations/${id}`;
      made += (await client.put(path, { status: 'REJECTED' })).status === 200 ? 1 : 0;
    }
    return made;
  });
  const works = [1, 2].map(() => workOff(product, event));
  const [madeAtOnce] = await Promise.all([Promise.all(atOnce), ...released, ...works]);
  await Promise.all([workOff(product, event), workOff(product, event)]);

  let madeByRelease = 0;
  for (const id of releases)
    madeByRelease += (await releasedOf(organisers[0] as SignedInClient, id)).done;
  const byHand = madeAtOnce.reduce((sum, each) => sum + each, 0);
  expect(madeByRelease + byHand).toBe(ROWS);
  const decided = `select count(*)::int as n from registrations
    where event_id = $1 and status <> 'PENDING' and version = 2`;
  expect(await count(decided, [event.id])).toBe(ROWS);
  const audited = `select count(distinct subject_id)::int as n from audit
    where action = 'registration.reviewed' and subject_id = any($1)`;
  expect(await count(audited, [ids])).toBe(ROWS);
  expect(await count(inDatabase, [event.id])).toBe(0);
  const once = `select count(*)::int as n from notifications where kind = 'registration-decided'`;
  expect(await count(once)).toBe(ROWS);
  report(`desk: ${ORGANISERS} organisers, ${ROWS} rows, ${byHand} of them decided at once`);
});
