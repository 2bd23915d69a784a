import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { newKey } from './new-key.ts';

/** The calls that take an Idempotency-Key (design, Wire). */
export type IdempotentCall =
  | 'POST /user/events/{id}/register'
  | 'POST /user/events/{id}/submissions'
  | 'POST /admin/events';

type PendingRequest = { readonly key: string; readonly body: string };

const PREFIX = 'pratibha.sending ';

/**
 * Sends something that must not happen twice. Body and key are kept until a response says what
 * became of it; sending the same body again before that uses the same key, so that the server
 * answers what it has already done. Another body is another request and gets its own key.
 *
 * @param scope names what is sent by whom; one request at a time per scope
 * @throws what `send` throws
 */
export async function sendOnce<T>(
  scope: string,
  input: unknown,
  send: (key: string) => Promise<T>,
): Promise<T> {
  const body = JSON.stringify(input);
  const kept = readPending(scope);
  const key = kept?.body === body ? kept.key : newKey();
  keep(scope, { key, body });
  try {
    const response = await send(key);
    forget(scope);
    return response;
  } catch (error) {
    if (!isUncertain(error)) forget(scope);
    throw error;
  }
}

/** Whether nobody knows if the write arrived: no response, or one that says so itself. */
function isUncertain(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ProblemError && (error.status >= 500 || error.status === 401);
}

/** For browsers that refuse storage: then a reload forgets, a retry does not. */
const memory = new Map<string, string>();

function readPending(scope: string): PendingRequest | null {
  let text = memory.get(scope) ?? null;
  try {
    text ??= sessionStorage.getItem(PREFIX + scope);
  } catch {
    // The copy in memory has to do.
  }
  return text === null ? null : (JSON.parse(text) as PendingRequest);
}

function keep(scope: string, kept: PendingRequest): void {
  const text = JSON.stringify(kept);
  memory.set(scope, text);
  try {
    sessionStorage.setItem(PREFIX + scope, text);
  } catch {
    // The copy in memory has to do.
  }
}

function forget(scope: string): void {
  memory.delete(scope);
  try {
    sessionStorage.removeItem(PREFIX + scope);
  } catch {
    // The copy in memory has to do.
  }
}
