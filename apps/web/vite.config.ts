import { join } from 'node:path';
import type { Language } from '@pratibha/domain/language/languages';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_TARGETS } from './browsers.ts';
import { areaFiles } from './build/area-files.ts';
import { readableName, shortName } from './build/class-names.ts';
import { documentWords } from './build/document-words.ts';
import { FRONT_DOOR } from './build/front-doors.ts';
import { keepFrozenParts, reloadFrozenParts } from './build/frozen-parts.ts';
import { languageStyles } from './build/language-styles.ts';
import { languageKnown, noConsoleIn, wordsOf } from './build/languages.ts';
import { mergedPages } from './build/merged-pages.ts';
import { ownWords } from './build/own-words.ts';
import { precompress } from './build/precompress.ts';
import { refusalsApart } from './build/refusals-apart.ts';
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
const OF_VISITORS = /^assets\/(ne\/)?(index|shell|site|signed-in|dialog|bar)-/;

/**
 * Which files a part that comes later names beside itself: not those that whoever asks for it has.
 */
function filesBeside(files: string[], host: string): string[] {
  const names = Object.values(AT_ONCE).slice(0, OF_VISITORS.test(host) ? 1 : 2);
  const known = new RegExp(`^assets/(ne/)?(${names.join('|')})-[\\w-]{8}\\.(js|css)$`);
  return files.filter((file) => !known.test(file));
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

/** Where the files of a language are, below `dist`; what is the same in all is in the first. */
const FOLDERS = { en: '', ne: 'ne/' } as const satisfies Record<Language, string>;

/** Where browsers find them; hashed all. */
function addressOf(language: Language): string {
  return `assets/${FOLDERS[language]}`.replace(/\/$/, '');
}

/** Pictures are the same in all languages, and stand with those of the first. */
function assetName(names: readonly string[], language: Language): string {
  const isOfLanguage = names.some((name) => name.endsWith('.css'));
  return `${addressOf(isOfLanguage ? language : 'en')}/[name]-[hash][extname]`;
}

/**
 * One language at a time (ADR 86), by Vite's mode: 'ne' builds the pages in Nepali, which have no
 * console, any other those in English.
 */
export default defineConfig(({ command, mode }) => {
  const language: Language = mode === 'ne' ? 'ne' : 'en';
  const folder = FOLDERS[language];
  return {
    appType: 'custom',
    plugins: [
      tanstackRouter({
        ...routesOf('student'),
        autoCodeSplitting: true,
        // Most students open no other page first: the events come with the frame, the rest when
        // idle.
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
      wordsOf(language),
      languageKnown(language),
      refusalsApart(),
      documentWords(language),
      languageStyles(language),
      ownWords(),
      areaFiles(language),
      mergedPages(),
      noConsoleIn(language),
      precompress(),
    ],
    css: { modules: { generateScopedName: command === 'build' ? shortName : readableName } },
    build: {
      // Pictures stay files of their own: inside a script or style sheet they would hold up the
      // page.
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
          outDir: `dist/${folder}client`,
          assetsDir: addressOf(language),
          copyPublicDir: language === 'en',
          manifest: true,
          rolldownOptions: {
            input: [...Object.values(DOCUMENTS), CHECK_RESULTS, SHOW_RESULTS, CHECK_RECEIPT],
            treeshake: { moduleSideEffects: [{ test: FRONT_DOOR, sideEffects: false }] },
            output: {
              assetFileNames: (asset) => assetName(asset.names, language),
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: sharedChunks(DOCUMENTS, language),
              },
            },
          },
        },
      },
      ssr: {
        // The built bundle is self-contained: the server runs it without looking for React in
        // another workspace. While developing, packages are loaded as Node finds them.
        ...(command === 'build' && {
          resolve: { noExternal: true as const },
          define: { 'process.env.NODE_ENV': '"production"' },
        }),
        build: {
          outDir: `dist/${folder}server`,
          copyPublicDir: false,
          emitAssets: false,
          rolldownOptions: {
            input: { render: 'src/entry/render.tsx' },
            output: { assetFileNames: (asset) => assetName(asset.names, language) },
          },
        },
      },
      verify: {
        consumer: 'client' as const,
        build: {
          outDir: `dist/${folder}verify`,
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
  };
});
