import { AsyncLocalStorage } from 'node:async_hooks';

/** What the statements of one request took. */
type StatementTime = { ms: number };

const timing = new AsyncLocalStorage<StatementTime>();

/** Runs the work and counts what its statements take, also when it fails. */
export function withStatementTime<T>(time: StatementTime, work: () => Promise<T>): Promise<T> {
  return timing.run(time, work);
}

/** Counts what a statement takes, where somebody wants to know it. */
export async function timed<T>(statement: () => Promise<T>): Promise<T> {
  const time = timing.getStore();
  if (time === undefined) return statement();
  const since = performance.now();
  try {
    return await statement();
  } finally {
    time.ms += performance.now() - since;
  }
}
