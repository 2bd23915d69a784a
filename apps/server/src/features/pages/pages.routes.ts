import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type StoredResponse, sendStored } from '../../platform/edge/stored-response.ts';
import { withoutPolicies } from '../../platform/serve/light-headers.ts';
import type { ConsolePages } from './console-pages.ts';
import { WORKER_CSP } from './csp.ts';
import { manifestOf } from './manifest.ts';
import { scriptOf } from './page-files.ts';
import { registerDevPages } from './pages-dev.routes.ts';
import { registerSiteFiles } from './pages-files.routes.ts';
import type { TrialOptions } from './pages-trial.ts';
import { registerReceiptPage } from './receipt-page.ts';
import { bundleIn, renderModuleAt } from './render-module.ts';
import {
  type Instead,
  NOT_FOUND,
  PUBLIC_PATHS,
  pageOfBefore,
  type RenderedEdition,
  readTemplates,
  renderEdition,
} from './rendered-edition.ts';
import {
  type ClassesOfPages,
  NO_CLASSES,
  NO_RESULTS,
  type ResultsOfPages,
  registerResultPages,
  resultPages,
} from './result-pages.ts';
import { registerResultSignatures, type Signing } from './result-signatures.ts';
import {
  type Edition,
  type OtherEditions,
  registerShownEditions,
} from './shown-editions.routes.ts';
import { isOfEdition, soonPage } from './soon-page.ts';
import type { StudentPages } from './student-pages.ts';
import { readVerifyParts } from './verify-document.ts';
import { NO_PROOF, type ProofOfPages, registerVerifyPage } from './verify-page.ts';
import type { WebSources } from './web-sources-dev.ts';
import { NO_WORKS, registerWorkPages, type WorksOfPages, workPages } from './work-pages.ts';

export { ConsolePages } from './console-pages.ts';
export { tryingPages } from './pages-trial.ts';
export { RenderAllowance } from './render-allowance.ts';
export { StudentPages } from './student-pages.ts';
export { visitorsOf } from './visitors.ts';

export type PagesOptions = {
  /** Folder of the web build, `apps/web/dist`. */
  readonly distDir: string;
  /** Origin of this installation, such as https://school.example. */
  readonly publicUrl: string;
  /** The live edition, and word of every other content. */
  readonly edition: Edition;
  readonly students: StudentPages;
  readonly organisers: ConsolePages;
  readonly others: OtherEditions;
  /** What everybody may see of results; by default nothing. */
  readonly results?: ResultsOfPages;
  /** The classes that visitors read of; by default none. */
  readonly classes?: ClassesOfPages;
  /** What everybody may see of works; by default nothing. */
  readonly works?: WorksOfPages;
  /** What signs released results; without it nothing is signed. */
  readonly signing?: Signing;
  /** By what certificates are proved; by default nothing. */
  readonly proof?: ProofOfPages;
  /** The sources in development; then nothing is read from `distDir`. */
  readonly sources?: WebSources;
  /** How they are rendered before something is published. */
  readonly trial?: TrialOptions;
};

/** Files that no browser shows as a document that could run something, unlike an SVG. */
const NO_DOCUMENT = /\.(js|css|woff2|png|ico|jpg|webp|avif)(\.(br|gz))?$/;

/** Runs beside a student's pages; another release may have another one at the same address. */
const WORKER = /\/offline\.js(\.(br|gz))?$/;

const STUDENT_PATHS = ['/user', '/user/*'] as const;
/** Of people without an account: they are drawn in the browser, and say nothing of anybody. */
const GUEST_PATHS = ['/judge', '/judge/*'] as const;
const CONSOLE_PATHS = ['/admin', '/admin/*'] as const;

