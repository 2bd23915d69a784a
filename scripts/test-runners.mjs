import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './test-tools.mjs';

/*
 * The runners print what failed in their own words (diff, file and line) and nothing of what
 * passed. Beside it each leaves a report, which is read for its numbers alone.
 */

/** @typedef {import('./test-runners.d.mts').Outcome} Outcome */

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * A run that ended badly without a failed test to show for it counts as one failure.
 * @returns {Outcome}
 */
function outcome({ ok, output }, { passed, failed }) {
  return { passed, failed: ok ? failed : Math.max(failed, 1), output };
}

function countsOfVitest(report) {
  const files = report?.testResults ?? [];
  // A file that could not be loaded has no test to go with it.
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloaded.length,
  };
}

/** Runs Vitest, with its arguments behind `run`. */
export async function runVitest(args, { reports, env = {} }) {
  const file = join(reports, 'vitest.json');
  const show = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const result = await runTool('vitest', ['run', ...show, ...args], { NO_COLOR: '1', ...env });
  return outcome(result, countsOfVitest(readReport(file)));
}

function countsOfPlaywright(report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  // A test that did not run because an earlier one of its file failed has not passed.
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** Runs Playwright, with its arguments behind `test`. */
export async function runPlaywright(args, { reports, env = {} }) {
  const file = join(reports, 'e2e.json');
  const result = await runTool('@playwright/test', ['test', '--reporter=dot,json', ...args], {
    NO_COLOR: '1',
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...env,
  });
  return outcome(result, countsOfPlaywright(readReport(file)));
}
