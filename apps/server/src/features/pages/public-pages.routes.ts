import type { RenderModule } from '@pratibha/contract/render-module';
import { FIRST_LANGUAGE } from '@pratibha/domain/language/languages';
import type { FastifyInstance } from 'fastify';
import { type StoredResponse, sendStored } from '../../platform/edge/stored-response.ts';
import { type LeadOptions, leadToOwnLanguage } from './own-language.ts';
import { scriptOf } from './page-files.ts';
import type { BuildOfPages } from './pages-in-language.ts';
import { registerReceiptPage } from './receipt-page.ts';
import {
  type Instead,
  NOT_FOUND,
  PUBLIC_PATHS,
  pageOfBefore,
  type RenderedEdition,
  renderEdition,
} from './rendered-edition.ts';
import { registerResultPages, registerSheets, resultPages } from './result-pages.ts';
import { type OtherEditions, registerArchive } from './shown-editions.routes.ts';
import { isOfEdition, soonPage } from './soon-page.ts';
import type { TextsOfPages, Written } from './texts-of-pages.ts';
import { readVerifyParts } from './verify-document.ts';
import { type ProofOfPages, registerVerifyPage } from './verify-page.ts';
import { registerWorkPages, workPages } from './work-pages.ts';

/** What a language is served by beside its public pages. */
export type ServedLanguage = {
  readonly pages: RenderModule;
  readonly document: () => Promise<{ readonly pages: RenderModule; readonly template: string }>;
  readonly rendered: () => RenderedEdition;
  readonly notFound: () => Promise<StoredResponse>;
};

type Options = Written & {
  readonly texts: TextsOfPages;
  readonly publicUrl: string;
  readonly proof: ProofOfPages;
  /** By what readers are led to their own language; false where there is one alone. */
  readonly lead: LeadOptions | false;
};

/**
 * The public pages in one language, all below its own addresses: rendered once for an edition, and
 * again whenever it, the years before or what stands for their texts are others.
 */
export async function servePublicPages(
  app: FastifyInstance,
  build: BuildOfPages,
  options: Options,
): Promise<ServedLanguage> {
  const { edition, others, results, works, classes, proof, publicUrl, texts, lead } = options;
  const { language, distDir, clientDir, pages, templates } = build;
  const parts = { language, pages, templates, publicUrl, clientDir, texts };
  const rendered = await followEditions(app, [edition, others], {
    render: (instead) => renderEdition(parts, edition.content, others.archived(), instead),
    before: (path) => pageOfBefore(parts, edition, path),
  });
  const document = async () => ({ pages, template: templates.index });
  const soon = await soonPage(language);
  const [check, show, receipt] = await Promise.all(
    ['check-results', 'show-results', 'check-receipt'].map((name) => scriptOf(clientDir, name)),
  );
  const scripts = { check: check ?? null, show: show ?? null, receipt: receipt ?? null };
  const ofShown = { language, edition, others, publicUrl, document, scripts };
  const translated = <T>(value: T): T => texts.translated(value);
  const ofResults = resultPages({ ...ofShown, results, classes, works, translated });
  const verify = await readVerifyParts(distDir);
  if (language === FIRST_LANGUAGE) registerSheets(app, ofResults, { edition });

  const prefix = language === FIRST_LANGUAGE ? '' : `/${language}`;
  const register = async (scope: FastifyInstance) => {
    if (lead) leadToOwnLanguage(scope, lead);
    registerArchive(scope, { ...others, language, document, edition, results, publicUrl });
    registerResultPages(scope, ofResults, { edition, soon });
    registerWorkPages(scope, workPages({ ...ofShown, works }), { edition, soon });
    registerReceiptPage(scope, { ...ofShown, soon });
    if (verify)
      registerVerifyPage(scope, { language, edition, soon, publicUrl, proof, parts: verify });
    const landing = async (url: string) => {
      const failed = (error: unknown) => {
        app.log.error({ err: error }, 'the landing page was not rendered with its winners');
        return null;
      };
      const withWinners = await ofResults.landing(pages.noticeIn(url)).catch(failed);
      return withWinners ?? rendered().page('/', url);
    };
    for (const path of [...PUBLIC_PATHS, ...pages.helpPaths]) {
      const waits = isOfEdition(path, pages.helpPaths);
      scope.get(path, async (request, reply) =>
        waits && !edition.isSetUp
          ? sendStored(request, reply, soon)
          : path === '/'
            ? sendStored(request, reply, await landing(request.url))
            : sendStored(request, reply, await rendered().page(path, request.url)),
      );
    }
  };
  await app.register(register, { prefix });
  return { pages, document, rendered, notFound: () => rendered().page(NOT_FOUND, NOT_FOUND) };
}

type Following = {
  readonly render: (instead: Instead) => Promise<RenderedEdition>;
  /** A page as it was before, for one that cannot be rendered at the start. */
  readonly before: (path: string) => Promise<StoredResponse>;
};

/**
 * What was rendered last: at the start, and again whenever the live edition or those before it are
 * others. Until that is done, what was there before goes on being sent; so does a page that cannot
 * be rendered.
 */
async function followEditions(
  { log }: FastifyInstance,
  editions: readonly Pick<OtherEditions, 'onChange'>[],
  { render, before }: Following,
): Promise<() => RenderedEdition> {
  let current: RenderedEdition | null = null;
  const instead: Instead = (path, error) => {
    log.error({ err: error, path }, 'a page of the edition was not rendered');
    return current === null ? before(path) : current.page(path, path);
  };
  let shown = await render(instead);
  current = shown;
  let latest = 0;
  const renderAgain = () => {
    latest += 1;
    const own = latest;
    render(instead).then(
      (rendered) => {
        if (latest === own) shown = current = rendered;
      },
      (error: unknown) => log.error({ err: error }, 'the pages of the edition were not rendered'),
    );
  };
  for (const each of editions) each.onChange(renderAgain);
  return () => shown;
}
