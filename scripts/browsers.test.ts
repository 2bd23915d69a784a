import { describe, expect, it } from 'vitest';
import { BROWSER_WORDS, BUILD_TARGETS } from '../apps/web/browsers.ts';
import { BROWSER_MARK } from '../apps/web/build/document-words.ts';
import { sourceFiles } from './source-files.ts';

const files = sourceFiles();
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';

/** What only a secure context has: missing over http at another host than localhost. */
const SECURE_ONLY =
  /\b(randomUUID|crypto\.subtle|navigator\.(clipboard|serviceWorker|locks|storage|credentials|share|wakeLock|mediaDevices|geolocation))\b|\b(caches|cookieStore)\./;

/**
 * What is kept for when there is no network, or for an upload that goes on: without it nothing is,
 * as its tests show. Results are
 * computed again, and a sentence says that fingerprint and signature cannot be. Certificates are
 * checked by code of the page's own, and so are files against a receipt.
 */
const DOES_WITHOUT =
  /\/(data\/kept\/[a-z-]+|data\/uploads\/(file-print|kept-bytes)|entry\/(student\/kept|check-(results|signature))|public\/(verify\/[a-z-]+|receipt\/hash-file))\.ts$/;

describe('the oldest browsers', () => {
  it('are the ones the build is made for', () => {
    expect(BUILD_TARGETS).toEqual(['chrome123', 'safari17.5', 'ios17.5', 'firefox125']);
    const config = textOf('apps/web/vite.config.ts');
    const targets = [...config.matchAll(/\b(target|cssTarget): (.+),$/gm)].map(([line]) => line);
    expect(targets.filter((line) => line.endsWith(' BUILD_TARGETS,'))).toEqual([
      'target: BUILD_TARGETS,',
      'cssTarget: BUILD_TARGETS,',
    ]);
  });

  it.each(['README.md', 'docs/operations.md'])('are named in %s', (path) => {
    expect(textOf(path)).toContain(BROWSER_WORDS);
  });

  it.each(['index', 'student', 'console'])(
    'have a place in %s.html where others are told',
    (name) => {
      expect(textOf(`apps/web/${name}.html`)).toContain(`<body>\n    ${BROWSER_MARK}\n`);
    },
  );
});

describe('over plain http', () => {
  it('the pages use nothing that only a secure context has', () => {
    const web = files.filter(({ path }) => /^apps\/web\/src\/.*\.tsx?$/.test(path));
    expect(web.length).toBeGreaterThan(200);
    const used = web.filter(
      ({ path, text }) =>
        !/\.test\.tsx?$/.test(path) &&
        !DOES_WITHOUT.test(path) &&
        SECURE_ONLY.test(text.replace(/\/\*[^]*?\*\//g, '')),
    );
    expect(used.map(({ path }) => path)).toEqual([]);
  });
});
