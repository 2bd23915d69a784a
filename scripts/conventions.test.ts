import { basename } from 'node:path';
import { endpoints } from '@pratibha/contract/api';
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from './source-files.ts';

/*
 * What CONTRIBUTING.md asks, as tests. Each case lists the offenders, so that a failure names the
 * file and the line. Forbidden words are put together from halves: this file is searched too.
 */

const files = sourceFiles();
/** The pictures are drawn with packages of their own. */
const LOCKFILES = ['package-lock.json', 'art/package-lock.json'];
const code = files.filter(
  ({ path }) => /\.([cm]?[jt]sx?|css|sql)$/.test(path) && !/\.gen\.ts$/.test(path),
);
const inside = (pattern: RegExp, among: readonly SourceFile[] = code) =>
  among.filter(({ path }) => pattern.test(path));

/** 'path:line: text' for every line that matches. */
function hits(among: readonly SourceFile[], pattern: RegExp): string[] {
  return among.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
      ),
  );
}

function parsed(path: string): Record<string, unknown> {
  const file = files.find((candidate) => candidate.path === path);
  if (file === undefined) throw new Error(`${path} is missing`);
  return JSON.parse(file.text) as Record<string, unknown>;
}

describe('files', () => {
  it('have at most 300 lines', () => {
    const long = code
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > 300)
      .map(({ path, lines }) => `${path}: ${lines} lines`);
    expect(long).toEqual([]);
  });

  // As the formatter does with code; what a browser fetches as it stands is spared.
  it('keep comments to a hundred columns', () => {
    const wide = code
      .filter(({ path }) => !path.startsWith('apps/web/public/'))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .filter((line) => line.length > 100 && /^\s*(\/\/|\/?\*)/.test(line))
          .map((line) => `${path}: ${line}`),
      );
    expect(wide).toEqual([]);
  });

  it('are named by what they are about', () => {
    const vague = /(^|[/._-])(utils?|helpers?|common|misc)([._-][^/]*)?(\/|$)/i;
    const named = files.map(({ path }) => path).filter((path) => vague.test(path));
    expect(named).toEqual([]);
  });

  it('end tests with .test.ts(x) beside the code and .e2e.ts in e2e', () => {
    const misplaced = inside(/\.(spec|e2e)\.[jt]sx?$/).filter(
      ({ path }) => !/^e2e\/[a-z0-9-]+\.e2e\.ts$/.test(path),
    );
    expect(misplaced.map(({ path }) => path)).toEqual([]);
  });
});

