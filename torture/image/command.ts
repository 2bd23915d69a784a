import { spawnSync } from 'node:child_process';

/** What a command says when it fails. */
const LONGEST_COMPLAINT = 600;

export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', 'command -v "$0"', program]).status === 0;
}

/**
 * Runs a command to its end.
 * @returns what it wrote
 * @throws Error with its last words when it fails
 */
export function output(command: readonly string[]): string {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  if (status === 0) return stdout.trim();
  const said = `${stdout ?? ''}\n${stderr ?? ''}`.trim().slice(-LONGEST_COMPLAINT);
  throw new Error(`${command.join(' ')} failed: ${said}`);
}

/** Runs a command whose output a person follows. */
export function follow(command: readonly string[]): void {
  const [program = '', ...args] = command;
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command.join(' ')} failed, for the reason given above.`);
}
