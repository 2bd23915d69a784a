import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@pratibha/embedded-postgres/testing/temporary-folder';
import type { TrialOptions } from '../features/pages/pages-trial.ts';

const WEB = path.resolve(import.meta.dirname, '../../../web');
const DOCUMENTS = ['index', 'student', 'console'];

/**
 * The documents as they are written, rendered by the sources of the web: what its pages say,
 * without a build, and so without scripts and style sheets.
 */
export function webOfSources(): {
  readonly distDir: string;
  readonly trial: TrialOptions;
} {
  const distDir = temporaryFolder('web-of-sources');
  mkdirSync(path.join(distDir, 'server'));
  mkdirSync(path.join(distDir, 'verify'));
  for (const name of ['verify.js', 'style.css']) {
    writeFileSync(path.join(distDir, 'verify', name), '');
  }
  for (const name of DOCUMENTS) {
    cpSync(path.join(WEB, `${name}.html`), path.join(distDir, 'client', `${name}.html`));
  }
  cpSync(path.join(WEB, 'public'), path.join(distDir, 'client'), { recursive: true });
  writeFileSync(path.join(distDir, 'package.json'), '{"type":"module"}');
  const sources = path.join(WEB, 'src/entry/render.tsx');
  writeFileSync(path.join(distDir, 'server', 'render.js'), `export * from '${sources}';\n`);
  return { distDir, trial: { source: { webDir: WEB }, limitMs: 60_000 } };
}
