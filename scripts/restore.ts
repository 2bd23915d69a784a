/**
 * Puts a backup into the empty database that the settings name, and the key that signs beside it:
 * npm run restore -- pratibha.backup
 * npm run restore -- pratibha.backup --keys pratibha.keys
 */
import { readKeysFile } from '../apps/server/src/features/signing/signing.ts';
import { restore } from '../apps/server/src/platform/db/backup/restore.ts';
import { restoredKeys } from '../apps/server/src/platform/db/backup/restored-keys.ts';
import { howTo, namedFiles, rowsIn } from './backup-command.ts';
import { runCommand } from './database-command.ts';
import { keysPassword } from './keys-password.ts';

await runCommand({
  name: 'restore',
  mayCreate: true,
  begin: (words) => {
    const { file, keys } = namedFiles('restore', words);
    if (file === null) throw howTo('restore');
    return async ({ pool }) => {
      // Before anything is changed: the password may be another one.
      const kept =
        keys === null ? [] : await readKeysFile(keys, await keysPassword({ isNew: false }));
      const summary = await restore(pool, file, async (client) => {
        if (keys !== null) await restoredKeys(client, kept);
      });
      return `The database holds the ${rowsIn(summary)} rows of ${file}, as of ${summary.created_at}.`;
    };
  },
});
