import type { FileStore } from '../../platform/files/file-store.ts';
import { Refused } from '../../platform/serve/refused.ts';

/** Whoever looks after the product has to do something first. */
const RETRY_SECONDS = 60;

/** @throws Refused (503) where so many bytes cannot be taken in right now */
export async function refuseWithoutRoom(files: FileStore, bytes: number): Promise<void> {
  const trouble = await files.whyNot();
  if (trouble === 'no-room') throw noRoom();
  if (trouble !== null) throw new Refused('files-away', { retryAfterSeconds: RETRY_SECONDS });
  if ((await files.free()) < bytes) throw noRoom();
}

export function noRoom(): Refused {
  return new Refused('no-room-for-files', { retryAfterSeconds: RETRY_SECONDS });
}
