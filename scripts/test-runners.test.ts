import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPlaywright, runVitest } from './test-runners.mjs';

let folder: string;

// Below the root, so that what is written there finds the runners' packages.
beforeAll(() => {
  mkdirSync('test-results', { recursive: true });
  folder = mkdtempSync(path.resolve('test-results/red-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A file of tests in a folder of its own; line 3 of each adds, and line 4 finds what is wrong. */
function folderOf(name: string, file: string, lines: readonly string[]): string {
  const root = path.join(folder, name);
  mkdirSync(root);
  writeFileSync(path.join(root, file), `${lines.join('\n')}\n`);
  return root;
}

const testsWith = (runner: string) => [
  `import { expect, test } from '${runner}';`,
  `const found = ['too-long.ts:301'];`,
  `test('adds', () => expect(1 + 1).toBe(2));`,
  `test('lists what is too long', () => expect(found).toEqual([]));`,
];

describe('what Vitest found', () => {
  const vitest = (root: string) => runVitest(['--root', root], { reports: root });

  it('is told with its difference, file and line, and nothing of what passed', async () => {
    const root = folderOf('unit', 'sum.test.ts', testsWith('vitest'));
    const { passed, failed, output } = await vitest(root);
    expect([passed, failed]).toEqual([1, 1]);
    expect(output).toContain('sum.test.ts > lists what is too long');
    expect(output).toMatch(/- \[\]\n\+ \[\n\+ {3}"too-long\.ts:301",\n\+ \]/);
    expect(output).toMatch(/sum\.test\.ts:4:\d+/);
    expect(output).not.toContain('adds\n');
  });

  it('counts a file that cannot be loaded as one failure and says which', async () => {
    const root = folderOf('unloaded', 'lost.test.ts', [`import './nowhere.ts';`]);
    const { passed, failed, output } = await vitest(root);
    expect([passed, failed]).toEqual([0, 1]);
    expect(output).toMatch(/lost\.test\.ts[^]*nowhere\.ts/);
  });

  it('is one failure where the run itself failed', async () => {
    const root = folderOf('empty', 'none.ts', []);
    const { passed, failed, output } = await vitest(root);
    expect([passed, failed]).toEqual([0, 1]);
    expect(output).toContain('No test files found');
  });
});

describe('what Playwright found', () => {
  const playwright = (root: string) => {
    const config = `export default { testDir: '.', testMatch: '*.e2e.ts', outputDir: 'out' };`;
    writeFileSync(path.join(root, 'playwright.config.ts'), `${config}\n`);
    return runPlaywright(['-c', path.join(root, 'playwright.config.ts')], { reports: root });
  };

  it('is told with its difference, file and line; what did not run has not passed', async () => {
    const root = folderOf('e2e', 'sum.e2e.ts', [
      ...testsWith('@playwright/test'),
      `test.describe.configure({ mode: 'serial' });`,
      `test('never runs', () => undefined);`,
    ]);
    const { passed, failed, output } = await playwright(root);
    expect([passed, failed]).toEqual([1, 2]);
    expect(output).toContain('sum.e2e.ts:4:1 › lists what is too long');
    expect(output).toMatch(/- Array \[\]\n +\+ Array \[\n +\+ {3}"too-long\.ts:301",/);
    expect(output).toMatch(/sum\.e2e\.ts:4:\d+/);
    expect(output).not.toContain('› adds');
  });

  it('is one failure where the run itself failed', async () => {
    const root = folderOf('e2e-empty', 'none.ts', []);
    const { passed, failed, output } = await playwright(root);
    expect([passed, failed]).toEqual([0, 1]);
    expect(output).toContain('No tests found');
  });
});