/**
 * The documents and their files (ADR 3): public pages rendered once for an edition and kept
 * compressed in memory, `/user/*` and `/admin/*` rendered for the person who asks, both
 * with 404 where they have no page, hashed files immutable. Everything else that is a page answers
 * the not-found page with 404; calls below `/api` stay with the API.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { edition, publicUrl, students, organisers, others } = options;
  const { results = NO_RESULTS, works = NO_WORKS, proof = NO_PROOF } = options;
  const { classes = NO_CLASSES } = options;
  if (options.signing) registerResultSignatures(app, options.signing, { results, edition });
  const listed = { archived: () => others.archived().keys(), results, works };
  if (options.sources) {
    registerSiteFiles(app, publicUrl, () => manifestOf(edition.content), listed);
    await registerDevPages(
      app,
      options.sources,
      publicUrl,
      { edition, others, results, works, proof, classes },
      { students, organisers },
    );
    return;
  }
  const clientDir = join(options.distDir, 'client');
  const pages = await renderModuleAt(bundleIn(options.distDir));
  const templates = await readTemplates(options.distDir);
  const parts = { pages, templates, publicUrl, clientDir };
  const rendered = await followEditions(app, [edition, others], {
    render: (instead) => renderEdition(parts, edition.content, others.archived(), instead),
    before: (path) => pageOfBefore(parts, edition, path),
  });
  registerSiteFiles(app, publicUrl, () => rendered().manifest, listed);
  const document = async () => ({ pages, template: templates.index });
  registerShownEditions(app, { ...others, document, edition, results, publicUrl });

  const soon = await soonPage();
  const [check, show, receipt] = await Promise.all(
    ['check-results', 'show-results', 'check-receipt'].map((name) => scriptOf(clientDir, name)),
  );
  const scripts = { check: check ?? null, show: show ?? null, receipt: receipt ?? null };
  const ofShown = { edition, others, publicUrl, document, scripts };
  const ofResults = resultPages({ ...ofShown, results, classes, works });
  registerResultPages(app, ofResults, { edition, soon });
  registerWorkPages(app, workPages({ ...ofShown, works }), { edition, soon });
  registerReceiptPage(app, { ...ofShown, soon });
  const verify = await readVerifyParts(options.distDir);
  if (verify) registerVerifyPage(app, { edition, soon, publicUrl, proof, parts: verify });
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
    app.get(path, async (request, reply) =>
      waits && !edition.isSetUp
        ? sendStored(request, reply, soon)
        : path === '/'
          ? sendStored(request, reply, await landing(request.url))
          : sendStored(request, reply, await rendered().page(path, request.url)),
    );
  }
  for (const path of STUDENT_PATHS) {
    app.get(path, async (request, reply) => {
      if (!edition.isSetUp) return sendStored(request, reply, soon);
      const { student } = rendered();
      return pages.isAppPage(request.url)
        ? students.send(request, reply, student)
        : sendStored(request, reply, student.lost);
    });
  }
  for (const path of GUEST_PATHS) {
    app.get(path, (request, reply) => {
      if (!edition.isSetUp) return sendStored(request, reply, soon);
      const { student } = rendered();
      return sendStored(
        request,
        reply,
        pages.isAppPage(request.url) ? student.waiting : student.lost,
      );
    });
  }
  app.get('/offline', (request, reply) =>
    sendStored(request, reply, edition.isSetUp ? rendered().student.kept : soon),
  );
  for (const path of CONSOLE_PATHS) {
    app.get(path, async (request, reply) => {
      const { console } = rendered();
      return pages.isAppPage(request.url)
        ? organisers.send(request, reply, console)
        : sendStored(request, reply, console.lost);
    });
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
      if (NO_DOCUMENT.test(path)) withoutPolicies(reply);
      if (WORKER.test(path))
        reply.headers({ 'cache-control': 'no-cache', 'content-security-policy': WORKER_CSP });
    },
  });
  app.decorate('sendNotFoundPage', async (request: FastifyRequest, reply: FastifyReply) =>
    sendStored(request, reply, await rendered().page(NOT_FOUND, NOT_FOUND)),
  );
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the not-found page with 404; for the application's not-found handler. */
    sendNotFoundPage: (request: FastifyRequest, reply: FastifyReply) => unknown;
  }
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
