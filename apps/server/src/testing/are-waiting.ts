import type pg from 'pg';

/**
 * Whether so many statements of this database wait for a lock: the moment a test of races needs.
 */
export async function areWaiting(pool: pg.Pool, count = 1): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from pg_stat_activity
     where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return (rowCount ?? 0) >= count;
}
