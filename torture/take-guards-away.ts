import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GUARDS, type Guard } from './guard-list.ts';

const ROOT = path.join(import.meta.dirname, '..');
const NOT_COPIED =
  /(^|\/)(node_modules|\.git|test-results|playwright-report|public\/gallery)(\/|$)|^data(\/|$)/;
/** Copies that are worked on at a time. */
const WIDTH = 2;

/** Copies the tree; packages are shared, but for our own, which are the copy's. */
function copyTree(): string {
  const copy = mkdtempSync(path.join(os.tmpdir(), 'pratibha-guards-'));
  cpSync(ROOT, copy, {
    recursive: true,
    filter: (source) => !NOT_COPIED.test(path.relative(ROOT, source)),
  });
  const modules = path.join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(path.join(ROOT, 'node_modules'))) {
    if (name === '@pratibha' || name === '.vite') continue;
    symlinkSync(path.join(ROOT, 'node_modules', name), path.join(modules, name));
  }
  const own = path.join(modules, '@pratibha');
  mkdirSync(own);
  const installed = path.join(ROOT, 'node_modules/@pratibha');
  for (const name of readdirSync(installed)) {
    const place = path.relative(realpathSync(ROOT), realpathSync(path.join(installed, name)));
    symlinkSync(path.join(copy, place), path.join(own, name));
  }
  return copy;
}

/** @returns whether every test passed, and what was said */
function runTests(copy: string, files: readonly string[]): Promise<{ ok: boolean; said: string }> {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--bail=1', ...files], {
    cwd: copy,
    env: { ...process.env, NO_COLOR: '1', TORTURE: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString();
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ ok: code === 0, said })));
}

/** Takes a guard away, asks the tests, and puts it back. @returns which test turned red, or null */
async function without(copy: string, { file, guard, without: bare, tests }: Guard) {
  const place = path.join(copy, file);
  const text = readFileSync(place, 'utf8');
  if (text.split(guard).length !== 2) throw new Error(`${file} does not hold once: ${guard}`);
  writeFileSync(
    place,
    text.replace(guard, () => bare),
  );
  try {
    const { ok, said } = await runTests(copy, tests);
    if (ok) return null;
    const red = /^\s*FAIL\s+(.+)$/m.exec(said)?.[1];
    // A tree that no longer loads proves nothing about a test.
    if (red === undefined || / 0 test/.test(said) || !/\d+ failed/.test(said)) {
      throw new Error(`The tests did not run:\n${said.slice(-3_000)}`);
    }
    return red.replace(/^\|\S+\|\s+/, '');
  } finally {
    writeFileSync(place, text);
  }
}

/** Removes one guard after the other. @returns whether every removal was noticed */
export async function tortureGuards(only: readonly string[]): Promise<boolean> {
  const chosen = GUARDS.filter(
    ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
  );
  const copies = Array.from({ length: WIDTH }, copyTree);
  const unnoticed: string[] = [];
  try {
    const all = [...new Set(chosen.flatMap(({ tests }) => tests))];
    const intact = await runTests(copies[0] ?? '', all);
    if (!intact.ok) throw new Error(`With all guards in place:\n${intact.said.slice(-3_000)}`);
    console.log(`all guards in place: ${all.length} test files are green`);
    const waiting = [...chosen];
    const work = async (copy: string) => {
      for (let guard = waiting.shift(); guard; guard = waiting.shift()) {
        const red = await without(copy, guard);
        if (red === null) unnoticed.push(guard.name);
        console.log(`| ${guard.name} | ${red === null ? 'NOT NOTICED' : red.slice(0, 140)} |`);
      }
    };
    await Promise.all(copies.map(work));
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
  const noticed = chosen.length - unnoticed.length;
  console.log(`guards: ${noticed} of ${chosen.length} removals turned a test red`);
  return unnoticed.length === 0;
}
