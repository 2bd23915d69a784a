import { get, type IncomingMessage } from 'node:http';
import type { RenderModule } from '@pratibha/contract/render-module';
import type { Language } from '@pratibha/domain/language/languages';
import type { FastifyRequest } from 'fastify';
import { DOCUMENT_PATH, MODULE_PATH } from './vite-dev.ts';

/** The web as its sources have it at this moment. */
export type WebSources = {
  /** The folder of the web workspace. */
  readonly webDir: string;
  /** The module that renders. */
  readonly pages: (language: Language) => Promise<RenderModule>;
  /** A document, as a page at an address begins with it. */
  readonly document: (name: string, url: string, language: Language) => Promise<string>;
  /** What Vite answers to a browser; 404 where it knows nothing. */
  readonly ask: (request: FastifyRequest) => Promise<IncomingMessage>;
};

/** @param address where Vite answers (`vite-dev.ts`) */
export async function webSources(webDir: string, address: string): Promise<WebSources> {
  const { ESModulesEvaluator, ModuleRunner, createNodeImportMeta } = await import(
    'vite/module-runner'
  );
  const runnerOf = (language: Language) =>
    new ModuleRunner(
      {
        transport: {
          async invoke(payload) {
            const body = JSON.stringify(payload);
            const at = `${address}${MODULE_PATH}?language=${language}`;
            const response = await fetch(at, { method: 'POST', body });
            return (await response.json()) as { result: unknown } | { error: unknown };
          },
        },
        createImportMeta: createNodeImportMeta,
        sourcemapInterceptor: false,
        hmr: false,
      },
      new ESModulesEvaluator(),
    );
  const runners = { en: runnerOf('en'), ne: runnerOf('ne') } satisfies Record<Language, unknown>;
  return {
    webDir,
    pages: (language) => runners[language].import<RenderModule>('/src/entry/render.tsx'),
    async document(name, url, language) {
      const response = await fetch(
        `${address}${DOCUMENT_PATH}?${new URLSearchParams({ name, url, language })}`,
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
