import { get, type IncomingMessage } from 'node:http';
import type { RenderModule } from '@pratibha/contract/render-module';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_PATH, MODULE_PATH } from './vite-dev.ts';

/** The web as its sources have it at this moment. */
export type WebSources = {
  /** The folder of the web workspace. */
  readonly webDir: string;
  /** The module that renders. */
  readonly pages: () => Promise<RenderModule>;
  /** A document, as a page at an address begins with it. */
  readonly document: (name: string, url: string) => Promise<string>;
  /** What Vite answers to a browser; 404 where it knows nothing. */
  readonly ask: (request: FastifyRequest) => Promise<IncomingMessage>;
};

/** @param address where Vite answers (`vite-dev.ts`) */
export async function webSources(webDir: string, address: string): Promise<WebSources> {
  const { ESModulesEvaluator, ModuleRunner, createNodeImportMeta } = await import(
    'vite/module-runner'
  );
  const runner = new ModuleRunner(
    {
      transport: {
        async invoke(payload) {
          const body = JSON.stringify(payload);
          const response = await fetch(`${address}${MODULE_PATH}`, { method: 'POST', body });
          return (await response.json()) as { result: unknown } | { error: unknown };
        },
      },
      createImportMeta: createNodeImportMeta,
      sourcemapInterceptor: false,
      hmr: false,
    },
    new ESModulesEvaluator(),
  );
  return {
    webDir,
    pages: () => runner.import<RenderModule>('/src/entry/render.tsx'),
    async document(name, url) {
      const response = await fetch(
        `${address}${DOCUMENT_PATH}?${new URLSearchParams({ name, url })}`,
      );
      if (!response.ok) throw new Error(await response.text());
      return response.text();
    },
    ask: ({ url, headers }) =>
      new Promise((resolve, reject) => {
        get(`${address}${url}`, { headers }, resolve).on('error', reject);
      }),
  };
}
