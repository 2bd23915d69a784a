import type { Database } from '../../platform/db/pool.ts';
import { createEvent } from '../factories.ts';
import type { KeyedWrite, Ledger, Person } from './stream.ts';

const HOUR_MS = 3_600_000;
const fromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let round = 0;

/** Events that take registrations, and as many that take works of people registered before. */
export async function createKeyedWrites(
  database: Database,
  people: readonly Person[],
  events: number,
): Promise<KeyedWrite[]> {
  const writes: KeyedWrite[] = [];
  round += 1;
  for (let n = 0; n < events; n += 1) {
    const open = await createEvent(database, {
      registration_open: fromNow(-24),
      registration_close: fromNow(24),
      capacity: people.length,
    });
    const later = await createEvent(database, {
      requires_submission: true,
      registration_open: fromNow(-48),
      registration_close: fromNow(-24),
      submission_start: fromNow(-24),
      submission_close: fromNow(24),
    });
    await database.pool.query(
      `insert into registrations (event_id, user_id, answers, questions, registered_on)
       select $1, id, '[]', '{}', now() from unnest($2::int[]) as person (id)`,
      [later.id, people.map(({ id }) => id)],
    );
    for (const person of people) {
      const key = `round ${round}, event ${n}`;
      writes.push({ kind: 'register', person, eventId: open.id, key });
      writes.push({ kind: 'submissions', person, eventId: later.id, key });
    }
  }
  return writes;
}

type Kept = { id: number; event_id: number; user_id: number; audits: number; others: number };

const KEPT = {
  register: `
    select id, event_id, user_id, 0 as others,
      (select count(*)::int from audit where action = 'registration.created'
        and subject_id = registrations.id) as audits
    from registrations where event_id = any($1)`,
  submissions: `
    select id, event_id, user_id,
      (select count(*)::int - 1 from submission_revisions where submission_id = submissions.id)
        as others,
      (select count(*)::int from audit where action like 'submission.%'
        and subject_id = submissions.id) as audits
    from submissions where event_id = any($1)`,
};

const SEATS = `
  select event_id from event_seats join events on events.id = event_id
  where capacity is not null and event_id = any($1)
    and taken <> (select count(*) from registrations r where r.event_id = event_seats.event_id
      and r.status <> 'REJECTED')`;

/** What was acknowledged against what is there. */
export async function compare(database: Database, writes: readonly KeyedWrite[], ledger: Ledger) {
  const lost: string[] = [];
  const doubled: string[] = [];
  const eventIds = [...new Set(writes.map(({ eventId }) => eventId))];
  for (const kind of ['register', 'submissions'] as const) {
    const { rows } = await database.pool.query<Kept>(KEPT[kind], [eventIds]);
    const there = new Map(rows.map((row) => [`${row.event_id} ${row.user_id}`, row]));
    const asked = writes.filter((write) => write.kind === kind);
    for (const write of asked) {
      const name = `${write.eventId} ${write.person.id}`;
      const row = there.get(name);
      const id = ledger.acknowledged.get(write);
      if (id !== undefined && row?.id !== id) lost.push(`${kind} ${name}`);
      if (row && (row.audits !== 1 || row.others !== 0)) doubled.push(`${kind} ${name}`);
      if (row && id === undefined) doubled.push(`${kind} ${name}, never acknowledged`);
      there.delete(name);
    }
    // The people's earlier registrations for the events that take works are not part of it.
    const ours = new Set(asked.map(({ eventId }) => eventId));
    for (const [name, row] of there) if (ours.has(row.event_id)) doubled.push(`${kind} ${name}`);
  }
  const { rows: seats } = await database.pool.query(SEATS, [eventIds]);
  return { lost, doubled, wrongSeats: seats.length };
}
