import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ file: string, css?: string[], imports?: string[], isEntry?: boolean }} Chunk */

const DIST = join(dirname(fileURLToPath(import.meta.url)), '../apps/web/dist');

/** The scripts that one public page each has beside its document. */
const CHECK_RESULTS = 'src/entry/check-results.ts';
const SHOW_RESULTS = 'src/entry/show-results.ts';
const CHECK_RECEIPT = 'src/entry/check-receipt.ts';

/**
 * What a page may weigh until it is loaded, gzipped; a student's with brotli, as the server sends
 * it (ADR 27). The public document's and a student's are what they weigh, rounded up to the next
 * half. The area is the first segment of a path.
 */
const BUDGETS = {
  public: { script: '77.6 kB', style: '7 kB' },
  // The public document with the script of the page that computes results again, and says whether
  // their file is genuine.
  check: { script: '83.7 kB', style: '7 kB' },
  // The same with the script of a screen in the hall.
  show: { script: '80 kB', style: '7 kB' },
  // The same with the script that reads a receipt, with its time, and compares a file with it.
  receipt: { script: '88.7 kB', style: '8.9 kB' },
  student: { script: '119.2 kB', style: '7.5 kB', isBrotli: true },
  // The student's document, the rounds, works and sheets of a judge, and what keeps them offline.
  judging: { script: '163 kB', style: '13.5 kB', isBrotli: true },
  user: { script: '146.2 kB', style: '14 kB', isBrotli: true },
  admin: { script: '182.2 kB', style: '16.75 kB' },
};

/** Where twenty organisers find, prepare, decide and answer by keys. */
const REVIEWS = { script: '187 kB', style: BUDGETS.admin.style };

/** The pages of judges, in a file of their own. */
const JUDGES_PAGES = ['index', '$id'].map(
  (name) => `src/entry/student/routes/user/judging/${name}.tsx?tsr-split=component`,
);

/**
 * The editor of an edition checks in the browser what it writes, by all rules and words of its
 * content.
 */
const OF_ONE_PAGE = {
  '/admin/editions/$id': { script: '193.4 kB', style: '16 kB' },
  '/admin/set-up': { script: '188.4 kB', style: '16.6 kB' },
  '/admin/registrations': REVIEWS,
  '/admin/events-registrations': REVIEWS,
  // With pictures and what is found of files and links, and the way to all of them.
  '/admin/submissions': { script: '188.1 kB', style: '16.75 kB' },
  // Found by conditions, with what stands at the desk beside each.
  '/admin/users': { script: '183.9 kB', style: '16.6 kB' },
  // Issuing, and issuing again what a key signed that is in doubt.
  '/admin/certificates': { script: '182.6 kB', style: '16.6 kB' },
  // All that is done with a round, and the codes that guests scan.
  '/admin/rounds/$id': { script: '202.7 kB', style: '16.6 kB' },
  // A person, their record, and what organisers note of them.
  '/admin/users/$id': { script: '187.4 kB', style: '16.6 kB' },
};

/**
 * What pages weigh in Nepali, rounded up: a letter of Devanagari is three bytes, and dates are told
 * in two calendars by code of our own (ADR 86). What is missing here is as in English.
 */
const IN_NEPALI = {
  public: { script: '77.9 kB', style: '7.2 kB' },
  check: { script: '86.1 kB', style: '7.2 kB' },
  show: { script: '82.5 kB', style: '7.2 kB' },
  receipt: { script: '83.4 kB', style: '7.2 kB' },
  student: { script: '122.8 kB', style: '7.5 kB', isBrotli: true },
  judging: { script: '169.2 kB', style: '13.7 kB', isBrotli: true },
  user: { script: '151.7 kB', style: '14.1 kB', isBrotli: true },
  verify: '30.6 kB',
};

/** Each language has a build of its own. */
const LANGUAGES = [
  { folder: '', prefix: '', own: {} },
  { folder: 'ne', prefix: 'In Nepali: ', own: IN_NEPALI },
];

/**
 * Every file a browser fetches for a page: the given chunks and all they import statically.
 *
 * @param {Record<string, Chunk>} manifest Vite's manifest
 * @param {string[]} keys manifest keys of the chunks the page starts from
 */
