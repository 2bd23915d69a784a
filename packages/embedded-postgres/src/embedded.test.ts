import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkLibraries } from './binaries.ts';
import { embeddedConfig } from './connection.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from './embedded.ts';
import { EmbeddedError } from './embedded-error.ts';
import { isAlive } from './processes.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
/** As in many containers, whose root may not see where the processes of others stand. */
const BLINDED = ['setpriv', '--bounding-set', '-sys_ptrace', '--inh-caps', '-sys_ptrace'];
const mayBeBlinded =
  isRoot && spawnSync([...BLINDED, 'true'].join(' '), { shell: true }).status === 0;

let folder: string;
let dataDir: string;
let running: EmbeddedDatabase[];

beforeEach(() => {
  folder = temporaryFolder('embedded');
  dataDir = path.join(folder, 'data');
  running = [];
});

afterEach(async () => {
  for (const database of running) await database.stop();
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<EmbeddedOptions> = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, durable: false, ...options });
  running.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, sql: string): Promise<unknown[]> {
  const client = new pg.Client(embeddedConfig(database.connection));
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return rows;
}

/** A process of its own that starts the database and would run for good. */
async function startElsewhere(
  ...wrapper: string[]
): Promise<{ kill: () => Promise<void>; postgres: number }> {
  const source = new URL('embedded.ts', import.meta.url).href;
  const script = `
    import { startEmbedded } from ${JSON.stringify(source)};
    const options = { dataDir: ${JSON.stringify(dataDir)}, durable: false };
    const database = await startEmbedded(options);
    console.log(database.pid);
    setInterval(() => {}, 1e6);`;
  const command = [...wrapper, process.execPath, '--input-type=module', '-e', script];
  const child = spawn(command[0] ?? '', command.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { kill, postgres: Number(line) };
}

describe('a first start', () => {
  it('makes a durable UTF-8 database that only this machine reaches', async () => {
    const database = await startEmbedded({ dataDir });
    running.push(database);
    const settings = [
      'fsync',
      'listen_addresses',
      'server_encoding',
      'TimeZone',
      'restart_after_crash',
      'log_error_verbosity',
    ];
    const shown = settings.map((name) => `current_setting('${name}') as "${name}"`);
    const collation = `(select datlocale from pg_database where datname = current_database())`;
    expect(await query(database, `select ${shown.join(', ')}, ${collation}`)).toEqual([
      {
        fsync: 'on',
        listen_addresses: '',
        server_encoding: 'UTF8',
        TimeZone: 'UTC',
        restart_after_crash: 'off',
        log_error_verbosity: 'terse',
        datlocale: 'C.UTF-8',
      },
    ]);
  });

  it('keeps the socket short and private, however long the folder is named', async () => {
    dataDir = path.join(folder, 'x'.repeat(120), 'data');
    const { socketDir } = (await start()).connection;
    expect(Buffer.byteLength(path.join(socketDir, '.s.PGSQL.5432'))).toBeLessThan(100);
    expect(lstatSync(socketDir).mode & 0o077).toBe(0);
  });

  it('can be called off', async () => {
    const controller = new AbortController();
    const starting = start({ cancel: controller.signal });
    controller.abort(new Error('called off'));
    await expect(starting).rejects.toThrow();
    expect((await start()).healthy).toBe(true);
  });

  it('says so when the folder cannot be made', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    dataDir = path.join(folder, 'file', 'data');
    await expect(start()).rejects.toThrow(/cannot be made .* Set DATA_DIR to another folder/);
  });
});

describe('stopping', () => {
  it('ends the process, keeps the data and leaves no socket folder', async () => {
    const first = await start();
    await query(first, 'create table kept as select 42 as n');
    await first.stop();
    expect(isAlive(first.pid)).toBe(false);
    expect(existsSync(first.connection.socketDir)).toBe(false);
    const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
    expect(log).toContain('database system is shut down');
    expect(await query(await start(), 'select n from kept')).toEqual([{ n: 42 }]);
  });
});

describe('a folder in use', () => {
  it('is refused in a sentence that names its holder', async () => {
    await start();
    await expect(start()).rejects.toThrow(
      `Another Pratibha server (process ${process.pid}) is using the folder ${dataDir}`,
    );
  });

  it('is refused while the holder is another process, and free when that was killed', async () => {
    const holder = await startElsewhere();
    await expect(start()).rejects.toBeInstanceOf(EmbeddedError);
    await holder.kill();
    expect(isAlive(holder.postgres)).toBe(true);
    const database = await start();
    expect(isAlive(holder.postgres)).toBe(false);
    expect(await query(database, 'select 1 as n')).toEqual([{ n: 1 }]);
  });
});

