/**
 * Writes everything that the database holds into one file, while the product runs:
 * npm run backup -- pratibha.backup
 */
import { backup } from '../apps/server/src/platform/db/backup/backup.ts';
import { runBackupCommand } from './backup-command.ts';

await runBackupCommand({
  name: 'backup',
  mayCreate: false,
  run: backup,
  done: (file, rows, { created_at }) => `${file} holds ${rows} rows as of ${created_at}.`,
});
