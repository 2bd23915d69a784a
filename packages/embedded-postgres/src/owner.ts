import { spawnSync } from 'node:child_process';
import { lstatSync, readFileSync } from 'node:fs';
import { EmbeddedError } from './embedded-error.ts';

/**
 * The account under which PostgreSQL runs. Null means our own: PostgreSQL refuses to run as
 * root, so only a server that is root itself needs another one.
 */
export type Owner = { uid: number; gid: number; name: string } | null;

function accounts(): NonNullable<Owner>[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [name = '', , uid = '', gid = ''] = line.split(':');
      return name !== '' && uid !== '' ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
    });
}

function uidOfFolder(folder: string): number | undefined {
  return lstatSync(folder, { throwIfNoEntry: false })?.uid;
}

/**
 * Chooses the account: the one that the existing data belongs to, else `postgres`, else `nobody`,
 * else any that is not root. It must be in /etc/passwd, because initdb looks its name up.
 * @param clusterFolder where the data lies, if there is any
 */
export function chooseOwner(clusterFolder: string): Owner {
  if (process.getuid?.() !== 0) return null;
  const all = accounts().filter((account) => account.uid !== 0);
  const present = uidOfFolder(clusterFolder);
  const owner =
    all.find((account) => account.uid === present) ??
    all.find((account) => account.name === 'postgres') ??
    all.find((account) => account.name === 'nobody') ??
    all[0];
  if (owner === undefined) {
    throw new EmbeddedError(
      'PostgreSQL refuses to run as root and this machine has no other account. ' +
        'Create one (useradd --system postgres), or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return owner;
}

/** What `spawn` needs so that the child runs as the owner. */
export function asOwner(owner: Owner): { uid?: number; gid?: number } {
  return owner === null ? {} : { uid: owner.uid, gid: owner.gid };
}

/**
 * Whether the owner can enter a folder. The kernel is asked, since modes alone do not tell
 * (access lists, mount options).
 */
export function canReach(owner: Owner, folder: string): boolean {
  if (owner === null) return true;
  // "/." makes test(1) look through the folder itself, not only at its name.
  const ask = () =>
    spawnSync('/bin/sh', ['-c', 'test -d "$0/."', folder], {
      ...asOwner(owner),
      cwd: '/',
      stdio: 'ignore',
    });
  let answer = ask();
  // A Ctrl-C reaches everything that a terminal started, and who was ended by it has said nothing.
  while (answer.signal !== null) answer = ask();
  return answer.status === 0;
}
