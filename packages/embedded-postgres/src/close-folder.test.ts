import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeFolder } from './close-folder.ts';
import { startEmbedded } from './embedded.ts';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { canReach } from './owner.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const NOBODY = { uid: 65_534, gid: 65_534, name: 'nobody' };
const isRoot = process.getuid?.() === 0;
const mayBeNobody = isRoot && canReach(NOBODY, path.dirname(process.execPath));

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = temporaryFolder('closed-folder');
  dataDir = path.join(folder, 'data');
});
afterEach(() => rmSync(folder, { recursive: true }));

function modeOf(...names: string[]): number {
  return statSync(path.join(dataDir, ...names)).mode & 0o7777;
}

/** The folder as earlier versions left it. */
function leaveOpen(): void {
  mkdirSync(path.join(dataDir, 'postgres'), { recursive: true });
  writeFileSync(path.join(dataDir, 'server.lock'), '');
  chmodSync(path.join(dataDir, 'server.lock'), 0o644);
  chmodSync(dataDir, 0o755);
}

describe('the folder of the database', () => {
  it('is closed to other accounts from the start, whatever the umask says', async () => {
    const umask = process.umask(0);
    try {
      await (await startEmbedded({ dataDir, durable: false })).stop();
    } finally {
      process.umask(umask);
    }
    // Under root the database's own account passes through.
    expect(modeOf()).toBe(isRoot ? 0o711 : 0o700);
    expect(modeOf('postgres')).toBe(0o700);
    expect(modeOf('postgres.log')).toBe(0o600);
    expect(modeOf('server.lock')).toBe(0o600);
  });

  it.each([
    [true, 0o711],
    [false, 0o700],
  ])('of an earlier version is closed; passing through allowed: %s', (mayPass, mode) => {
    leaveOpen();
    closeFolder(dataDir, mayPass);
    expect(modeOf()).toBe(mode);
  });

  it('is never opened further than it was', () => {
    leaveOpen();
    chmodSync(dataDir, 0o700);
    closeFolder(dataDir, true);
    expect(modeOf()).toBe(0o700);
  });

  it('stays as it is where it holds other things, but for the lock', () => {
    leaveOpen();
    writeFileSync(path.join(dataDir, 'somebody-elses.txt'), '');
    closeFolder(dataDir, false);
    expect(modeOf()).toBe(0o755);
    lockFolder(dataDir).release();
    expect(modeOf('server.lock')).toBe(0o600);
  });
});

/** Another account that takes a read lock and keeps it; what it is told when it cannot. */
async function lockAsNobody(): Promise<{ said: string; end: () => Promise<void> }> {
  const script = `
    import { DatabaseSync } from 'node:sqlite';
    try {
      const lock = new DatabaseSync(${JSON.stringify(path.join(dataDir, 'server.lock'))}, {
        readOnly: true,
      });
      lock.exec('begin; select * from sqlite_schema');
      console.log('locked');
      setInterval(() => lock, 1e6);
    } catch (error) {
      console.log(error.message);
      setInterval(() => {}, 1e6);
    }`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, options, {
    uid: NOBODY.uid,
    gid: NOBODY.gid,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(createInterface(child.stdout), 'line')) as [string];
  const end = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { said, end };
}

describe.runIf(mayBeNobody)('another account', () => {
  it('keeps the product from starting no longer than until it was tried once', async () => {
    leaveOpen();
    const before = await lockAsNobody();
    expect(before.said).toBe('locked');
    expect(() => lockFolder(dataDir)).toThrow(FolderInUse);
    await before.end();
    const after = await lockAsNobody();
    expect(after.said).toContain('unable to open database file');
    lockFolder(dataDir).release();
    await after.end();
  });
});
