import type { Finding } from '@pratibha/domain/preflight/findings';
import { timeLeft } from './pace.ts';
import type { UploadRecord } from './upload-record.ts';

/**
 * How an upload stands: `lost` has to be given the same file again, `offline` waits for a
 * connection, `again` broke off and is tried again, `signed-out` waits for its person.
 */
type UploadState =
  | 'copying'
  | 'waiting'
  | 'sending'
  | 'offline'
  | 'again'
  | 'signed-out'
  | 'paused'
  | 'lost'
  | 'failed'
  | 'done';

/** An upload as pages show it. */
export type Upload = Omit<UploadRecord, 'state'> & {
  readonly state: UploadState;
  /** Bytes a second; null while that is not known. */
  readonly speed: number | null;
  /** Milliseconds. */
  readonly timeLeft: number | null;
};

/** What is given to be sent. */
export type Given = {
  readonly file: Blob;
  readonly name: string;
  readonly event: number;
  /** null for a trial. */
  readonly part: string | null;
  readonly findings: readonly Finding[];
  /** It was made in this page, and lies nowhere else. */
  readonly isMade?: boolean;
};

/** How an upload goes on in this page. */
export type Live = { readonly state: UploadState; readonly sent: number };

/** An upload, with what only this page knows of it. */
export function shownUpload(
  record: UploadRecord,
  live: Live | undefined,
  of: { readonly isAtHand: boolean; readonly isSignedOut: boolean; readonly speed: number | null },
): Upload {
  const sent = live?.sent ?? record.sent;
  const state = live?.state ?? restingState(record, of);
  const speed = state === 'sending' ? of.speed : null;
  return { ...record, sent, state, speed, timeLeft: timeLeft(record.size - sent, speed) };
}

function restingState(
  { state }: UploadRecord,
  { isAtHand, isSignedOut }: { readonly isAtHand: boolean; readonly isSignedOut: boolean },
): UploadState {
  if (state !== 'waiting') return state;
  if (!isAtHand) return 'lost';
  return isSignedOut ? 'signed-out' : 'waiting';
}

/** Whether something of it is still to be sent, by this browser or after a press. */
function isUnfinished({ state }: Pick<Upload, 'state'>): boolean {
  return state !== 'done';
}

/** Whether it goes on by itself, now or with a connection. */
export function goesOn({ state }: Pick<Upload, 'state'>): boolean {
  return ['copying', 'waiting', 'sending', 'offline', 'again'].includes(state);
}
