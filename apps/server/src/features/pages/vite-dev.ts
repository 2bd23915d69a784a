import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { HotPayload } from 'vite';

/** What the server asks Vite for, beside the files that browsers do. */
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
  const vite = await createServer({
    root: webDir,
    // Otherwise Vite writes a copy of its configuration, and who watches files starts anew, for
    // ever.
    configLoader: 'native',
    server: { middlewareMode: true },
    appType: 'custom',
  });

  const own = async (request: IncomingMessage): Promise<string | null> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === MODULE_PATH) {
      const payload = JSON.parse(await text(request)) as HotPayload;
      return JSON.stringify(await vite.environments.ssr.hot.handleInvoke(payload));
    }
    if (pathname !== DOCUMENT_PATH) return null;
    const template = await readFile(join(webDir, searchParams.get('name') ?? ''), 'utf8');
    return vite.transformIndexHtml(searchParams.get('url') ?? '', template);
  };

  const server = createHttpServer((request, response) => {
    const lost = (error?: unknown) => response.writeHead(error ? 500 : 404).end(String(error));
    own(request).then(
      (answer) =>
        answer === null ? vite.middlewares(request, response, lost) : response.end(answer),
      lost,
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reload: () => vite.environments.client.hot.send({ type: 'full-reload' }),
    async close() {
      server.close();
      server.closeAllConnections();
      await vite.close();
    },
  };
}
