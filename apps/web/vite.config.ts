import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BROWSER_MARK, BUILD_TARGETS, OLD_BROWSER_NOTE } from './browsers.ts';
import { areaFiles } from './build/area-files.ts';
import { readableName, shortName } from './build/class-names.ts';
import { FRONT_DOOR } from './build/front-doors.ts';
import { keepFrozenParts, reloadFrozenParts } from './build/frozen-parts.ts';
import { mergedPages } from './build/merged-pages.ts';
import { ownWords } from './build/own-words.ts';
import { routesOf } from './build/route-tree.ts';
import { sharedChunks } from './build/shared-chunks.ts';
import { smallPreload } from './build/small-preload.ts';
import { straightImports } from './build/straight-imports.ts';
import { styleNames } from './build/style-names.ts';

const DOCUMENTS = {
  public: join(import.meta.dirname, 'index.html'),
  student: join(import.meta.dirname, 'student.html'),
  console: join(import.meta.dirname, 'console.html'),
};

/** The scripts of one public page each, which the server names in it. */
const CHECK_RESULTS = join(import.meta.dirname, 'src/entry/check-results.ts');
const SHOW_RESULTS = join(import.meta.dirname, 'src/entry/show-results.ts');
const CHECK_RECEIPT = join(import.meta.dirname, 'src/entry/check-receipt.ts');
/** Stands inside of the page that checks certificates, which the server writes. */
const VERIFY = join(import.meta.dirname, 'src/entry/verify.ts');

/** What each document has from its beginning (`build/shared-chunks.ts`), by the names of files. */
const AT_ONCE = {
  always: 'react|rolldown-runtime|shell',
  signedIn: 'app|signed-in|site|student|console',
};
const OF_VISITORS = /^assets\/(index|shell|site|signed-in|dialog|bar)-/;

/**
 * Which files a part that comes later names beside itself: not those that whoever asks for it has.
 */
function filesBeside(files: string[], host: string): string[] {
  const names = Object.values(AT_ONCE).slice(0, OF_VISITORS.test(host) ? 1 : 2);
  const known = new RegExp(`^assets/(${names.join('|')})-[\\w-]{8}\\.(js|css)$`);
  return files.filter((file) => !known.test(file));
}

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside every text file of the client build, so that the server only
 * sends bytes that are already small.
 */
function precompress(): Plugin {
  return {
    name: 'pratibha:precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle(options) {
      const root = options.dir;
      if (root === undefined) return;
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name));
      await Promise.all(
        files.map(async (file) => {
          const path = join(file.parentPath, file.name);
          const bytes = await readFile(path);
          const [br, gz] = await Promise.all([
            promisify(brotliCompress)(bytes, {
              params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
            }),
            promisify(gzip)(bytes, { level: 9 }),
          ]);
          await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
        }),
      );
    },
  };
}

/**
 * These documents are rendered by the server: their scripts can wait until what shows them, style
 * sheets and font, has come over a slow line.
 */
function scriptsComeLast(): Plugin {
  return {
    name: 'pratibha:scripts-come-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replaceAll(
          /(<script type="module"|<link rel="modulepreload")/g,
          '$1 fetchpriority="low"',
        ),
    },
  };
}

/** Tells people with a browser older than the build is made for, in every document. */
function tellOldBrowsers(): Plugin {
  return {
    name: 'pratibha:tell-old-browsers',
    transformIndexHtml: (html) => html.replace(BROWSER_MARK, OLD_BROWSER_NOTE),
  };
}

export default defineConfig(({ command }) => ({
  appType: 'custom',
  plugins: [
    tanstackRouter({
      ...routesOf('student'),
      autoCodeSplitting: true,
      // Most students open no other page first: the events come with the frame, the rest when idle.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }: { routeId: string }) =>
          /^\/user\/(?!events\/$)./.test(routeId) ? [['component']] : [],
      },
    }),
    tanstackRouter({
      ...routesOf('console'),
      autoCodeSplitting: true,
      // The frame comes with the document.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }: { routeId: string }) =>
          /^\/admin\/./.test(routeId) ? undefined : [],
      },
    }),
    react(),
    straightImports(),
    styleNames(),
    smallPreload(),
    keepFrozenParts(),
    reloadFrozenParts(),
    scriptsComeLast(),
    tellOldBrowsers(),
    ownWords(),
    areaFiles(),
    mergedPages(),
    precompress(),
  ],
  css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
  build: {
    // Pictures stay files of their own: inside a script or style sheet they would hold up the page.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostId, hostType }) =>
        hostType === 'html' ? files : filesBeside(files, hostId),
    },
    // `npm run sizes` tells what matters of it.
    reportCompressedSize: false,
    target: BUILD_TARGETS,
    // `light-dark()` has to stay as written: a section that sets its own `color-scheme` relies on
    // it.
    cssTarget: BUILD_TARGETS,
  },
  // Both the pages for the browser and the bundle that renders them come from one `vite build`.
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: [...Object.values(DOCUMENTS), CHECK_RESULTS, SHOW_RESULTS, CHECK_RECEIPT],
          treeshake: { moduleSideEffects: [{ test: FRONT_DOOR, sideEffects: false }] },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: sharedChunks(DOCUMENTS),
            },
          },
        },
      },
    },
    ssr: {
      // The built bundle is self-contained: the server runs it without looking for React in another
      // workspace. While developing, packages are loaded as Node finds them.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': '"production"' },
      }),
      build: {
        outDir: 'dist/server',
        copyPublicDir: false,
        emitAssets: false,
        rolldownOptions: { input: { render: 'src/entry/render.tsx' } },
      },
    },
    verify: {
      consumer: 'client' as const,
      build: {
        outDir: 'dist/verify',
        // Else it would stand in the script.
        cssCodeSplit: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { verify: VERIFY },
          output: {
            format: 'iife' as const,
            entryFileNames: '[name].js',
            assetFileNames: '[name][extname]',
          },
        },
      },
    },
  },
}));
