import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** What a process that decodes what people sent may take. */
export type ChildLimits = {
  /** Of a processor, where there is prlimit; a busy machine may take four times as long. */
  readonly seconds: number;
  /** Of JavaScript. */
  readonly heapMb: number;
  /** Of all it writes to, the decoders' own included; kept where there is prlimit (ADR 82). */
  readonly memoryMb: number;
  /** That it may send back. */
  readonly outputMb: number;
};

type ChildTask = {
  /** A module of its own, in the sources. */
  readonly program: URL;
  /** Its argument, as JSON. */
  readonly task: object;
  /** What comes to it by its standard input; default: nothing does. */
  readonly input?: Uint8Array;
  readonly limits: ChildLimits;
  /** Ends it. */
  readonly signal?: AbortSignal;
};

/** It was ended, for its time, its memory or what it sent; or by whoever began it. */
export class Killed extends Error {}

const MEGABYTE = 1_000_000;
/** Of util-linux, which is part of what most Linux systems begin with. */
const PRLIMIT = ['/usr/bin/prlimit', '/bin/prlimit'].find((file) => existsSync(file)) ?? null;
/** So many seconds of the clock to one of a processor. */
const ON_A_BUSY_MACHINE = 4;
/** By which a process offers itself to be ended first (`step-back.ts`). */
const OF_MEMORY = '/proc/self/oom_score_adj';

/**
 * Runs a program that reads what somebody sent, in a process of its own: without our settings, our
 * descriptors and connections, within limits; and its JavaScript writes no file and begins no
 * process.
 * @returns what it writes to its standard output
 * @throws Killed; an Error with what it says where it ends by itself
 */
export async function runLimited(of: ChildTask): Promise<Buffer> {
  const { program, limits, signal, input = new Uint8Array() } = of;
  const [command, ...args] = commandOf(of);
  const child = spawn(command, args, {
    // Nothing of the settings, which hold secrets.
    env: { PATH: process.env['PATH'] },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: limits.seconds * (PRLIMIT === null ? 1 : ON_A_BUSY_MACHINE) * 1_000,
    killSignal: 'SIGKILL',
  });
  const end = () => child.kill('SIGKILL');
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  // A child that ends early says so by what it prints, or by its end.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  stopAt(child, child.stdout, limits.outputMb * MEGABYTE);
  stopAt(child, child.stderr, MEGABYTE);
  try {
    const [made, said, [code]] = await Promise.all([
      buffer(child.stdout),
      buffer(child.stderr),
      once(child, 'close') as Promise<[number | null]>,
    ]);
    if (code === 0) return made;
    const words = `${path.basename(program.pathname)} ended with ${code}: ${said.toString().slice(0, 2_000)}`;
    throw code === null ? new Killed(words) : new Error(words);
  } finally {
    signal?.removeEventListener('abort', end);
  }
}

function commandOf({ program, task, limits }: ChildTask): [string, ...string[]] {
  const node = [
    process.execPath,
    ...['--disable-warning=ExperimentalWarning', '--disable-warning=SecurityWarning'],
    `--max-old-space-size=${limits.heapMb}`,
    // The decoders are libraries of the machine, which this does not bind: the JavaScript is.
    ...['--permission', '--allow-addons', '--allow-fs-read=*', `--allow-fs-write=${OF_MEMORY}`],
    ...[fileURLToPath(program), JSON.stringify(task)],
  ] as [string, ...string[]];
  if (PRLIMIT === null) return node;
  return [
    PRLIMIT,
    `--data=${limits.memoryMb * MEGABYTE}`,
    // It ends even where nobody is left to end it.
    `--cpu=${Math.ceil(limits.seconds)}`,
    ...['--core=0', '--nofile=256', '--'],
    ...node,
  ];
}

function stopAt(child: ChildProcess, stream: Readable, most: number): void {
  let read = 0;
  stream.on('data', (chunk: Buffer) => {
    read += chunk.length;
    if (read > most) child.kill('SIGKILL');
  });
}
