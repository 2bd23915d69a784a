import { backup } from '../platform/db/backup/backup.ts';
import { restore } from '../platform/db/backup/restore.ts';
import { openDatabase } from '../platform/db/pool.ts';

/*
 * A process that backs a database up and restores it into another, and tells its parent how many
 * bytes it held at most beside what it held before. It runs with --expose-gc: what nobody holds any
 * more does not count. Arguments: the addresses of both databases, and the file.
 */

const [from = '', to = '', file = ''] = process.argv.slice(2);

function heldBytes(): number {
  globalThis.gc?.();
  return process.memoryUsage().arrayBuffers;
}

const [source, target] = [from, to].map((connectionString) => openDatabase({ connectionString }));
if (source === undefined || target === undefined) throw new Error('Name two databases.');
const before = heldBytes();
let most = 0;
const watch = setInterval(() => {
  most = Math.max(most, heldBytes() - before);
}, 300);
await backup(source.pool, file);
const { tables } = await restore(target.pool, file);
clearInterval(watch);
await Promise.all([source.close(), target.close()]);
process.send?.({ tables, most });
