import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The product as a process, for tests of how it starts and ends. */
export type Product = {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Everything it wrote so far, on both outputs. */
  readonly output: string;
  /** Waits for a text in its output; fails when it ends before. */
  says(text: string): Promise<void>;
  /** Waits for its end. */
  ended(): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

export type ProductOptions = {
  dataDir: string;
  port: number;
  /** What to run: the command that people use (default), or only the script behind it. */
  command?: 'npm' | 'script';
  /** What the script is told besides. */
  args?: readonly string[];
  env?: Record<string, string>;
};

/** An environment as in a fresh terminal: nothing of vitest's or npm's own. */
function cleanEnvironment(): Record<string, string> {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(
    kept.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Starts the product as the leader of a process group of its own, as a terminal does. */
export function startProduct(options: ProductOptions): Product {
  const { dataDir, port, command = 'script', args: more = [], env = {} } = options;
  const [program, args] =
    command === 'npm'
      ? ['npm', ['start']]
      : [process.execPath, [path.join(ROOT, 'scripts/start.mjs'), ...more]];
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...cleanEnvironment(), DATA_DIR: dataDir, PORT: String(port), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  const take = (data: Buffer) => {
    output += data.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const end = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  return {
    child,
    origin: `http://localhost:${port}`,
    get output() {
      return output;
    },
    ended: () => end,
    says(text) {
      return new Promise((resolve, reject) => {
        const look = () => {
          if (output.includes(text)) resolve();
        };
        listeners.add(look);
        look();
        void end.then(() => reject(new Error(`It ended without saying "${text}":\n${output}`)));
      });
    },
  };
}
