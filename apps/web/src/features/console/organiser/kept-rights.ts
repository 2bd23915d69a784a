import { type Action, mayDo } from '@pratibha/domain/access';
import type { Grantee } from '@pratibha/domain/grants';
import { xsrfToken } from '../../../data/xsrf-token.ts';

const KEY = 'pratibha.rights';

type Kept = Grantee & { readonly mark: string };

/** Tells the session from any other; six of 43 characters open nothing. */
function markOfSession(): string {
  return xsrfToken()?.slice(-6) ?? '';
}

/** Keeps what decides what an organiser may do, for the next document of this session. */
export function keepRights({ role, event_grants }: Grantee): void {
  const kept: Kept = { mark: markOfSession(), role, event_grants };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Lists then begin when the session is there.
  }
}

/**
 * Whether the organiser of this session could do this when it was last asked for; null where it
 * never was in this browser. The server alone decides: this only says what is worth asking.
 */
export function couldDo(action: Action): boolean | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    if (kept === null || kept.mark === '' || kept.mark !== markOfSession()) return null;
    return mayDo(action, kept);
  } catch {
    return null;
  }
}