describe('code', () => {
  const silenced = [
    'TO' + 'DO',
    'FIX' + 'ME',
    'eslint' + '-disable',
    'oxlint' + '-disable',
    'biome' + '-ignore',
    '@ts' + '-ignore',
    '@ts' + '-nocheck',
    'waitFor' + 'Timeout',
    'network' + 'idle',
  ];

  it.each(silenced)('does not hold %s', (word) => {
    expect(hits(code, new RegExp(`(^|[^A-Za-z])${word}([^A-Za-z]|$)`))).toEqual([]);
  });

  it('leaves out no test and runs none alone or twice', () => {
    const left = /\b(it|test|describe|bench)(\.\w+)*\.(skip|only|todo|fails|fixme|skipIf)\b/;
    const again = /\bretr(y|ies):\s*[1-9]|\bx(it|describe|test)\(/;
    expect([...hits(code, left), ...hits(code, again)]).toEqual([]);
  });

  it('sleeps in no test', () => {
    const tests = inside(/(\.test\.tsx?|^e2e\/.*\.ts)$/);
    const sleep = new RegExp(
      `setTimeout\\(\\s*(resolve|r|done|res|ok)\\b|${'timers'}/promises|${'pg'}_sleep`,
    );
    expect(hits(tests, sleep)).toEqual([]);
  });

  it('has its SQL in *.queries.ts, platform/db, migrations and demo', () => {
    const elsewhere = inside(/^apps\/server\/src\//).filter(
      ({ path }) => !/(\.queries|\.test)\.ts$|\/src\/(platform\/db|testing|demo)\//.test(path),
    );
    const builder = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<.*>)?`/;
    const text = /['"`]\s*(select\s.+\sfrom|insert into|update\s\w+\sset|delete from)\s/i;
    const written = [...hits(elsewhere, builder), ...hits(elsewhere, text)];
    expect(written.filter((hit) => !/:\d+: (\*|\/\/)/.test(hit))).toEqual([]);
  });

  it('knows a year of the competition in the seed and the demo only', () => {
    const product = inside(/^(apps\/\w+|packages\/[\w-]+)\/(src|migrations)\//).filter(
      ({ path }) => !/(\.test\.tsx?|-cases\.ts)$|\/src\/(seed|demo|testing)\//.test(path),
    );
    // Comments show what a date looks like, and so do the sentences that ask for one.
    const told = /:\d+: (\*|\/\/|\/\*|--)|(such as|जस्तै) 20/;
    const years = hits(product, /\b20(2[4-9]|3\d)\b/);
    expect(years.filter((hit) => !told.test(hit))).toEqual([]);
  });

  it('compresses responses, and compares what readers have, in four places of platform', () => {
    const home =
      /(\/testing\/|\.test\.ts$|\/(edge|serve)\/((stored|light|rendered|file)-response|accepted-coding)\.ts$)/;
    const elsewhere = inside(/^apps\/server\/src\//).filter(({ path }) => !home.test(path));
    const negotiating =
      /\bbrotliCompress|accept-negotiator|['"](accept-encoding|if-none-match)['"]/;
    expect(hits(elsewhere, negotiating)).toEqual([]);
  });

  it('has no default exports in src', () => {
    const sources = inside(/^(packages|apps)\/[^/]+\/src\//);
    expect(hits(sources, /^export default\b|^export \{.*\bas default\b/)).toEqual([]);
  });

  it('has no barrels', () => {
    const sources = inside(/^(packages|apps)\/[^/]+\/src\//);
    expect(hits(sources, /^export \* from|^export \*$/)).toEqual([]);
  });

  it('names the extension of every relative import', () => {
    const relative = /(\bfrom|^import|\bimport\() ?['"]\.{1,2}\/(?!.*\.(tsx?|mjs|js|json)['"])/;
    const sources = inside(/^(packages|apps\/server|e2e|scripts|bench)\/.*\.ts$/);
    expect(hits(sources, relative)).toEqual([]);
  });

  it('knows nothing of the place where it was written', () => {
    const places = new RegExp(`${'/wor'}${'k/(main|shared)'}|${'/tm'}${'p/(plan|bash_jobs)'}`);
    expect(hits(files, places)).toEqual([]);
  });
});

describe('calls', () => {
  const calls = inside(/^packages\/contract\/src\/[\w-]+\.ts$/).flatMap(({ text }) =>
    [...text.matchAll(/^export const (\w+) = endpoint\(\{\n  method: '(\w+)'/gm)].map(
      ([, name = '', method = '']) => ({ name, method }),
    ),
  );
  const features = inside(/^apps\/server\/src\/features\/(?!.*\.test\.ts$)/);
  const missing = (among: typeof calls, place: RegExp, line: (name: string) => RegExp) =>
    among
      .filter(({ name }) => !inside(place, features).some(({ text }) => line(name).test(text)))
      .map(({ name }) => name);

  it('are all found by these tests', () => {
    expect(calls).toHaveLength(endpoints.length);
  });

  it('have the name of their endpoint in the line of their route', () => {
    const served = (name: string) =>
      new RegExp(`serve(Stored)?\\((\\s*app, platform,|\\s*app,)\\s*\\w*[cC]alls\\.${name},`);
    expect(missing(calls, /\.routes\.ts$/, served)).toEqual([]);
  });

  it('that change something are carried out by a function with the name of their endpoint', () => {
    const changing = calls.filter(({ method }) => method !== 'GET');
    const carriedOut = (name: string) =>
      new RegExp(`^export (const|function|async function) ${name}\\b`, 'm');
    expect(missing(changing, /(?<!\.routes)\.ts$/, carriedOut)).toEqual([]);
  });
});

describe('migrations', () => {
  it('are numbered without gaps and titled', () => {
    const names = inside(/^apps\/server\/migrations\//).map(({ path }) => basename(path));
    expect(names.filter((name) => !/^\d{4}-[a-z0-9-]+\.sql$/.test(name))).toEqual([]);
    const numbers = names.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

describe('dependencies', () => {
  const manifests = files
    .map(({ path }) => path)
    .filter((path) => /(^|\/)package\.json$/.test(path));
  const declared = manifests.flatMap((path) =>
    ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'].flatMap(
      (kind) => {
        const group = (parsed(path)[kind] ?? {}) as Record<string, string>;
        return Object.entries(group).map(([name, version]) => ({ path, name, version }));
      },
    ),
  );

  it('are pinned to one exact version each', () => {
    const loose = declared.filter(
      ({ version }) => !/^(npm:[@\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('agree between the packages', () => {
    const versions = new Map<string, Set<string>>();
    for (const { name, version } of declared) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    }
    const torn = [...versions].filter(([, found]) => found.size > 1);
    expect(torn).toEqual([]);
  });

  it('come from whatever registry the machine uses: the lockfile names no host', () => {
    const lock = files.filter(({ path }) => LOCKFILES.includes(path));
    expect(lock).toHaveLength(LOCKFILES.length);
    expect(hits(lock, /"resolved": "(https?|git|ssh)/)).toEqual([]);
  });
});

describe('lockfile', () => {
  type Locked = { version?: string; optionalDependencies?: Record<string, string> };

  it.each(LOCKFILES)('%s names the packages of every platform, or npm ci fails', (lockfile) => {
    const locked = parsed(lockfile).packages as Record<string, Locked>;
    const missing = Object.entries(locked).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter(
          (name) =>
            locked[`node_modules/${name}`] === undefined &&
            locked[`${place}/node_modules/${name}`] === undefined,
        )
        .map((name) => `${name} of ${place}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('documents', () => {
  it.each([
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    'CHANGELOG.md',
    'docs/operations.md',
  ])('%s exists', (path) => {
    expect(files.some((file) => file.path === path)).toBe(true);
  });

  it('CHANGELOG has a place for what is not released yet', () => {
    const changelog = files.find(({ path }) => path === 'CHANGELOG.md');
    expect(changelog?.text).toMatch(/^## \[Unreleased\]$/m);
  });

  it('point only at files that exist', () => {
    const paths = new Set(files.map(({ path }) => path));
    const broken = inside(/\.md$/, files).flatMap(({ path, text }) =>
      [
        ...text.matchAll(
          /\]\((?!https?:|mailto:|#)([^)#\s]+\.(?:md|ts|mjs|json|sql))(?:#[^)]*)?\)/g,
        ),
      ]
        .map(([, target]) => new URL(target ?? '', `file:///${path}`).pathname.slice(1))
        .filter((target) => !paths.has(target))
        .map((target) => `${path} → ${target}`),
    );
    expect(broken).toEqual([]);
  });

  it('decision records are numbered without gaps', () => {
    const records = inside(/^docs\/adr\//, files).map(({ path }) => basename(path));
    const numbers = records.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});
