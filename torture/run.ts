import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { tortureGuards } from './take-guards-away.ts';

/*
 * The long forms of what `npm test` does in short: npm run torture
 * [-- kill|outage|races|fuzz|jobs|mails|desk|uploads|seats|guards|xss|api|image|failover …]
 * TORTURE_SEED repeats a run. api needs schemathesis (docs/api.md), image needs root and buildah,
 * failover packages of Debian (docs/operations.md).
 */

const ROOT = path.join(import.meta.dirname, '..');
const IN_VITEST = ['kill', 'outage', 'races', 'fuzz', 'jobs', 'mails', 'desk', 'uploads'];

function runTool(script: string, args: readonly string[], env: Record<string, string>): boolean {
  const { status } = spawnSync(process.execPath, [path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...process.env, TORTURE: '1', ...env },
    stdio: 'inherit',
  });
  return status === 0;
}

const KINDS: Record<string, (rest: readonly string[]) => boolean | Promise<boolean>> = {
  ...Object.fromEntries(
    IN_VITEST.map((kind) => [
      kind,
      (rest: readonly string[]) =>
        runTool(
          'node_modules/vitest/vitest.mjs',
          ['run', '--project', 'server', `apps/server/src/whole/stress/${kind}`, ...rest],
          {},
        ),
    ]),
  ),
  xss: (rest) =>
    runTool(
      'node_modules/@playwright/test/cli.js',
      ['test', 'security-', '--project=desktop dark', ...rest],
      // Otherwise this width runs the console alone.
      { E2E_FULL: '1' },
    ),
  guards: (rest) => tortureGuards(rest),
  api: (rest) => runTool('torture/api/run-api.ts', rest, {}),
  image: (rest) => runTool('torture/image/run-image.ts', rest, {}),
  seats: (rest) => runTool('torture/seats/run-seats.ts', rest, {}),
  failover: (rest) => runTool('torture/failover/run-failover.ts', rest, {}),
};

const [asked, ...rest] = process.argv.slice(2);
const kinds = asked === undefined ? Object.keys(KINDS) : [asked];
for (const kind of kinds) {
  const torture = KINDS[kind];
  if (torture === undefined) {
    console.error(`Choose one of ${Object.keys(KINDS).join(', ')}.`);
    process.exit(1);
  }
  console.log(`== ${kind}`);
  if (!(await torture(rest))) process.exitCode = 1;
}
