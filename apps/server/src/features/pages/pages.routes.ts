import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ViteDevServer } from 'vite';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
import { APP_CSP, PUBLIC_CSP } from './csp.ts';
import { registerDevPages } from './pages-dev.routes.ts';
import { fillDocument, type RenderModule } from './pages-documents.ts';
import { registerSiteFiles } from './pages-files.routes.ts';

export type PagesOptions = {
  /** Folder of the web build, `apps/web/dist`. */
  readonly distDir: string;
  /** Origin of this installation, such as https://pratibha.example. */
  readonly publicUrl: string;
  /** Vite's server in development; then nothing is read from `distDir`. */
  readonly vite?: ViteDevServer;
};

const PUBLIC_PATHS = ['/', '/event/details', '/unauthorized'] as const;
const APP_PATHS = ['/user', '/user/*', '/admin', '/admin/*'] as const;
/** As in `apps/web/src/data/address/paths.ts`: stands for every unknown address. */
const NOT_FOUND = '/not-found';

const TYPE = { 'content-type': 'text/html; charset=utf-8' };
const OF_PUBLIC = {
  ...TYPE,
  'content-security-policy': PUBLIC_CSP,
  'cache-control': 'no-cache',
};
const OF_APP = { ...TYPE, 'content-security-policy': APP_CSP, 'cache-control': 'no-store' };

/**
 * The two documents and their files (ADR 3): public pages rendered once and kept compressed
 * in memory, the app document for `/user/*` and `/admin/*`, with 404 where it has no page, hashed
 * files immutable. Everything else that is a page answers the not-found page with 404; calls below
 * `/api` stay with the API.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  registerSiteFiles(app, options.publicUrl);
  if (options.vite) {
    await registerDevPages(app, options.vite, options.publicUrl);
    return;
  }
  const clientDir = join(options.distDir, 'client');
  const bundle = pathToFileURL(join(options.distDir, 'server', 'render.js')).href;
  const pages = (await import(bundle)) as RenderModule;
  const documents = await openDocuments(options, pages);
  const appDocument = await storeResponse(await readFile(join(clientDir, 'app.html'), 'utf8'), {
    headers: OF_APP,
    lasts: true,
  });
  const lostDocument = { ...appDocument, status: 404 } as const;

  for (const path of PUBLIC_PATHS) {
    app.get(path, async (request, reply) =>
      sendStored(request, reply, await documents(path, request.url)),
    );
  }
  for (const path of APP_PATHS) {
    app.get(path, (request, reply) =>
      sendStored(request, reply, pages.isAppPage(request.url) ? appDocument : lostDocument),
    );
  }
  await app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['*.html', '.vite/**', '**/*.br', '**/*.gz'],
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(clientDir, 'assets'));
      const age = isHashed ? 'max-age=31536000, immutable' : 'max-age=86400';
      reply.header('cache-control', `public, ${age}`);
    },
  });
  app.decorate('sendNotFoundPage', async (request: FastifyRequest, reply: FastifyReply) =>
    sendStored(request, reply, await documents(NOT_FOUND, NOT_FOUND)),
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the not-found page with 404; for the application's not-found handler. */
    sendNotFoundPage: (request: FastifyRequest, reply: FastifyReply) => unknown;
  }
}

type PublicPath = (typeof PUBLIC_PATHS)[number] | typeof NOT_FOUND;
type Documents = (path: PublicPath, url: string) => Promise<StoredResponse>;

/**
 * Every public page, rendered once at the start; with a notice of the sign-in (a handful of known
 * ones) when it is first asked for.
 */
async function openDocuments(
  options: PagesOptions,
  { render, noticeIn }: RenderModule,
): Promise<Documents> {
  const template = await readFile(join(options.distDir, 'client', 'index.html'), 'utf8');
  const stored = new Map<string, Promise<StoredResponse>>();
  const open: Documents = (path, url) => {
    const notice = noticeIn(url);
    const key = `${path} ${notice ?? ''}`;
    let document = stored.get(key);
    if (document === undefined) {
      const page = render(path, notice);
      document = storeResponse(fillDocument(template, page, options.publicUrl), {
        status: page.status,
        headers: OF_PUBLIC,
        lasts: true,
      });
      stored.set(key, document);
    }
    return document;
  };
  await Promise.all(([...PUBLIC_PATHS, NOT_FOUND] as const).map((path) => open(path, path)));
  return open;
}
