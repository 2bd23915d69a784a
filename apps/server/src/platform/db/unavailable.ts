/**
 * Codes of PostgreSQL and Node that say: not you, not now. 55P03, 57014 and 25P0x are our own
 * timeouts for locks, statements and transactions (pool.ts); 25006 is a standby that is not yet the
 * primary, which takes no changes.
 */
const UNAVAILABLE =
  /^(08|57P0[0-5]$|57014$|55P03$|25P0[34]$|25006$|53[0-4]|ECONNREFUSED$|ECONNRESET$|ENOENT$|EPIPE$|ETIMEDOUT$|ENOTFOUND$|EAI_AGAIN$)/;

/** What `pg` says without giving a code. */
const LOST =
  /(Connection terminated|Query read timeout|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Cannot use a pool after)/;

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** The database is down, starting or full: trying again later may help (503). */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return UNAVAILABLE.test(codeOf(error)) || LOST.test(error.message);
}

/**
 * Codes of what PostgreSQL gave up and undid by itself: our time-outs, a change that a standby
 * refused, and a lack of resources.
 */
const UNDONE = /^(57014$|55P03$|25006$|53[0-4])/;

/** The connection broke under a statement: nobody knows whether it was carried out. */
export function isConnectionLost(error: unknown): boolean {
  return isUnavailable(error) && !UNDONE.test(codeOf(error));
}

/** The fault of a value in the statement or of a rule of the schema (classes 22, 23 and ours). */
export function isDataError(error: unknown): boolean {
  return /^(22|23|PE)/.test(codeOf(error));
}

/** Two transactions stood in each other's way; running one of them again helps. */
export function isConflictOfTransactions(error: unknown): boolean {
  return ['40001', '40P01'].includes(codeOf(error));
}