/** Numbers of PostgreSQL's main process and of the one that serves a connection. */
type Processes = { main: number; own: number };

describe('a crash', () => {
  it.each([
    ['the database', ({ main }: Processes) => main],
    ['one of its connections', ({ own }: Processes) => own],
  ])('of %s is repaired while we run, by a new process', async (_, victim) => {
    const notices: string[] = [];
    const again = Promise.withResolvers<void>();
    const database = await start({
      onNotice: (notice) => {
        notices.push(notice);
        if (notice === 'The database runs again.') again.resolve();
      },
    });
    await query(database, 'create table kept as select 42 as n');
    const { pid } = database;
    const client = new pg.Client(embeddedConfig(database.connection));
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ own: number }>('select pg_backend_pid() as own');
    process.kill(victim({ main: pid, own: rows[0]?.own ?? 0 }), 'SIGKILL');
    await again.promise;
    expect(database.pid).not.toBe(pid);
    expect(database.healthy).toBe(true);
    expect(await query(database, 'select n from kept')).toEqual([{ n: 42 }]);
    expect(notices[0]).toContain('ended unexpectedly');
  });

  it('of everything is repaired by the next start', async () => {
    const holder = await startElsewhere();
    await holder.kill();
    process.kill(holder.postgres, 'SIGKILL');
    expect((await start()).healthy).toBe(true);
  });

  it('whose process number now belongs to another program does not hinder', async () => {
    await (await start()).stop();
    const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(pidFile, `${process.ppid}\n${dataDir}/postgres\n1\n5432\n/tmp\n\n0 0\nready\n`);
    expect((await start()).healthy).toBe(true);
  });

  it('in the middle of the first start does not hinder', async () => {
    mkdirSync(path.join(dataDir, 'postgres.half', 'base'), { recursive: true });
    expect((await start()).healthy).toBe(true);
  });
});

describe('a broken data folder', () => {
  it('is told in the words of PostgreSQL', async () => {
    await (await start()).stop();
    writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '11\n');
    await expect(start()).rejects.toThrow(/did not start: .*(incompatible|not compatible)/);
  });
});

describe('library links', () => {
  it('are made when the installation could not', () => {
    const native = path.join(folder, 'native');
    mkdirSync(path.join(native, 'lib'), { recursive: true });
    writeFileSync(path.join(native, 'lib/libx.so.1.2'), 'library');
    const link = { source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' };
    writeFileSync(path.join(native, 'pg-symlinks.json'), JSON.stringify([link]));
    linkLibraries(folder);
    linkLibraries(folder);
    expect(readFileSync(path.join(native, 'lib/libx.so.1'), 'utf8')).toBe('library');
  });
});

// PostgreSQL refuses to run as root, so root needs another account, which may be locked out.
describe.runIf(isRoot)('as root', () => {
  it('runs under another account', async () => {
    await start();
    expect(lstatSync(path.join(dataDir, 'postgres')).uid).not.toBe(0);
  });

  it.runIf(mayBeBlinded)(
    'ends what a killed server left without looking into processes',
    async () => {
      const first = await startElsewhere(...BLINDED);
      await first.kill();
      expect(isAlive(first.postgres)).toBe(true);
      const second = await startElsewhere(...BLINDED);
      expect(isAlive(first.postgres)).toBe(false);
      await second.kill();
      // With that right again.
      expect((await start()).healthy).toBe(true);
    },
  );

  it('moves the data to where that account can reach it, and finds it again', async () => {
    chmodSync(folder, 0o700);
    const first = await start();
    await query(first, 'create table kept as select 42 as n');
    await first.stop();
    const home = readFileSync(path.join(dataDir, 'database-folder.txt'), 'utf8').trim();
    expect(home).toMatch(/^\/var\/lib\/pratibha\//);
    expect(readdirSync(home)).toContain('postgres');
    const modes = [dataDir, home, path.dirname(home)].map((each) => lstatSync(each).mode & 0o777);
    expect(modes).toEqual([0o700, 0o711, 0o711]);
    const second = await start();
    expect(await query(second, 'select n from kept')).toEqual([{ n: 42 }]);
    await second.stop();
    rmSync(home, { recursive: true });
  });
});
