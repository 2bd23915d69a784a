/*
 * Apart from what else the pages need: the thread of a trial loads this file and nothing with it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderModule } from '@pratibha/contract/render-module';

/** The address of the module that renders, in a build. */
export function bundleIn(distDir: string): string {
  return pathToFileURL(join(distDir, 'server', 'render.js')).href;
}

/** That module. @param bundle its address */
export function renderModuleAt(bundle: string): Promise<RenderModule> {
  return import(bundle);
}
