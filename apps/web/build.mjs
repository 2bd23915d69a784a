import path from 'node:path';
import { createBuilder } from 'vite';

/** Once for each language, by the mode that `vite.config.ts` knows it by. */
const MODES = ['production', 'ne'];

// Vite's list of files, and advice on how they are cut, look like faults to who starts it the first
// time.
const logLevel = process.argv.includes('--quiet') ? 'error' : 'info';
for (const mode of MODES) {
  const builder = await createBuilder({ root: path.resolve(import.meta.dirname), mode, logLevel });
  await builder.buildApp();
}
