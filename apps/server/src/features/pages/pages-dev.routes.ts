import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import { pathOf } from '../../platform/edge/path-of.ts';
import { sendStored } from '../../platform/edge/stored-response.ts';
import { cardPath, sitePicturesOf } from '../pictures/pictures.ts';
import { consoleDocument } from './console-document.ts';
import type { ConsolePages } from './console-pages.ts';
import { DEV_CSP } from './csp.ts';
import {
  asVisitorsSeeIt,
  consoleEdition,
  fillDocument,
  type RenderModule,
  withStyle,
} from './pages-documents.ts';
import { PUBLIC_PATHS } from './rendered-edition.ts';
import {
  type Edition,
  type OtherEditions,
  registerShownEditions,
} from './shown-editions.routes.ts';
import { isOfEdition, soonPage } from './soon-page.ts';
import { studentDocument } from './student-document.ts';
import type { StudentPages } from './student-pages.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': DEV_CSP,
  'cache-control': 'no-store',
};

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

type Shown = { readonly edition: Edition; readonly others: OtherEditions };

/** The pages straight from their sources, with hot reload: Vite transforms what is asked for. */
export async function registerDevPages(
  app: FastifyInstance,
  vite: ViteDevServer,
  publicUrl: string,
  { edition, others }: Shown,
  { students, organisers }: { students: StudentPages; organisers: ConsolePages },
): Promise<void> {
  await app.register(fastifyMiddie);
  app.use(vite.middlewares);
  const template = (name: string) => readFile(join(vite.config.root, name), 'utf8');

  const transformed = async ({ url }: FastifyRequest, name: string) =>
    vite.transformIndexHtml(url, await template(name));
  const ofAll = () => ({
    siteName: edition.content.shortTitle,
    other: '',
    clientDir: vite.config.root,
    headersFor: () => HEADERS,
  });

  const pages = async () => (await vite.ssrLoadModule('/src/entry/render.tsx')) as RenderModule;

  const sendPublic = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const { render, noticeIn, helpPaths } = await pages();
    if (!edition.isSetUp && isOfEdition(path, helpPaths))
      return sendStored(request, reply, await soonPage());
    const shown = asVisitorsSeeIt(others.archived());
    const page = render(path, noticeIn(request.url), edition.content, shown);
    const html = await vite.transformIndexHtml('/index.html', await template('index.html'));
    const card = cardPath(sitePicturesOf(edition.content));
    return sendHtml(reply.code(page.status), fillDocument(html, page, publicUrl, card));
  };
  const sendConsole = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await pages();
    const { content } = edition;
    const template = await transformed(request, 'console.html');
    const organiser = await consoleDocument(
      built,
      consoleEdition(content, built.appEdition(content)),
      { ...ofAll(), template },
    );
    return built.isAppPage(request.url)
      ? organisers.send(request, reply, organiser)
      : sendStored(request, reply, organiser.lost);
  };
  const sendStudent = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!edition.isSetUp) return sendStored(request, reply, await soonPage());
    const built = await pages();
    const html = await transformed(request, 'student.html');
    const student = await studentDocument(built, built.appEdition(edition.content), {
      ...ofAll(),
      template: withStyle(html, built.lookStyle(edition.content)),
    });
    return built.isAppPage(request.url)
      ? students.send(request, reply, student)
      : sendStored(request, reply, student.lost);
  };

  registerShownEditions(app, {
    ...others,
    document: async () => ({
      pages: await pages(),
      template: await vite.transformIndexHtml('/index.html', await template('index.html')),
    }),
    edition,
    publicUrl,
    policy: DEV_CSP,
  });
  const { helpPaths } = await pages();
  for (const path of [...PUBLIC_PATHS, ...helpPaths]) app.get(path, sendPublic);
  for (const path of ['/user', '/user/*']) app.get(path, sendStudent);
  for (const path of ['/admin', '/admin/*']) app.get(path, sendConsole);
  app.decorate('sendNotFoundPage', sendPublic);
  app.addHook('onClose', () => vite.close());
}

function sendHtml(reply: FastifyReply, html: string) {
  return reply.headers(HEADERS).send(html);
}
