/**
 * Writes everything that the database holds into one file, while the product runs, what people
 * handed in into a folder beside it, and the key that signs, encrypted by a password, into another:
 * npm run backup -- pratibha.backup
 * npm run backup -- pratibha.backup --files /backups/files
 * npm run backup -- --keys pratibha.keys
 */
import { writeKeysFile } from '../apps/server/src/features/signing/signing.ts';
import { backup } from '../apps/server/src/platform/db/backup/backup.ts';
import { namedFiles, rowsIn } from './backup-command.ts';
import { runCommand } from './database-command.ts';
import { backUpFiles } from './files-beside.ts';
import { keysPassword } from './keys-password.ts';

await runCommand({
  name: 'backup',
  mayCreate: false,
  begin: (words) => {
    const { file, keys, files: folder } = namedFiles('backup', words);
    return async ({ pool, kysely }, filesDir) => {
      const said: string[] = [];
      let trouble: string | null = null;
      if (keys !== null) {
        const ids = await writeKeysFile(kysely, keys, await keysPassword({ isNew: true }));
        said.push(
          ids.length === 0
            ? `${keys} holds no key: none is made before something is signed.`
            : `${keys} holds the key ${ids.join(', ')}. Keep its password elsewhere.`,
        );
      }
      if (file !== null) {
        const { files, ...summary } = await backup(pool, file);
        said.push(`${file} holds ${rowsIn(summary)} rows as of ${summary.created_at}.`);
        if (folder !== null && files.length > 0) {
          const copied = await backUpFiles(pool, files, { filesDir, folder });
          if (copied.text !== '') said.push(copied.text);
          ({ trouble } = copied);
        }
      }
      return { text: said.join('\n'), trouble };
    };
  },
});
