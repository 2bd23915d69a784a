import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bombs, type HostileFile, lyingFiles } from '../../testing/hostile-files.ts';
import { examineFile } from './examine-file.ts';
import { lookIntoFile } from './look-into-file.ts';
import type { LookedInto } from './looked-into.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hostile-'));
afterAll(() => rmSync(folder, { recursive: true }));

type Look = (file: string) => Promise<LookedInto>;

/** Two at a time: a child mostly waits for its own start. */
async function foundIn(files: readonly HostileFile[], look: Look) {
  const found = new Map<string, readonly (string | undefined)[]>();
  const waiting = [...files];
  const work = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [name, bytes] = next;
      const file = path.join(folder, name.replaceAll(/\W/g, '-'));
      writeFileSync(file, bytes);
      const { facts } = await look(file);
      found.set(name, [name, facts.kind, ...facts.faults]);
    }
  };
  await Promise.all([work(), work()]);
  return files.map(([name]) => found.get(name));
}

const told = (files: readonly HostileFile[]) =>
  files.map(([name, , kind, ...faults]) => [name, kind, ...faults]);

test('what lies, or was cut, is known for what it is', async () => {
  const files = await lyingFiles();
  expect(await foundIn(files, lookIntoFile)).toEqual(told(files));
});

test('what takes memory or time ends within the limits of its process', async () => {
  const files = await bombs();
  const look: Look = (file) => examineFile(file, new AbortController().signal);
  expect(await foundIn(files, look)).toEqual(told(files));
}, 240_000);
