/**
 * Writes everything that the database holds into one file, while the product runs, and the key
 * that signs, encrypted by a password, into another:
 * npm run backup -- pratibha.backup
 * npm run backup -- --keys pratibha.keys
 */
import { writeKeysFile } from '../apps/server/src/features/signing/signing.ts';
import { backup } from '../apps/server/src/platform/db/backup/backup.ts';
import { namedFiles, rowsIn } from './backup-command.ts';
import { runCommand } from './database-command.ts';
import { keysPassword } from './keys-password.ts';

await runCommand({
  name: 'backup',
  mayCreate: false,
  begin: (words) => {
    const { file, keys } = namedFiles('backup', words);
    return async ({ pool, kysely }) => {
      const said: string[] = [];
      if (keys !== null) {
        const ids = await writeKeysFile(kysely, keys, await keysPassword({ isNew: true }));
        said.push(
          ids.length === 0
            ? `${keys} holds no key: none is made before something is signed.`
            : `${keys} holds the key ${ids.join(', ')}. Keep its password elsewhere.`,
        );
      }
      if (file !== null) {
        const summary = await backup(pool, file);
        said.push(`${file} holds ${rowsIn(summary)} rows as of ${summary.created_at}.`);
      }
      return said.join('\n');
    };
  },
});
