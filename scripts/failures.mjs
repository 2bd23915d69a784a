import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from './install.mjs';

/** Enough of an error to see what was expected, what came and where. */
const LINES = 30;

/** @typedef {import('./failures.d.mts').Report} Report */

const excerpt = (error) =>
  stripVTControlCharacters(error ?? '')
    .trim()
    .split('\n')
    .slice(0, LINES)
    .join('\n');

function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that could not be loaded has a message and no test to go with it.
  if (failed.length === 0) return [{ test: file, error: excerpt(message) }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file} › ${fullName}`,
    error: excerpt(failureMessages.join('\n')),
  }));
}

/**
 * What Vitest's JSON report says.
 * @param report null when the run left none
 * @returns {Report}
 */
export function vitestReport(report) {
  const files = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  return { passed: report?.numPassedTests ?? 0, failures: files.flatMap(failuresOfFile) };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

function failuresOfSpec({ file, title, tests }) {
  // A test that did not run because an earlier one of its file failed has not passed.
  return tests
    .filter(({ status }) => status !== 'expected')
    .map(({ projectName, results }) => ({
      test: `${file} › ${title} (${projectName})`,
      error: excerpt(results.find((result) => result.error)?.error.message ?? 'It did not run.'),
    }));
}

/**
 * What Playwright's JSON report says.
 * @param report null when the run left none
 * @returns {Report}
 */
export function playwrightReport(report) {
  const failures = (report?.suites ?? []).flatMap(specsOf).flatMap(failuresOfSpec);
  return { passed: report?.stats.expected ?? 0, failures };
}
