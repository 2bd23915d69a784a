import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Makes an empty folder that its caller removes. Unlike what `mkdtemp` makes, every account can
 * enter it: under root, PostgreSQL runs as another one.
 */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), `pratibha-${purpose}-`));
  chmodSync(folder, 0o755);
  return folder;
}
