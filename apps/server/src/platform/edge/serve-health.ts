import type { FastifyInstance } from 'fastify';
import type { QueryWithTimeout } from '../db/named-statements.ts';
import type { Database } from '../db/pool.ts';
import type { FileStore } from '../files/file-store.ts';
import { Refused } from '../serve/refused.ts';

/** A database that says nothing for three seconds counts as away. */
const QUESTION: QueryWithTimeout = { name: 'ready', text: 'select 1', query_timeout: 3_000 };

type Health = {
  readonly database: Database;
  readonly files: Pick<FileStore, 'whyNot'>;
  /** Whether mails leave. */
  readonly mailState: () => Promise<'on' | 'off' | 'stuck'>;
  /** Why the last sign-in failed at the provider; null where the last one worked. */
  readonly signInFailure: () => object | null;
};

/**
 * `/health/live`: the process answers. `/health/ready`: it can also reach its database; it says
 * whether mails leave, too, why the last sign-in failed, and why it takes no file in. None of them
 * makes a process unfit to serve.
 */
export function serveHealth(
  app: FastifyInstance,
  { database, files, mailState, signInFailure }: Health,
): void {
  app.get('/health/live', { logLevel: 'silent' }, () => ({ status: 'ok' }));
  app.get('/health/ready', { logLevel: 'silent' }, async () => {
    if (!database.healthy) throw new Refused('unavailable');
    await database.pool.query(QUESTION);
    const failure = signInFailure();
    const mail = await mailState();
    const trouble = await files.whyNot();
    return {
      status: 'ok',
      mail,
      ...(failure === null ? {} : { sign_in_failure: failure }),
      ...(trouble === null ? {} : { files: trouble }),
    };
  });
}
