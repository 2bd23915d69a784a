import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import { resolveConfig } from 'vite';

/** The documents that have a router. */
export type RoutedDocument = 'student' | 'console';

/** Where a router finds its addresses, and how it writes down what it found. */
export function routesOf(document: RoutedDocument) {
  return {
    target: 'react',
    routesDirectory: `./src/entry/${document}/routes`,
    generatedRouteTree: `./src/entry/${document}/routeTree.gen.ts`,
    quoteStyle: 'single',
    semicolons: true,
  } as const;
}

/**
 * The tree of a router, as its `routeTree.gen.ts` holds it. The router's plugin can only write
 * files, and mends those of the routes too: it works on a copy.
 */
export async function generateRouteTree(document: RoutedDocument): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pratibha-routes-')));
  // It moves what it wrote, which it cannot from one file system to another.
  const options = { ...routesOf(document), tmpDir: join(root, 'tmp') };
  try {
    const routes = join(import.meta.dirname, '..', options.routesDirectory);
    await cp(routes, join(root, options.routesDirectory), { recursive: true });
    // The plugin writes as soon as Vite has read its configuration.
    const plugins = [tanstackRouterGenerator(options)];
    await resolveConfig({ root, configFile: false, logLevel: 'error', plugins }, 'build');
    return await readFile(join(root, options.generatedRouteTree), 'utf8');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
