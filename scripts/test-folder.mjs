import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's folder in memory. Containers often give it 64 MB, which is too little. */
const IN_MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 * 2 ** 30;

/** Whether there is room for the files of all tests in memory. */
function hasRoomInMemory() {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false;
  }
}

/**
 * A folder for the temporary files of tests, in memory where there is room: a database is 1,500
 * small files, of which each test file and each start of the product gets copies.
 *
 * @returns {{ path: string, remove: () => void }}
 */
export function testFolder() {
  const path = mkdtempSync(join(hasRoomInMemory() ? IN_MEMORY : tmpdir(), 'pratibha-tests-'));
  // As root the databases run under another account, who has to get in.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
