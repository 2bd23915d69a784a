import type { RenderModule } from './pages-documents.ts';

/** The module that renders, straight from the sources; its Vite lasts as long as the thread. */
export async function renderModuleOf(webDir: string): Promise<RenderModule> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webDir,
    configLoader: 'native',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    logLevel: 'error',
  });
  return (await vite.ssrLoadModule('/src/entry/render.tsx')) as RenderModule;
}
