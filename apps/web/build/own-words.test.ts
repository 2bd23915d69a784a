import { expect, it } from 'vitest';
import type { Bundle } from './built-pages.ts';
import { foreignWords } from './own-words.ts';

const route = (name: string) => `/web/src/entry/console/routes/${name}.tsx?tsr-split=component`;
const HTML = '/web/index.html';
const STUDENT = '/web/student.html';
const CONSOLE = '/web/console.html';
const FRAME = route('admin/route');
const USERS = route('admin/users');
const DIALOG = '/web/src/features/events/student/Dialog.tsx';

const words = (name: string) => `/packages/words/src/en/${name}.ts`;

type Script = { readonly imports?: string[]; readonly later?: string[] };

/** A script for the import of `start`, null where it is shared, with the words put into it. */
function script(start: string | null, held: readonly string[], { imports, later }: Script = {}) {
  return {
    type: 'chunk' as const,
    facadeModuleId: start,
    imports: imports ?? [],
    dynamicImports: later ?? [],
    modules: Object.fromEntries(held.map((name) => [words(name), { renderedLength: 9 }])),
  };
}

/** A build without a fault, but for what `change` puts in its place. */
function built(change: Bundle = {}): Bundle {
  return {
    'index.js': script(HTML, ['pages/dates'], { imports: ['shell.js'] }),
    'shell.js': script(null, ['shell/frame']),
    'student.js': script(STUDENT, ['events/student/list'], {
      imports: ['shell.js', 'app.js'],
      later: ['dialog.js'],
    }),
    'app.js': script(null, ['time', 'sentences']),
    'dialog.js': script(DIALOG, ['events/student/dialog'], { imports: ['student.js'] }),
    'console.js': script(CONSOLE, [], { imports: ['shell.js', 'app.js'], later: ['users.js'] }),
    'route.js': script(FRAME, ['session/app'], { imports: ['shell.js'] }),
    'users.js': script(USERS, ['people/organiser/users'], { imports: ['app.js'] }),
    'app.css': { type: 'asset' },
    ...change,
  };
}

const USED: Readonly<Record<string, readonly string[]>> = {
  [HTML]: ['pages/dates', 'shell/frame'],
  [STUDENT]: ['shell/frame', 'events/student/list', 'time', 'sentences'],
  [CONSOLE]: ['shell/frame'],
  [FRAME]: ['session/app'],
  [DIALOG]: ['events/student/dialog'],
  [USERS]: ['people/organiser/users', 'time'],
};

function complaints(bundle: Bundle, used = USED): string[] {
  return foreignWords(bundle, (id) => (used[id] ?? []).map(words));
}

it('lets a page carry its own words, those of its layouts and parts, and what students share', () => {
  expect(complaints(built())).toEqual([]);
});

it('refuses words that only came into the same script', () => {
  const bundle = built({ 'shell.js': script(null, ['shell/frame', 'workshops/student']) });
  expect(complaints(bundle)).toEqual([
    'the public document carries words of workshops/student',
    "the student's document carries words of workshops/student and uses none",
    "the organiser's document carries words of workshops/student",
    'the page /admin/users carries words of workshops/student',
  ]);
});

it('refuses words of a dialog in the scripts of the page that opens it', () => {
  const held = ['events/student/list', 'events/student/dialog'];
  const bundle = built({
    'student.js': script(STUDENT, held, { imports: ['app.js'], later: ['dialog.js'] }),
    'dialog.js': script(DIALOG, [], { imports: ['student.js'] }),
  });
  expect(complaints(bundle)).toEqual([
    "the student's document carries words of events/student/dialog and uses none",
  ]);
});

it('refuses words that a dialog brings along', () => {
  const dialog = script(DIALOG, ['events/student/dialog'], { imports: ['users.js'] });
  expect(complaints(built({ 'dialog.js': dialog }))).toEqual([
    "the student's document > Dialog.tsx carries words of people/organiser/users",
  ]);
});

const WORKSHOPS = route('user/workshops').replace('console', 'student');
const NEWS = route('user/notifications').replace('console', 'student');

/** A build in which two pages of students stand in one file, with the words that it has. */
function merged(held: readonly string[]): Bundle {
  const pages = script(null, held, { imports: ['student.js'] });
  const routes = { [WORKSHOPS]: { renderedLength: 9 }, [NEWS]: { renderedLength: 9 } };
  return built({
    'student.js': script(STUDENT, ['events/student/list'], {
      imports: ['shell.js', 'app.js'],
      later: ['dialog.js', 'pages.js'],
    }),
    'pages.js': { ...pages, modules: { ...routes, ...pages.modules } },
  });
}
const USED_BY_PAGES = {
  ...USED,
  [WORKSHOPS]: ['workshops/student'],
  [NEWS]: ['notifications/page'],
};

it('lets pages that every student gets stand in one file, with the words of each', () => {
  const bundle = merged(['workshops/student', 'notifications/page']);
  expect(complaints(bundle, USED_BY_PAGES)).toEqual([]);
});

it('refuses words in such a file that no page of a student uses, or that are of organisers', () => {
  const bundle = merged(['workshops/student', 'people/organiser/users', 'pages/prizes']);
  expect(complaints(bundle, USED_BY_PAGES)).toEqual([
    'the page /user/workshops carries words of people/organiser/users',
    'the page /user/workshops carries words of pages/prizes and uses none',
    'the page /user/notifications carries words of people/organiser/users',
    'the page /user/notifications carries words of pages/prizes and uses none',
  ]);
});

it('refuses words of organisers in what students share with them', () => {
  const app = script(null, ['time', 'sentences', 'console/organiser']);
  const used = { ...USED, [STUDENT]: [...(USED[STUDENT] ?? []), 'console/organiser'] };
  expect(complaints(built({ 'app.js': app }), used)).toEqual([
    "the student's document carries words of console/organiser",
  ]);
});

it('lets an organiser open what students see, and no page of organisers begin with it', () => {
  const users = script(USERS, [], { later: ['dialog.js'] });
  const dialog = script(DIALOG, ['events/student/dialog']);
  expect(complaints(built({ 'users.js': users, 'dialog.js': dialog }))).toEqual([]);
  const began = script(USERS, ['events/student/dialog']);
  expect(
    complaints(built({ 'users.js': began }), { ...USED, [USERS]: ['events/student/dialog'] }),
  ).toEqual(['the page /admin/users carries words of events/student/dialog']);
});

it('lets pages of organisers alone carry the words of files that most of them share', () => {
  const lists = script(null, ['ui/admin-list', 'console/organiser']);
  const users = script(USERS, ['people/organiser/users'], { imports: ['app.js', 'lists.js'] });
  expect(complaints(built({ 'lists.js': lists, 'users.js': users }))).toEqual([
    'the page /admin/users carries words of console/organiser and uses none',
  ]);
  const student = script(STUDENT, ['events/student/list'], {
    imports: ['shell.js', 'app.js', 'lists.js'],
  });
  const ofNobody = script(null, ['ui/admin-list']);
  expect(complaints(built({ 'lists.js': ofNobody, 'student.js': student }))).toEqual([
    "the student's document carries words of ui/admin-list and uses none",
  ]);
});

it('takes no notice of words that are imported and not used', () => {
  const time = script(null, ['time', 'sentences']);
  const modules = { ...time.modules, [words('audit/organiser')]: { renderedLength: 0 } };
  expect(complaints(built({ 'app.js': { ...time, modules } }))).toEqual([]);
});

it('refuses to look at a build without pages', () => {
  expect(() => complaints({ 'console.js': script(CONSOLE, []) })).toThrow('No page');
});
