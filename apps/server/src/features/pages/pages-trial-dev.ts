import type { RenderModule } from '@pratibha/contract/render-module';

/** The module that renders, straight from the sources; its Vite lasts as long as the thread. */
export async function renderModuleOf(webDir: string): Promise<RenderModule> {
  const { createServer, createServerModuleRunner } = await import('vite');
  const vite = await createServer({
    root: webDir,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return runner.import<RenderModule>('/src/entry/render.tsx');
}
