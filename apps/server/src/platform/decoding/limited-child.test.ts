import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type ChildLimits, Killed, runLimited } from './limited-child.ts';

const LIMITS: ChildLimits = { seconds: 20, heapMb: 64, memoryMb: 1_000, outputMb: 1 };
const folder = mkdtempSync(path.join(tmpdir(), 'decoding-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;
/** What a program of these lines writes, within these limits. */
async function run(code: string, limits: Partial<ChildLimits> = {}, task: object = {}) {
  written += 1;
  const file = path.join(folder, `${written}.mjs`);
  writeFileSync(file, `import fs from 'node:fs';\n${code}`);
  const program = pathToFileURL(file);
  const made = await runLimited({ program, task, limits: { ...LIMITS, ...limits } });
  return made.toString();
}
const print = (value: string) => `process.stdout.write(JSON.stringify(${value}));`;

test('it has neither our settings nor our descriptors', async () => {
  process.env['SECRET_OF_TEST'] = 'secret';
  const said = JSON.parse(
    await run(
      `const links = fs.existsSync('/proc/self/fd') ? fs.readdirSync('/proc/self/fd').map((fd) => {
        try { return fs.readlinkSync('/proc/self/fd/' + fd) } catch { return '' } }) : [];
      ${print(`{ env: Object.keys(process.env), links }`)}`,
    ),
  ) as { env: string[]; links: string[] };
  delete process.env['SECRET_OF_TEST'];
  expect(said.env.filter((name) => name !== 'PATH')).toEqual([]);
  // Of what is open in the child nothing lies on the disk but its own program's.
  expect(said.links.filter((link) => link.startsWith('/') && !link.startsWith('/dev/'))).toEqual(
    [],
  );
});

test('its script writes no file and begins no process', async () => {
  const file = path.join(folder, 'made');
  const tried = `
    const tried = [];
    for (const act of [
      () => fs.writeFileSync(${JSON.stringify(file)}, 'x'),
      () => process.getBuiltinModule('node:child_process').execFileSync('ls'),
    ]) try { act(); tried.push('done') } catch (error) { tried.push(error.code) }
    ${print('tried')}`;
  expect(JSON.parse(await run(tried))).toEqual(['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED']);
  expect(existsSync(file)).toBe(false);
});

test.each([
  ['its time', 'for (;;);', { seconds: 0.5 }],
  ['its memory of JavaScript', 'const all = []; for (;;) all.push(new Array(1e5).fill(all));', {}],
  ['what it may send', `for (;;) fs.writeSync(1, 'x'.repeat(60_000));`, {}],
])('it is ended for %s', async (_, code, limits) => {
  await expect(run(code, limits)).rejects.toThrow(Killed);
});

test('memory beyond JavaScript has its limit, where the system keeps one', async () => {
  const code = `
    const all = [];
    for (let n = 0; n < 30; n += 1) all.push(Buffer.alloc(100_000_000, 1));
    ${print('all.length')}`;
  const isKept = existsSync('/usr/bin/prlimit');
  const ended = await run(code).then(
    () => 'went on',
    () => 'ended',
  );
  expect(ended).toBe(isKept ? 'ended' : 'went on');
});

test('what it says by its end is told, and what it writes comes as it is', async () => {
  await expect(run(`console.error('no such colour'); process.exit(3);`)).rejects.toThrow(
    /ended with 3: no such colour/,
  );
  expect(await run(print('JSON.parse(process.argv[2])'), {}, { path: 'a' })).toBe('{"path":"a"}');
});
