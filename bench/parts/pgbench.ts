import { execFileSync, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { RUSH_EVENT } from '../seed.ts';
import { EVENT, INSERT_REGISTRATION } from './bare-statements.ts';

/** Whether PostgreSQL's own load generator is installed; the embedded server brings none. */
export function hasPgbench(): boolean {
  try {
    execFileSync('pgbench', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The statements of a registration, for a person of this client's own each time. */
function script(first: number, each: number): string {
  const person = `(${first} + :client_id * ${each} + :n - 1)`;
  const register = INSERT_REGISTRATION.replaceAll('$1', String(RUSH_EVENT))
    .replaceAll('$2', person)
    .replaceAll('$3', `'[{"1": "Facebook"}]'`)
    .replaceAll('$4', `'{}'`);
  const look = EVENT.replaceAll('$1', person).replaceAll('$2', String(RUSH_EVENT));
  return `\\set n :n + 1\n${oneLine(look)};\n${oneLine(register)};\n`;
}

const oneLine = (sql: string) => sql.replace(/\s+/g, ' ').trim();

/**
 * Registrations a second by pgbench, which is C and speaks to PostgreSQL alone.
 * @param people how many register; `first` is the number of the first of them
 */
export async function pgbench(
  url: string,
  { clients, first, people }: { clients: number; first: number; people: number },
): Promise<number> {
  const each = Math.floor(people / clients);
  const file = path.join(os.tmpdir(), `pratibha-pgbench-${process.pid}.sql`);
  writeFileSync(file, script(first, each));
  const options = ['-n', '-M', 'prepared', '-D', 'n=0', '-f', file];
  const load = ['-c', String(clients), '-j', '1', '-t', String(each)];
  const child = spawn('pgbench', [...options, ...load, url], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (data: Buffer) => (said += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  rmSync(file);
  const [, perSecond] = /tps = ([\d.]+)/.exec(said) ?? [];
  if (perSecond === undefined) throw new Error(`pgbench said:\n${said}`);
  return Number(perSecond);
}
