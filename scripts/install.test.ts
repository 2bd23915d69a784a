import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Entry = { version?: string; link?: boolean; optional?: boolean; os?: string[] };

const platform = process.platform === 'win32' ? 'win' : process.platform;
const OWN_NODE = `node_modules/node-${platform}-${process.arch}`;

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'pratibha-install-'));
  mkdirSync(path.join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, packages: Record<string, Entry>): void {
  writeFileSync(path.join(root, name), JSON.stringify({ packages }));
}

/** Asks the script as `npm start` does: on whatever Node, without packages. */
function isInstalled(): boolean {
  const script = new URL('install.mjs', import.meta.url).href;
  const code = `import { isInstalled } from ${JSON.stringify(script)};
    console.log(isInstalled(${JSON.stringify(root)}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  return stdout.toString().trim() === 'true';
}

const LOCK: Record<string, Entry> = {
  '': {},
  'node_modules/tool': { version: '1.0.0' },
  'node_modules/@pratibha/domain': { link: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['aix'] },
  [OWN_NODE]: { version: '24.0.0', optional: true, os: [process.platform] },
};

const { 'node_modules/elsewhere': _, ...PRESENT } = LOCK;

describe('whether an installation is needed', () => {
  it('is so in a fresh clone', () => {
    write('package-lock.json', LOCK);
    expect(isInstalled()).toBe(false);
  });

  it('is not so when all that this machine needs is there', () => {
    write('package-lock.json', LOCK);
    write('node_modules/.package-lock.json', PRESENT);
    expect(isInstalled()).toBe(true);
  });

  it('is so when the lockfile names another version', () => {
    write('package-lock.json', { ...LOCK, 'node_modules/tool': { version: '1.0.1' } });
    write('node_modules/.package-lock.json', PRESENT);
    expect(isInstalled()).toBe(false);
  });

  it('is so when npm left the Node of this machine out', () => {
    const { [OWN_NODE]: __, ...without } = PRESENT;
    write('package-lock.json', LOCK);
    write('node_modules/.package-lock.json', without);
    expect(isInstalled()).toBe(false);
  });
});
