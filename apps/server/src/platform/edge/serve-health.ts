import type { FastifyInstance } from 'fastify';
import type { QueryWithTimeout } from '../db/named-statements.ts';
import type { Database } from '../db/pool.ts';
import { Refused } from '../serve/refused.ts';

/** A database that says nothing for three seconds counts as away. */
const QUESTION: QueryWithTimeout = { name: 'ready', text: 'select 1', query_timeout: 3_000 };

type Health = {
  readonly database: Database;
  /** Whether mails leave. */
  readonly mailState: () => Promise<'on' | 'off' | 'stuck'>;
};

/**
 * `/health/live`: the process answers. `/health/ready`: it can also reach its database; it says whether
 * mails leave, too. Mails that are stuck make no process unfit to serve.
 */
export function serveHealth(app: FastifyInstance, { database, mailState }: Health): void {
  app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'silent' }, async () => {
    if (!database.healthy) throw new Refused('unavailable');
    await database.pool.query(QUESTION);
    return { status: 'ok', mail: await mailState() };
  });
}
