import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightReport, vitestReport } from './failures.mjs';

const file = (name: string) => path.resolve(name);
const passedTest = { status: 'passed', fullName: 'adds', failureMessages: [] };

describe('what a run of Vitest says', () => {
  it('is nothing when it left no report', () => {
    expect(vitestReport(null)).toEqual({ passed: 0, failures: [] });
  });

  it('names each failed test, its file and the beginning of its error', () => {
    const long = Array.from({ length: 99 }, (_, line) => `line ${line}`).join('\n');
    const failedTest = { status: 'failed', fullName: 'sum adds', failureMessages: [long] };
    const report = {
      numPassedTests: 2,
      testResults: [
        { name: file('a.test.ts'), status: 'passed', message: '', assertionResults: [passedTest] },
        {
          name: file('apps/b.test.ts'),
          status: 'failed',
          message: '',
          assertionResults: [passedTest, failedTest],
        },
      ],
    };
    const { passed, failures } = vitestReport(report);
    expect(passed).toBe(2);
    expect(failures.map(({ test }) => test)).toEqual(['apps/b.test.ts › sum adds']);
    expect(failures[0]?.error).toMatch(/^line 0\n.*\nline 29$/s);
  });

  it('names a file that could not be loaded, without colours', () => {
    const message = '\u001B[31mno such module\u001B[39m';
    const broken = { name: file('c.test.ts'), status: 'failed', message, assertionResults: [] };
    expect(vitestReport({ numPassedTests: 0, testResults: [broken] }).failures).toEqual([
      { test: 'c.test.ts', error: 'no such module' },
    ]);
  });
});

describe('what a run of Playwright says', () => {
  const spec = (title: string, status: string, results: unknown[]) => ({
    file: 'a.e2e.ts',
    title,
    tests: [{ projectName: 'phone light', status, results }],
  });

  it('is nothing when it left no report', () => {
    expect(playwrightReport(null)).toEqual({ passed: 0, failures: [] });
  });

  it('counts what did not run as failed, in groups too', () => {
    const error = { message: 'It is not visible' };
    const report = {
      stats: { expected: 1 },
      suites: [
        {
          specs: [spec('opens', 'expected', [{}])],
          suites: [
            {
              specs: [
                spec('closes', 'unexpected', [{ error }]),
                spec('flickers', 'flaky', [{ error }, {}]),
                spec('waits', 'skipped', []),
              ],
            },
          ],
        },
      ],
    };
    expect(playwrightReport(report)).toEqual({
      passed: 1,
      failures: [
        { test: 'a.e2e.ts › closes (phone light)', error: 'It is not visible' },
        { test: 'a.e2e.ts › flickers (phone light)', error: 'It is not visible' },
        { test: 'a.e2e.ts › waits (phone light)', error: 'It did not run.' },
      ],
    });
  });
});
