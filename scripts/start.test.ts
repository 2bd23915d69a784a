import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** What `npm start` says before it ends with a failure. */
async function refusalOf(words: readonly string[], settings: Readonly<Record<string, string>>) {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], ...settings };
  const running = promisify(execFile)(process.execPath, ['scripts/start.mjs', ...words], { env });
  return running.then(
    () => null,
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
}

test.each([[['--set-up']], [['--set-up', '--dev']]])('%j asks for the file', async (words) => {
  expect(await refusalOf(words, {})).toBe(
    'Say which file has the answers: npm start -- --set-up answers.json. ' +
      'docs/set-up.example.json is one.',
  );
});

test('the server gets the file of the answers', async () => {
  // Which the demo has no use for: it ends before it touches anything.
  const refusal = await refusalOf(['--set-up', 'answers.json'], { DEMO: '1' });
  expect(refusal).toContain('SET_UP sets a site of your own up');
});
