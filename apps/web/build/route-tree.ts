import { cp, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite';
import { resolveConfig } from 'vite';

/** Where the router finds the addresses of the app document, and how it writes down what it found. */
export const ROUTES = {
  target: 'react',
  routesDirectory: './src/entry/routes',
  generatedRouteTree: './src/entry/routeTree.gen.ts',
  quoteStyle: 'single',
  semicolons: true,
} as const;

/**
 * The router's tree, as `src/entry/routeTree.gen.ts` holds it. The router's plugin can only write
 * files, and mends those of the routes too: it works on a copy.
 */
export async function generateRouteTree(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'pratibha-routes-')));
  try {
    const routes = join(import.meta.dirname, '..', ROUTES.routesDirectory);
    await cp(routes, join(root, ROUTES.routesDirectory), { recursive: true });
    // The plugin writes as soon as Vite has read its configuration.
    const plugins = [tanstackRouterGenerator(ROUTES)];
    await resolveConfig({ root, configFile: false, logLevel: 'error', plugins }, 'build');
    return await readFile(join(root, ROUTES.generatedRouteTree), 'utf8');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
