import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

type Entry = {
  version?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
};

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

/** Runs a piece of the script as `npm start` does: on whatever Node, without packages. */
function run(code: string, env = process.env): string {
  const script = new URL('install.mjs', import.meta.url).href;
  const whole = `import * as install from ${JSON.stringify(script)};
    const root = ${JSON.stringify(root)};
    ${code}`;
  const args = ['--input-type=module', '-e', whole];
  return spawnSync(process.execPath, args, { env }).stdout.toString().trim();
}

function isInstalled({ tools = true } = {}): boolean {
  return run(`console.log(install.isInstalled(root, ${tools}));`) === 'true';
}

/** What npm is told to install: it is replaced by a program that says so. */
function askedOfNpm({ tools }: { tools: boolean }): string[] {
  const npm = path.join(root, 'npm-cli.js');
  writeFileSync(npm, 'console.log(process.argv.slice(2).join(" ")); process.exit(1);');
  const code = `try {
      install.ensureInstalled(() => undefined, { tools: ${tools} }, root);
    } catch (error) {
      if (!(error instanceof install.ExplainedError)) throw error;
    }`;
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
  return run(code, env).split(' ');
}

const LOCK: Record<string, Entry> = {
  '': {},
  'node_modules/part': { version: '1.0.0' },
  'node_modules/tool': { version: '1.0.0', dev: true },
  'node_modules/@pratibha/domain': { link: true },
  'node_modules/elsewhere': { version: '1.0.0', optional: true, os: ['aix'] },
  [OWN_NODE]: { version: '24.0.0', optional: true, os: [process.platform] },
};

const { 'node_modules/elsewhere': _, ...PRESENT } = LOCK;
const { 'node_modules/tool': __, ...LEAN } = PRESENT;

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
    write('package-lock.json', { ...LOCK, 'node_modules/tool': { version: '1.0.1', dev: true } });
    write('node_modules/.package-lock.json', PRESENT);
    expect(isInstalled()).toBe(false);
  });

  it('is so when npm left the Node of this machine out', () => {
    const { [OWN_NODE]: ___, ...without } = PRESENT;
    write('package-lock.json', LOCK);
    write('node_modules/.package-lock.json', without);
    expect(isInstalled()).toBe(false);
  });
});

describe('without what tests and checks', () => {
  beforeEach(() => write('package-lock.json', LOCK));

  it('the product has all it needs, and a test has not', () => {
    write('node_modules/.package-lock.json', LEAN);
    expect(isInstalled({ tools: false })).toBe(true);
    expect(isInstalled({ tools: true })).toBe(false);
  });

  it('an installation for tests serves the product too, whatever tools the lockfile names by now', () => {
    write('package-lock.json', { ...LOCK, 'node_modules/newer': { version: '1.0.0', dev: true } });
    write('node_modules/.package-lock.json', PRESENT);
    expect(isInstalled({ tools: false })).toBe(true);
    expect(isInstalled({ tools: true })).toBe(false);
  });

  it('the product is installed anew when the lockfile names another version of its own', () => {
    write('package-lock.json', { ...LOCK, 'node_modules/part': { version: '1.0.1' } });
    write('node_modules/.package-lock.json', LEAN);
    expect(isInstalled({ tools: false })).toBe(false);
  });

  it('npm leaves the tools out for npm start, and fetches them for all else', () => {
    expect(askedOfNpm({ tools: false })).toContain('--omit=dev');
    write('node_modules/.package-lock.json', LEAN);
    expect(askedOfNpm({ tools: true })).toContain('--include=dev');
  });

  it('npm start takes no tools away where they are', () => {
    write('package-lock.json', { ...LOCK, 'node_modules/part': { version: '1.0.1' } });
    write('node_modules/.package-lock.json', PRESENT);
    expect(askedOfNpm({ tools: false })).toContain('--include=dev');
  });
});

describe('what neither builds nor runs anything', () => {
  const READ = ['part/index.js', 'part/LICENSE.md', `node-${platform}-${process.arch}/bin/node`];
  const UNREAD = [
    'part/index.js.map',
    'part/index.d.ts',
    'part/deep/index.d.mts',
    'part/README.md',
    `node-${platform}-${process.arch}/include/node/node.h`,
    'lucide-react/dist/cjs/lucide-react.js',
    'zod/src/index.ts',
  ];

  function put(folder: string, files: readonly string[]): void {
    for (const file of files) {
      const place = path.join(root, folder, file);
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, '');
    }
  }

  /** Installs with a program in place of npm, which notes these packages. */
  function install(present: Record<string, Entry>): string[] {
    write('package-lock.json', LOCK);
    write('node_modules/.package-lock.json', {});
    put('node_modules', [...READ, ...UNREAD]);
    const note = path.join(root, 'node_modules/.package-lock.json');
    const npm = path.join(root, 'npm-cli.js');
    const content = JSON.stringify(JSON.stringify({ packages: present }));
    writeFileSync(npm, `require('node:fs').writeFileSync(${JSON.stringify(note)}, ${content});`);
    const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath };
    run('install.ensureInstalled(() => undefined, { tools: false }, root);', env);
    return [...READ, ...UNREAD].filter((file) => existsSync(path.join(root, 'node_modules', file)));
  }

  it('goes when it was installed to serve', () => {
    expect(install(LEAN)).toEqual(READ);
  });

  it('stays where tests and checks are installed', () => {
    expect(install(PRESENT)).toEqual([...READ, ...UNREAD]);
  });

  it('is looked for in packages alone, not in the workspaces that npm links', () => {
    put('packages/domain', ['words.d.ts']);
    mkdirSync(path.join(root, 'node_modules/@pratibha'));
    symlinkSync(
      path.join(root, 'packages/domain'),
      path.join(root, 'node_modules/@pratibha/domain'),
    );
    install(LEAN);
    expect(existsSync(path.join(root, 'packages/domain/words.d.ts'))).toBe(true);
  });
});
