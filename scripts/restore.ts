/**
 * Puts a backup into the empty database that the settings name, what people handed in where the
 * product keeps it, and the key that signs beside it:
 * npm run restore -- pratibha.backup
 * npm run restore -- pratibha.backup --files /backups/files --keys pratibha.keys
 */
import { EXAMINE } from '../apps/server/src/features/preflight/preflight.ts';
import { readKeysFile } from '../apps/server/src/features/signing/signing.ts';
import { restore } from '../apps/server/src/platform/db/backup/restore.ts';
import { restoredKeys } from '../apps/server/src/platform/db/backup/restored-keys.ts';
import { examineAgain } from '../apps/server/src/platform/db/backup/stored-bytes.ts';
import { howTo, namedFiles, rowsIn } from './backup-command.ts';
import { runCommand, type Said } from './database-command.ts';
import { putFilesBack } from './files-beside.ts';
import { keysPassword } from './keys-password.ts';

await runCommand({
  name: 'restore',
  mayCreate: true,
  begin: (words) => {
    const { file, keys, files: folder } = namedFiles('restore', words);
    if (file === null) throw howTo('restore');
    return async ({ pool }, filesDir) => {
      // Before anything is changed: the password may be another one.
      const kept =
        keys === null ? [] : await readKeysFile(keys, await keysPassword({ isNew: false }));
      let beside: Said | null = null;
      const summary = await restore(pool, file, async (client, files) => {
        if (keys !== null) await restoredKeys(client, kept);
        // Before the rows are seen: whoever sees one has its bytes.
        if (folder !== null && files.length > 0) {
          beside = await putFilesBack(client, files, { filesDir, folder });
        }
        await examineAgain(client, EXAMINE.name);
      });
      const rows = `The database holds the ${rowsIn(summary)} rows of ${file}, as of ${summary.created_at}.`;
      const { text, trouble } = (beside as Said | null) ?? { text: '', trouble: null };
      return { text: text === '' ? rows : `${rows}\n${text}`, trouble };
    };
  },
});
