import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { FIRST_LANGUAGE, isLanguage, type Language } from '@pratibha/domain/language/languages';
import type { HotPayload, ViteDevServer } from 'vite';

/** What the server asks Vite for, beside the files that browsers do; `language` says in which. */
export const MODULE_PATH = '/@pratibha/module';
export const DOCUMENT_PATH = '/@pratibha/document';

export type Vite = {
  /** Where it answers, on this machine alone. */
  readonly address: string;
  /** Has the open pages loaded anew. */
  readonly reload: () => void;
  readonly close: () => Promise<void>;
};

/**
 * Starts Vite (`npm run dev`), which lasts while the server is begun anew, and so keeps what it has
 * transformed; the server's processes reach it over HTTP (`web-sources-dev.ts`).
 * @param webDir folder of the web workspace, `apps/web`
 */
export async function startVite(webDir: string): Promise<Vite> {
  const { createServer } = await import('vite');
  const servers = new Map<Language, Promise<ViteDevServer>>();
  // Of another language when it is first asked for.
  const viteIn = (language: Language) => {
    const isFirst = language === FIRST_LANGUAGE;
    const vite =
      servers.get(language) ??
      createServer({
        root: webDir,
        mode: isFirst ? 'development' : language,
        base: isFirst ? '/' : baseOf(language),
        cacheDir: join(webDir, `node_modules/.vite-${language}`),
        // Otherwise Vite writes a copy of its configuration, and who watches files starts anew, for
        // ever.
        configLoader: 'native',
        server: { middlewareMode: true, ...(isFirst ? {} : { ws: false }) },
        appType: 'custom',
      });
    servers.set(language, vite);
    return vite;
  };
  await viteIn(FIRST_LANGUAGE);

  const own = async (request: IncomingMessage): Promise<string | null> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname !== MODULE_PATH && pathname !== DOCUMENT_PATH) return null;
    const asked = searchParams.get('language');
    const vite = await viteIn(isLanguage(asked) ? asked : FIRST_LANGUAGE);
    if (pathname === MODULE_PATH) {
      const payload = JSON.parse(await text(request)) as HotPayload;
      return JSON.stringify(await vite.environments.ssr.hot.handleInvoke(payload));
    }
    const template = await readFile(join(webDir, searchParams.get('name') ?? ''), 'utf8');
    return vite.transformIndexHtml(searchParams.get('url') ?? '', template);
  };

  const languageOf = ({ url = '/' }: IncomingMessage) =>
    Array.from(servers.keys()).find((each) => url.startsWith(baseOf(each))) ?? FIRST_LANGUAGE;
  const server = createHttpServer((request, response) => {
    const lost = (error?: unknown) => response.writeHead(error ? 500 : 404).end(String(error));
    own(request)
      .then(async (answer) => {
        if (answer !== null) return response.end(answer);
        return (await viteIn(languageOf(request))).middlewares(request, response, lost);
      })
      .catch(lost);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reload: () => {
      for (const vite of servers.values())
        void vite.then(({ environments }) => environments.client.hot.send({ type: 'full-reload' }));
    },
    async close() {
      server.close();
      server.closeAllConnections();
      for (const vite of servers.values()) await (await vite).close();
    },
  };
}

/** What the addresses of the files of a language begin with, but for those of the first. */
function baseOf(language: Language): string {
  return `/@${language}/`;
}
