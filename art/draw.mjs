// npm run build: draws the pictures on Node 24, whatever Node the machine has.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ExplainedError, findNode } from '../scripts/install.mjs';

try {
  const script = path.join(import.meta.dirname, 'build.ts');
  const { status } = spawnSync(findNode(), [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
