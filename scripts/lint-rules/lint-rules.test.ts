import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../source-files.ts';

/*
 * A rule that can never fail protects nothing: each kind of rule is broken here, in a folder made
 * for it, with the project's own settings.
 */

const DOMAIN = 'packages/domain/src';
const SERVER = 'apps/server/src';
const WEB = 'apps/web/src';
const SENTENCE = 'words(no-sentences)';
const LATER = 'const later = async () => {};\n';

/** Rule, file that breaks it, and what stands there. */
const BROKEN: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['domain(pure)', `${DOMAIN}/clock.ts`, 'export const now = new Date();'],
  ['domain(pure)', `${DOMAIN}/instant.ts`, 'export const now = Date.now();'],
  ['domain(pure)', `${DOMAIN}/chance.ts`, 'export const chance = Math.random();'],
  ['eslint(no-restricted-globals)', `${DOMAIN}/outside.ts`, "export const x = fetch('/');"],
  ['eslint(no-console)', `${SERVER}/says.ts`, "console.log('');"],
  ['eslint(no-console)', `${WEB}/says.ts`, "console.log('');"],
  ['eslint(eqeqeq)', `${SERVER}/equal.ts`, 'export const is = (x: unknown) => x == 1;'],
  ['eslint(no-unused-vars)', `${SERVER}/unused.ts`, 'const x = 1;\nexport {};'],
  ['typescript(no-explicit-any)', `${SERVER}/any.ts`, 'export const x: any = 1;'],
  [
    'typescript(no-non-null-assertion)',
    `${SERVER}/sure.ts`,
    'export const f = (x?: string) => x!;',
  ],
  ['typescript(no-floating-promises)', `${SERVER}/floats.ts`, `${LATER}later();`],
  ['typescript(await-thenable)', `${SERVER}/waits.ts`, 'export const x = await 1;'],
  [
    'typescript(no-misused-promises)',
    'scripts/misused.ts',
    `${LATER}if (later()) throw new Error();`,
  ],
  ['typescript(only-throw-error)', `${SERVER}/throws.ts`, "throw 'a text';"],
  [
    'typescript(no-unsafe-member-access)',
    `${SERVER}/unsafe.ts`,
    "const x = JSON.parse('{}');\nexport const y = x.y as string;",
  ],
  [
    'typescript(restrict-template-expressions)',
    `${SERVER}/template.ts`,
    'export const f = (x: object) => `$' + '{x}`;',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    `${SERVER}/switch.ts`,
    "export function f(x: 'a' | 'b'): number {\n  switch (x) {\n    case 'a':\n      return 1;\n  }\n  return 2;\n}",
  ],
  [
    'react-hooks(rules-of-hooks)',
    `${WEB}/hook.ts`,
    "import { useState } from 'react';\nexport const useIt = (x: boolean) => (x ? useState(1) : null);",
  ],
  [
    'react-hooks(exhaustive-deps)',
    `${WEB}/deps.ts`,
    "import { useEffect } from 'react';\nexport function useIt(f: () => void) {\n  useEffect(() => f(), []);\n}",
  ],
];

const FINE: readonly (readonly [file: string, text: string])[] = [
  [`${DOMAIN}/instant.test.ts`, 'export const now = new Date();'],
  [`${DOMAIN}/given.ts`, 'export const at = (now: number) => new Date(now);'],
  [`${SERVER}/clock.ts`, 'export const now = () => new Date();'],
];