function filesOf(manifest, keys) {
  const scripts = new Set();
  const styles = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`the manifest has no chunk ${key}`);
    (chunk.file.endsWith('.css') ? styles : scripts).add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/**
 * The pages that are fetched by themselves: for each route the chunks that its URL needs, that is
 * the route's own and those of the layouts above it (`admin/route.tsx` stands above
 * `admin/audit.tsx`).
 *
 * @param {Record<string, Chunk>} manifest Vite's manifest
 */
function appPages(manifest) {
  const routes = Object.keys(manifest)
    .filter((key) => /^src\/entry\/[a-z]+\/routes\/.+\?tsr-split=component$/.test(key))
    .map((key) => ({
      key,
      path: key
        .replace(/^src\/entry\/[a-z]+\/routes\//, '')
        .replace(/\.tsx\?.*$/, '')
        .replaceAll('.', '/'),
    }))
    .map(({ key, path }) => {
      const isLayout = /(^|\/)(route|__root|_layout)$/.test(path);
      return { key, path, isLayout, folder: isLayout ? dirname(path) : path };
    });
  const above = (route, page) =>
    page.path !== route.path && (route.folder === '.' || page.path.startsWith(`${route.folder}/`));
  return routes
    .filter((page) => !page.isLayout && !routes.some((other) => above(page, other)))
    .map((page) => ({
      name: `/${page.path.replace(/\/?index$/, '')}`,
      area: page.path.split('/')[0],
      keys: [page.key, ...routes.filter((route) => above(route, page)).map(({ key }) => key)],
    }));
}

/** The checks for size-limit: one for the scripts and one for the styles of every page. */
export function budgets() {
  return LANGUAGES.flatMap(({ folder, prefix, own }) =>
    budgetsIn(join(DIST, folder), own).map((check) => ({ ...check, name: prefix + check.name })),
  );
}

/**
 * @param {string} dist the folder of a build
 * @param {Partial<typeof IN_NEPALI>} own what its pages may weigh, other than in English
 */
function budgetsIn(dist, own) {
  const client = join(dist, 'client');
  const listing = join(client, '.vite/manifest.json');
  if (!existsSync(listing)) throw new Error('There is nothing to measure: npm run build first.');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(listing, 'utf8'));
  const pages = [
    { name: 'public document', area: 'public', keys: ['index.html'] },
    { name: '/results/$id/check', area: 'check', keys: ['index.html', CHECK_RESULTS] },
    { name: '/results/$id/show', area: 'show', keys: ['index.html', SHOW_RESULTS] },
    { name: '/receipt', area: 'receipt', keys: ['index.html', CHECK_RECEIPT] },
    { name: '/user/events and /user/events/$id', area: 'student', keys: ['student.html'] },
    {
      name: '/judge and /user/judging, with what keeps them offline',
      area: 'judging',
      keys: ['student.html', ...JUDGES_PAGES, 'src/entry/student/kept.ts'],
    },
    ...appPages(manifest).map((page) => ({
      ...page,
      keys: [page.area === 'user' ? 'student.html' : 'console.html', ...page.keys],
    })),
  ];
  // With the words around them and some keys the page has to stay below 40 kB, uncompressed.
  const verify = {
    name: '/verify: script and style',
    path: ['verify.js', 'style.css'].map((file) => join(dist, 'verify', file)),
    ...{ limit: own.verify ?? '30 kB', gzip: false, brotli: false },
  };
  const ofPages = pages.flatMap(({ name, area, keys }) => {
    const { scripts, styles } = filesOf(manifest, keys);
    const budget =
      area === 'admin'
        ? (OF_ONE_PAGE[name] ?? BUDGETS.admin)
        : { ...BUDGETS, ...own }[name.startsWith('/user/judging') ? 'judging' : area];
    const check = (kind, files, limit) => ({
      name: `${name}: ${kind}`,
      path: files.map((file) => join(client, file)),
      limit,
      gzip: !budget.isBrotli,
      brotli: budget.isBrotli === true,
    });
    return [
      check('script', scripts, budget.script),
      ...(styles.length > 0 ? [check('style', styles, budget.style)] : []),
    ];
  });
  return [...ofPages, verify];
}
