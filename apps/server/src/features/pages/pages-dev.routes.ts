import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyMiddie from '@fastify/middie';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { DEV_CSP } from './csp.ts';
import { fillAppDocument, fillDocument, type RenderModule } from './pages-documents.ts';

/**
 * Starts Vite inside this process (`npm run dev`).
 * @param webDir folder of the web workspace, `apps/web`
 */
export async function startVite(webDir: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    root: webDir,
    // Otherwise Vite writes a copy of its configuration, and who watches files starts anew, for ever.
    configLoader: 'native',
    server: { middlewareMode: true },
    appType: 'custom',
  });
}

/** The pages straight from their sources, with hot reload: Vite transforms what is asked for. */
export async function registerDevPages(
  app: FastifyInstance,
  vite: ViteDevServer,
  publicUrl: string,
  edition: { readonly content: EditionContent },
): Promise<void> {
  await app.register(fastifyMiddie);
  app.use(vite.middlewares);
  const template = (name: string) => readFile(join(vite.config.root, name), 'utf8');

  const pages = async () => (await vite.ssrLoadModule('/src/entry/render.tsx')) as RenderModule;

  const sendPublic = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const { render, noticeIn } = await pages();
    const page = render(path, noticeIn(request.url), edition.content);
    const html = await vite.transformIndexHtml('/index.html', await template('index.html'));
    return sendHtml(reply.code(page.status), fillDocument(html, page, publicUrl));
  };
  const sendApp = async (request: FastifyRequest, reply: FastifyReply) => {
    const { isAppPage, appEdition } = await pages();
    const html = await vite.transformIndexHtml(request.url, await template('app.html'));
    const filled = fillAppDocument(html, appEdition(edition.content));
    return sendHtml(reply.code(isAppPage(request.url) ? 200 : 404), filled);
  };

  for (const path of ['/', '/event/details', '/unauthorized']) app.get(path, sendPublic);
  for (const path of ['/user', '/user/*', '/admin', '/admin/*']) app.get(path, sendApp);
  app.decorate('sendNotFoundPage', sendPublic);
  app.addHook('onClose', () => vite.close());
}

function sendHtml(reply: FastifyReply, html: string) {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', DEV_CSP)
    .header('cache-control', 'no-store')
    .send(html);
}