/** What the rule about sentences must find, and what stands where no person reads it. */
const SENTENCES: readonly (readonly [file: string, text: string])[] = [
  [`${DOMAIN}/answer.ts`, "export const why = () => 'Registration is closed.';"],
  [`${DOMAIN}/limit.ts`, 'export const why = (n: number) => `At most ${n} letters here`;'],
  [`${DOMAIN}/label.ts`, "export const LABELS = { a: 'Not available' };"],
  [`${WEB}/Says.tsx`, 'export const Says = () => <p>Closed</p>;'],
  [`${WEB}/Braces.tsx`, "export const Braces = () => <p>{'Closed for now'}</p>;"],
  [`${WEB}/Named.tsx`, 'export const Named = () => <button aria-label="Close it" />;'],
  [`${WEB}/shown.ts`, "const TEXT = 'Try again, please';\nexport const text = () => TEXT;"],
  [`${WEB}/exported.ts`, "export const TEXT = 'main, h1';\ndocument.querySelector(TEXT);"],
  [`${SERVER}/a.routes.ts`, "export const message = 'Choose a time';"],
  [`${SERVER}/a.queries.ts`, "export const name = 'Erased person';"],
  [
    `${SERVER}/b.queries.ts`,
    "import { sql } from 'kysely';\nexport const x = sql`select ${'Some words'}`;",
  ],
];
const NO_SENTENCES: readonly (readonly [file: string, text: string])[] = [
  [`${DOMAIN}/fails.ts`, "export const fail = () => {\n  throw new RangeError('no such day');\n};"],
  [`${DOMAIN}/type.ts`, "export type Tells = 'once tried' | 'not at all';"],
  [`${DOMAIN}/say.test.ts`, "export const text = 'Two words';"],
  [`${WEB}/call.ts`, "export const CALL = 'PUT /admin/users/{id}/sessions';"],
  [`${WEB}/format.ts`, "export const FORMAT = 'YYYY MMMM DD';"],
  [`${WEB}/Star.tsx`, 'export const Star = () => <a rel="noopener noreferrer">–</a>;'],
  [`${WEB}/Style.tsx`, 'export const Style = () => <p className={`big red ${1}`} />;'],
  [
    `${WEB}/find.ts`,
    "const FIELD = 'input, select';\ndocument.body.closest(`${FIELD}, a`);\nexport {};",
  ],
  [`${WEB}/media.ts`, "export const isWide = matchMedia('screen and (min-width: 9em)').matches;"],
  [`${WEB}/log.ts`, "console.error('it broke down');\nexport {};"],
  [
    `${SERVER}/c.routes.ts`,
    "const DAY = 'public, max-age=9';\nexport const f = (r: Headers) => header(r, DAY);\nconst header = (r: Headers, x: string) => r.set('a', x);",
  ],
  [`${SERVER}/d.routes.ts`, "export const HEAD = { 'content-type': 'text/html; charset=utf-8' };"],
  [`${SERVER}/c.queries.ts`, "export const COLUMNS = ['users.name as user_name'];"],
  [
    `${SERVER}/d.queries.ts`,
    "import { sql } from 'kysely';\nexport const x = sql<number>`select count from users`;",
  ],
  [`${SERVER}/view.ts`, "export const text = 'Two words';"],
  ['packages/words/src/en/a.ts', "export const text = 'Two words';"],
];

type Fault = { readonly code: string; readonly filename: string };
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pratibha-lint-')));
let faults: Fault[] = [];

beforeAll(() => {
  for (const part of ['.oxlintrc.json', 'tsconfig.base.json', 'scripts/lint-rules']) {
    cpSync(join(ROOT, part), join(folder, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const settings = { extends: './tsconfig.base.json', compilerOptions: { lib: ['es2024', 'dom'] } };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  for (const [file, text] of [
    ...BROKEN.map(([, ...rest]) => rest),
    ...FINE,
    ...SENTENCES,
    ...NO_SENTENCES,
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  const tool = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [tool, '--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  faults = (JSON.parse(stdout) as { diagnostics: Fault[] }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const codesIn = (file: string) =>
  faults.filter(({ filename }) => filename === file).map(({ code }) => code);

it.each(BROKEN)('%s is found in %s', (rule, file) => {
  expect(codesIn(file)).toContain(rule);
});

it.each(SENTENCES)('a sentence is found in %s', (file) => {
  expect(codesIn(file)).toContain(SENTENCE);
});

it.each(NO_SENTENCES)('no sentence is found in %s', (file) => {
  expect(codesIn(file)).not.toContain(SENTENCE);
});

it.each(FINE)('%s may say: %s', (file) => {
  expect(codesIn(file)).toEqual([]);
});
