import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ExplainedError, ensureInstalled, ROOT } from './install.mjs';
import { testFolder } from './test-folder.mjs';
import { runPlaywright, runVitest } from './test-runners.mjs';
import { ensureChromium, runScript, runTool } from './test-tools.mjs';

/*
 * `npm test`: everything a change must pass, on a fresh clone too. Plain Node, no dependency,
 * because it runs before anything is installed.
 *
 *   --fast   format, lint, import rules and the tests of domain, contract and conventions
 *   --full   also every width and colour scheme in the browser, and a walk in Firefox where it is
 *            installed
 */

const TYPES = process.argv.includes('--types');
const FAST = process.argv.includes('--fast');
const FULL = process.argv.includes('--full');
const REPORTS = join(ROOT, 'test-results');
const PACKAGES = [
  'packages/domain',
  'packages/contract',
  'packages/words',
  'packages/embedded-postgres',
  'apps/server',
  'apps/web',
  '.',
];

/** @typedef {import('./test-runners.d.mts').Outcome} Outcome */

/** @returns {Outcome} */
const outcome = (ok, output) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, output });

/** @type {(name: string, tool: string, args: string[]) => [string, () => Promise<Outcome>]} */
const toolStep = (name, tool, args) => [
  name,
  async () => {
    const { ok, output } = await runTool(tool, args);
    return outcome(ok, output);
  },
];

/** @returns {Promise<Outcome>} */
async function build() {
  try {
    ensureBuilt(console.log);
    return outcome(true, '');
  } catch (error) {
    if (!(error instanceof ExplainedError)) throw error;
    return outcome(false, error.message);
  }
}

/** All that a runner printed is kept beside its report. */
function kept(name, outcome) {
  writeFileSync(join(REPORTS, `${name}.log`), outcome.output);
  return outcome;
}

/**
 * @type {(folder: string, files: string[]) => [string, () => Promise<Outcome>]}
 * `folder` is for temporary files; `files` are parts of paths, none means all.
 */
const unitTests = (folder, files) => [
  'tests',
  async () => kept('tests', await runVitest(files, { reports: REPORTS, env: { TMPDIR: folder } })),
];
const FAST_TESTS = [
  'packages/domain/',
  'packages/contract/',
  'packages/words/',
  'scripts/',
  'apps/web/',
  'access-matrix',
  'db/pool.test',
];

/**
 * For `npm run types`: elsewhere lint tells errors of types, so that no package is checked twice.
 * What was checked of a package stays beside its packages, so that a change costs what it touches.
 */
const typesStep = (path) => {
  const name = path === '.' ? 'tools' : path;
  const known = `node_modules/.cache/types/${name.replace('/', '-')}.tsbuildinfo`;
  return toolStep(`types ${name}`, 'typescript-native', [
    ...['--noEmit', '--incremental', '--tsBuildInfoFile', known],
    ...['-p', path],
  ]);
};

const browserTests = (folder, chromium) => [
  'e2e',
  async () => {
    const env = { CHROMIUM: chromium, TMPDIR: folder, E2E_FULL: FULL ? '1' : '' };
    return kept('e2e', await runPlaywright(['--pass-with-no-tests'], { reports: REPORTS, env }));
  },
];

/** The walk says itself where there is no Firefox to walk in. */
const firefoxWalk = [
  'firefox',
  async () => {
    const { ok, output } = await runScript('e2e/firefox/walk.ts');
    if (ok && output.startsWith('skipped')) console.log(`  firefox ${output.trim()}`);
    return outcome(ok, output);
  },
];

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Runs one step and prints its line; where it failed also what the tool said, in its own words. */
async function step([name, work], totals) {
  const begun = performance.now();
  const { passed, failed, output } = await work();
  totals.passed += passed;
  totals.failed += failed;
  const count = passed + failed > 1 ? `, ${passed} passed, ${failed} failed` : '';
  const line = `${name} (${seconds(begun)}${count})`;
  console.log(`${failed === 0 ? 'ok  ' : 'FAIL'} ${line}`);
  if (failed === 0) return true;
  totals.failures.push(line);
  console.log(`\n${output.trim()}\n`);
  return false;
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
  const totals = { passed: 0, failed: 0, failures: [] };
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });

  ensureInstalled(console.log);
  const chromium = FAST || TYPES ? undefined : await ensureChromium();

  const still = [
    toolStep('lint and types', 'oxlint', ['--deny-warnings', '.']),
    toolStep('format', '@biomejs/biome', ['check', '--error-on-warnings', '.']),
    toolStep('import rules', 'dependency-cruiser', [
      '--output-type',
      'err-long',
      'packages',
      'apps',
      'art',
      'e2e',
      'scripts',
    ]),
    toolStep('dead code', 'knip', ['--no-progress', '--treat-config-hints-as-errors']),
    toolStep('code for tests alone', 'knip', ['--no-progress', '--production']),
  ];
  const width = Math.min(availableParallelism(), 2);

  const folder = testFolder();
  try {
    if (TYPES) {
      await steps(PACKAGES.map(typesStep), width, totals);
    } else if (FAST) {
      await steps([unitTests(folder.path, FAST_TESTS), ...still], width, totals);
    } else {
      // Tests that start the product want it built.
      const built = await step(['build', build], totals);
      if (built) still.push(toolStep('sizes', 'size-limit', []));
      // Many tests wait for what they started: what only reads the sources uses that time.
      await steps([unitTests(folder.path, []), ...still], width, totals);
      if (built) await step(browserTests(folder.path, chromium), totals);
      if (built && FULL) await step(firefoxWalk, totals);
    }
  } finally {
    folder.remove();
  }

  console.log(`all of it took ${seconds(begun)}`);
  // Once more at the end, where it is seen first.
  for (const line of totals.failures) console.log(`✗ ${line}`);
  console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ExplainedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
