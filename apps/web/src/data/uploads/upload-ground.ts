import { ENDPOINTS } from '../address/paths.ts';
import { serverNow } from '../server-clock.ts';
import { keepAwake } from './keep-awake.ts';
import { type KeptBytes, keptBytes } from './kept-bytes.ts';
import { inOneTab } from './one-tab.ts';
import { ownSession } from './own-session.ts';
import { requestInWords } from './request-in-words.ts';
import type { TusGround } from './tus-client.ts';
import { UploadRecords } from './upload-record.ts';

/** What uploads of a person stand on; tests give them others. */
export type UploadGround = TusGround & {
  readonly owner: number;
  readonly endpoint: string;
  readonly records: UploadRecords;
  readonly bytes: KeptBytes;
  readonly inOneTab: (act: () => Promise<void>) => Promise<void>;
  readonly keepAwake: () => () => void;
  /** By the server's clock. */
  readonly serverNow: () => Date;
};

/** That of a browser. */
export function browserGround(owner: number): UploadGround {
  return {
    owner,
    endpoint: `${ENDPOINTS.api}/uploads`,
    records: new UploadRecords(owner),
    bytes: keptBytes,
    inOneTab: (act) => inOneTab(owner, act),
    keepAwake,
    serverNow,
    request: requestInWords,
    session: ownSession(owner),
    wait: untilOnline,
    isOnline: () => navigator.onLine,
    now: () => Date.now(),
    random: () => Math.random(),
  };
}

/** Waits as long, or until the browser is online again. */
function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
    };
    const go = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason as Error);
    };
    const timer = window.setTimeout(go, ms);
    window.addEventListener('online', go);
    signal.addEventListener('abort', stop);
  });
}
