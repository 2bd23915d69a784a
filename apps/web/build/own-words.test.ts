import { expect, it } from 'vitest';
import type { Bundle } from './built-pages.ts';
import { foreignWords } from './own-words.ts';

const route = (name: string) => `/web/src/entry/routes/${name}.tsx?tsr-split=component`;
const HTML = '/web/index.html';
const APP = '/web/app.html';
const FRAME = route('user/route');
const EVENTS = route('user/events/index');
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
    'app.js': script(APP, [], { imports: ['shell.js'], later: ['events.js', 'users.js'] }),
    'route.js': script(FRAME, ['session/app'], { imports: ['shell.js'] }),
    'events.js': script(EVENTS, ['events/student/list'], {
      imports: ['app.js', 'time.js'],
      later: ['dialog.js'],
    }),
    'dialog.js': script(DIALOG, ['events/student/dialog'], { imports: ['events.js'] }),
    'time.js': script(null, ['time']),
    'users.js': script(USERS, ['people/organiser/users'], { imports: ['time.js'] }),
    'app.css': { type: 'asset' },
    ...change,
  };
}

const USED: Readonly<Record<string, readonly string[]>> = {
  [HTML]: ['pages/dates', 'shell/frame'],
  [APP]: ['shell/frame'],
  [FRAME]: ['session/app'],
  [EVENTS]: ['events/student/list', 'time'],
  [DIALOG]: ['events/student/dialog'],
  [USERS]: ['people/organiser/users', 'time'],
};

function complaints(bundle: Bundle, used = USED): string[] {
  return foreignWords(bundle, (id) => (used[id] ?? []).map(words));
}

it('lets a page carry its own words, and those of its document, its layouts and its parts', () => {
  expect(complaints(built())).toEqual([]);
});

it('refuses words that only came into the same script', () => {
  const bundle = built({ 'time.js': script(null, ['time', 'workshops/student']) });
  expect(complaints(bundle)).toEqual([
    'the page /user/events carries words of workshops/student and uses none',
    'the page /admin/users carries words of workshops/student',
  ]);
});

it('refuses words of a dialog in the scripts of the page that opens it', () => {
  const held = ['events/student/list', 'events/student/dialog'];
  const bundle = built({
    'events.js': script(EVENTS, held, { imports: ['time.js'], later: ['dialog.js'] }),
    'dialog.js': script(DIALOG, [], { imports: ['events.js'] }),
  });
  expect(complaints(bundle)).toEqual([
    'the page /user/events carries words of events/student/dialog and uses none',
  ]);
});

it('refuses words that a dialog brings along', () => {
  const dialog = script(DIALOG, ['events/student/dialog'], { imports: ['users.js'] });
  expect(complaints(built({ 'dialog.js': dialog }))).toEqual([
    'the page /user/events > Dialog.tsx carries words of people/organiser/users',
  ]);
});

it('refuses words of another side even where something imports them', () => {
  const shell = script(null, ['shell/frame', 'console/organiser']);
  const used = { ...USED, [HTML]: ['console/organiser'], [APP]: ['console/organiser'] };
  expect(complaints(built({ 'shell.js': shell }), used)).toEqual(
    expect.arrayContaining([
      'the public document carries words of console/organiser',
      'the app document carries words of console/organiser',
      'the page /user/events carries words of console/organiser',
    ]),
  );
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

it('takes no notice of words that are imported and not used', () => {
  const time = script(null, ['time']);
  const modules = { ...time.modules, [words('audit/organiser')]: { renderedLength: 0 } };
  expect(complaints(built({ 'time.js': { ...time, modules } }))).toEqual([]);
});

it('refuses to look at a build without pages', () => {
  expect(() => complaints({ 'app.js': script(APP, []) })).toThrow('No page');
});
