import { NetworkError, ProblemError } from '@pratibha/contract/client';
import { newKey } from './new-key.ts';

/** The calls that take an Idempotency-Key (`idempotent` in contract). */
export type IdempotentCall =
  | 'POST /user/events/{id}/register'
  | 'POST /user/events/{id}/waiting'
  | 'PUT /user/registrations/{id}/answers'
  | 'PUT /user/registrations/{id}/follow-up'
  | 'POST /user/events/{id}/submissions'
  | 'PUT /user/submissions/{id}'
  | 'POST /user/events/{id}/enquiries'
  | 'POST /user/submissions/{id}/result-enquiry'
  | 'POST /admin/notes'
  | 'POST /admin/events'
  | 'POST /admin/events/{id}/decision-releases'
  | 'POST /admin/certificates/runs'
  | 'PUT /admin/registrations/reviews'
  | 'PUT /admin/submissions/reviews';

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
  const pending = readPending(scope);
  const key = pending?.body === body ? pending.key : newKey();
  savePending(scope, { key, body });
  try {
    const response = await send(key);
    forgetPending(scope);
    return response;
  } catch (error) {
    if (!isUncertain(error)) forgetPending(scope);
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

function savePending(scope: string, pending: PendingRequest): void {
  const text = JSON.stringify(pending);
  memory.set(scope, text);
  try {
    sessionStorage.setItem(PREFIX + scope, text);
  } catch {
    // The copy in memory has to do.
  }
}

function forgetPending(scope: string): void {
  memory.delete(scope);
  try {
    sessionStorage.removeItem(PREFIX + scope);
  } catch {
    // The copy in memory has to do.
  }
}
