import path from 'node:path';
import { build } from 'rolldown';

const OUT = path.join(import.meta.dirname, 'dist');

/**
 * What lies beside a source, such as migrations, fonts and programs of their own, is found by the
 * place of the module that names it. That place stays what it is in the sources.
 *
 * @type {import('rolldown').Plugin}
 */
const keepPlaces = {
  name: 'pratibha:keep-places',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
    handler: (code, id) => {
      const place = JSON.stringify(path.relative(OUT, id).replaceAll(path.sep, '/'));
      return code.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
    },
  },
};

/**
 * The server and the packages it runs with in a few files: it starts in half the time that its nine
 * hundred modules take, and keeps neither their text nor what strips their types in memory.
 * Names and lines stay as they are, so that a stack trace can be read.
 */
await build({
  input: path.join(import.meta.dirname, 'src/main.ts'),
  platform: 'node',
  // One is a library of the machine, the other runs in development alone, from the sources.
  external: ['sharp', /^vite(\/|$)/],
  plugins: [keepPlaces],
  checks: { eval: false },
  output: { dir: OUT, cleanDir: true, keepNames: true, comments: false },
});
