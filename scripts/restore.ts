/**
 * Puts a backup into the empty database that the settings name:
 * npm run restore -- pratibha.backup
 */
import { restore } from '../apps/server/src/platform/db/backup/restore.ts';
import { runBackupCommand } from './backup-command.ts';

await runBackupCommand({
  name: 'restore',
  mayCreate: true,
  run: restore,
  done: (file, rows, { created_at }) =>
    `The database holds the ${rows} rows of ${file}, as of ${created_at}.`,
});
