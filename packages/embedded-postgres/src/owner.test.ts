import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/temporary-folder.ts';

const OWNER = fileURLToPath(new URL('owner.ts', import.meta.url));
const NOBODY = { uid: 65_534, gid: 65_534, name: 'nobody' };
const isRoot = process.getuid?.() === 0;

it.runIf(isRoot)('a Ctrl-C in the middle of the question is no answer', async () => {
  const folder = temporaryFolder('owner');
  const script = `
    import { writeSync } from 'node:fs';
    import { canReach } from ${JSON.stringify(OWNER)};
    process.on('SIGINT', () => {});
    for (let n = 0; n < 60; n += 1) {
      writeSync(1, 'asks\\n');
      writeSync(1, canReach(${JSON.stringify(NOBODY)}, ${JSON.stringify(folder)}) + '\\n');
    }`;
  const options = ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', script];
  const child = spawn(process.execPath, options, {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers = new Map<string, number>();
  for await (const line of createInterface(child.stdout)) {
    answers.set(line, (answers.get(line) ?? 0) + 1);
    // To the whole group, as a terminal does.
    if (line === 'asks') process.kill(-(child.pid ?? 0), 'SIGINT');
  }
  expect(answers).toEqual(
    new Map([
      ['asks', 60],
      ['true', 60],
    ]),
  );
});
