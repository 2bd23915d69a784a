import type { Pool } from 'pg';
import type { History } from './play.ts';

/**
 * Removes events that were judged, with all that was written of them: the product looks at every
 * line every ten seconds, and would look at thousands.
 */
export async function removeHistories(pool: Pool, histories: readonly History[]): Promise<void> {
  if (histories.length === 0) return;
  const events = histories.map(({ event }) => event.id);
  const people = histories.flatMap((each) => each.people.map(({ id }) => id));
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Neither triggers nor keys: nothing of it is offered to anybody any more.
    await client.query(`set local session_replication_role = 'replica'`);
    await client.query(
      `delete from torture.asked where xid in (
         select xid from torture.happened where event_id = any($1)
       )`,
      [events],
    );
    for (const table of [
      ...['registrations', 'withdrawn_registrations', 'waiting', 'waiting_lists', 'event_seats'],
      ...['option_names', 'option_seats', 'event_versions', 'torture.happened'],
    ]) {
      await client.query(`delete from ${table} where event_id = any($1)`, [events]);
    }
    await client.query('delete from events where id = any($1)', [events]);
    await client.query('delete from notifications where user_id = any($1)', [people]);
    await client.query('delete from audit where actor_id = any($1)', [people]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
