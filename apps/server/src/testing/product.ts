import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RunningProduct } from '../../../../scripts/running-product.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));

/** The product as a process, for tests of how it starts and ends. */
export type Product = RunningProduct & { readonly origin: string };

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
  const [program, args]: [string, string[]] =
    command === 'npm'
      ? ['npm', ['start']]
      : [process.execPath, [path.join(ROOT, 'scripts/start.mjs'), ...more]];
  const product = new RunningProduct(program, args, {
    cwd: ROOT,
    env: { ...cleanEnvironment(), DATA_DIR: dataDir, PORT: String(port), ...env },
    detached: true,
  });
  return Object.assign(product, { origin: `http://localhost:${port}` });
}
