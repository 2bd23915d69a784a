import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build-web.mjs';
import { ensureInstalled, ROOT, Sentence } from './install.mjs';
import { ensureChromium, runTool } from './test-tools.mjs';

/*
 * `npm test`: everything a change must pass, on a fresh clone too. Plain Node, no dependency,
 * because it runs before anything is installed.
 *
 *   --fast   format, lint, types, import rules and the tests of domain, contract and conventions
 *   --full   also every width and colour scheme in the browser
 */

const FAST = process.argv.includes('--fast');
const FULL = process.argv.includes('--full');
const REPORTS = join(ROOT, 'test-results');
const PACKAGES = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web', '.'];

/** @typedef {{ passed: number, failed: number, output: string }} Outcome */

const outcome = (ok, output) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** @type {(name: string, args: string[]) => () => Promise<Outcome>} */
const tool = (name, args) => async () => {
  const { ok, output } = await runTool(name, args);
  return outcome(ok, output);
};

/** @returns {Promise<Outcome>} */
async function build() {
  try {
    ensureBuilt(console.log);
    return outcome(true, '');
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    return outcome(false, error.message);
  }
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(join(REPORTS, name), 'utf8'));
  } catch {
    return null;
  }
}

/** A run that ended badly without a failed test to show for it counts as one failure. */
function counted({ ok, output }, passed, failed) {
  return { passed, failed: ok || failed > 0 ? failed : 1, output };
}

function vitest(projects) {
  return async () => {
    const result = await runTool(
      'vitest',
      [
        'run',
        '--reporter=default',
        '--reporter=json',
        '--outputFile.json=test-results/vitest.json',
        ...projects.flatMap((project) => ['--project', project]),
      ],
      { NO_COLOR: '1' },
    );
    const report = readReport('vitest.json');
    return counted(result, report?.numPassedTests ?? 0, report?.numFailedTests ?? 0);
  };
}

function playwright(chromium) {
  return async () => {
    const result = await runTool('@playwright/test', ['test', '--pass-with-no-tests'], {
      CHROMIUM: chromium,
      E2E_FULL: FULL ? '1' : '',
      NO_COLOR: '1',
    });
    const stats = readReport('e2e.json')?.stats;
    // A test that did not run because an earlier one of its file failed has not passed.
    const failed = (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) + (stats?.skipped ?? 0);
    return counted(result, stats?.expected ?? 0, failed);
  };
}

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step and prints its line; what the tool said only when it failed. */
async function step([name, work], totals) {
  const begun = performance.now();
  const { passed, failed, output } = await work();
  totals.passed += passed;
  totals.failed += failed;
  const count = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(begun)}${count})`);
  if (failed > 0) console.log(output.trimEnd());
  return failed === 0;
}

/** Runs the steps with at most `width` of them under way. */
async function steps(list, width, totals) {
  const waiting = [...list];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await step(next, totals);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}

async function main() {
  const begun = performance.now();
  const totals = { passed: 0, failed: 0 };
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  ensureInstalled(console.log);
  const chromium = FAST ? undefined : await ensureChromium();

  const still = [
    ['lint', tool('eslint', ['.', '--max-warnings=0'])],
    ['format', tool('@biomejs/biome', ['check', '--error-on-warnings', '.'])],
    ...PACKAGES.map((path) => [`types ${path}`, tool('typescript', ['--noEmit', '-p', path])]),
    [
      'import rules',
      tool('dependency-cruiser', [
        '--output-type',
        'err-long',
        'packages',
        'apps',
        'e2e',
        'scripts',
      ]),
    ],
    ...(FAST ? [] : [['dead code', tool('knip', ['--no-progress'])]]),
  ];
  await steps(still, Math.min(availableParallelism(), 2), totals);

  if (FAST) {
    await step(['tests', vitest(['domain', 'contract', 'conventions'])], totals);
  } else {
    const built = await step(['build', build], totals);
    if (built) await step(['sizes', tool('size-limit', [])], totals);
    await step(['tests', vitest([])], totals);
    if (built) await step(['e2e', playwright(chromium)], totals);
  }

  console.log(`all of it took ${seconds(begun)}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof Sentence)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
