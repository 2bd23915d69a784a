import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { languageOfAddress } from '@pratibha/domain/language/addresses';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendStored } from '../../platform/edge/stored-response.ts';
import { withoutPolicies } from '../../platform/serve/light-headers.ts';
import {
  chosenLanguage,
  deviceLanguage,
  keepLanguage,
} from '../../platform/session/readers-language.ts';
import type { ConsolePages } from './console-pages.ts';
import { WORKER_CSP } from './csp.ts';
import { manifestOf } from './manifest.ts';
import type { LanguageOf } from './own-language.ts';
import { registerDevPages } from './pages-dev.routes.ts';
import { registerSiteFiles } from './pages-files.routes.ts';
import { buildsIn, isInAll } from './pages-in-language.ts';
import type { TrialOptions } from './pages-trial.ts';
import { type ServedLanguage, servePublicPages } from './public-pages.routes.ts';
import {
  type ClassesOfPages,
  NO_CLASSES,
  NO_RESULTS,
  type ResultsOfPages,
} from './result-pages.ts';
import { registerResultSignatures, type Signing } from './result-signatures.ts';
import { type Edition, type OtherEditions, registerPreviews } from './shown-editions.routes.ts';
import { soonPage } from './soon-page.ts';
import type { StudentPages } from './student-pages.ts';
import { AS_WRITTEN, type TextsOfPages, writtenIn } from './texts-of-pages.ts';
import { NO_PROOF, type ProofOfPages } from './verify-page.ts';
import type { WebSources } from './web-sources-dev.ts';
import { NO_WORKS, type WorksOfPages } from './work-pages.ts';

export { ConsolePages } from './console-pages.ts';
export { tryingPages } from './pages-trial.ts';
export { RenderAllowance } from './render-allowance.ts';
export { StudentPages } from './student-pages.ts';
export { languageOf, visitorsOf } from './visitors.ts';

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
  /** What organisers wrote, in Nepali; by default as they wrote it. */
  readonly texts?: TextsOfPages;
  /** What readers of pages for everybody chose; by default what their device says. */
  readonly languageOf?: LanguageOf;
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
 * compressed in memory, in each language at addresses of its own (ADR 86), `/user/*` and `/admin/*`
 * rendered for the person who asks, in the language of that person, both with 404 where they have
 * no page, hashed files immutable. Everything else that is a page answers the not-found page with
 * 404; calls below `/api` stay with the API.
 */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { edition, publicUrl, students, organisers, others, texts = AS_WRITTEN } = options;
  const { results = NO_RESULTS, works = NO_WORKS, proof = NO_PROOF } = options;
  const { classes = NO_CLASSES, languageOf = chosenLanguage } = options;
  if (options.signing) registerResultSignatures(app, options.signing, { results, edition });
  const listed = { archived: () => others.archived().keys(), results, works };
  if (options.sources) {
    registerSiteFiles(app, publicUrl, [['en', () => manifestOf(edition.content)]], listed);
    await registerDevPages(
      app,
      options.sources,
      publicUrl,
      { edition, others, results, works, proof, classes, texts },
      { students, organisers },
    );
    return;
  }
  const builds = await buildsIn(options.distDir);
  const modules = builds.map(({ pages }) => pages);
  const served = new Map<Language, ServedLanguage>();
  for (const build of builds) {
    const { language } = build;
    const own = language === FIRST_LANGUAGE ? AS_WRITTEN : texts;
    const written = writtenIn(own, { edition, others, results, classes, works });
    const lead = builds.length > 1 && {
      ...{ language, publicUrl, languageOf },
      isInAll: (address: string) => isInAll(address, modules),
    };
    served.set(
      language,
      await servePublicPages(app, build, { ...written, texts: own, publicUrl, proof, lead }),
    );
    await serveFiles(app, build.clientDir, { isFirst: language === FIRST_LANGUAGE });
  }
  const [first] = served.values();
  if (first === undefined) throw new Error('The pages are built in no language');
  const inLanguage = (language: Language) => served.get(language) ?? first;
  registerSiteFiles(
    app,
    publicUrl,
    Array.from(served, ([language, { rendered }]) => [language, () => rendered().manifest]),
    listed,
  );
  registerPreviews(app, { ...others, document: first.document, publicUrl });

  const soon = await soonPage();
  const { isAppPage } = first.pages;
  const ofReader = async (request: FastifyRequest) => {
    const language = (await languageOf(request)) ?? deviceLanguage(request);
    return inLanguage(language).rendered().student;
  };
  for (const path of STUDENT_PATHS) {
    app.get(path, async (request, reply) => {
      if (!edition.isSetUp) return sendStored(request, reply, soon);
      if (!isAppPage(request.url))
        return sendStored(request, reply, (await ofReader(request)).lost);
      return students.send(request, reply, (language) => {
        // What the device shows next is in the language of the account, too.
        if ((chosenLanguage(request) ?? FIRST_LANGUAGE) !== language)
          keepLanguage(reply, language, publicUrl);
        return inLanguage(language).rendered().student;
      });
    });
  }
  for (const path of GUEST_PATHS) {
    app.get(path, async (request, reply) => {
      if (!edition.isSetUp) return sendStored(request, reply, soon);
      const student = await ofReader(request);
      return sendStored(request, reply, isAppPage(request.url) ? student.waiting : student.lost);
    });
  }
  app.get('/offline', async (request, reply) =>
    sendStored(request, reply, edition.isSetUp ? (await ofReader(request)).kept : soon),
  );
  for (const path of CONSOLE_PATHS) {
    app.get(path, async (request, reply) => {
      const { console } = first.rendered();
      if (console === null) throw new Error('The console is in the first language');
      return isAppPage(request.url)
        ? organisers.send(request, reply, () => console)
        : sendStored(request, reply, console.lost);
    });
  }
  app.decorate('sendNotFoundPage', async (request: FastifyRequest, reply: FastifyReply) => {
    const ofAddress = languageOfAddress(request.url);
    const own = ofAddress === FIRST_LANGUAGE ? chosenLanguage(request) : ofAddress;
    return sendStored(request, reply, await inLanguage(own ?? FIRST_LANGUAGE).notFound());
  });
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Answers the not-found page with 404; for the application's not-found handler. */
    sendNotFoundPage: (request: FastifyRequest, reply: FastifyReply) => unknown;
  }
}

/** The files of a build. @param isFirst whether others have their file by the same name from it */
async function serveFiles(
  app: FastifyInstance,
  clientDir: string,
  { isFirst }: { readonly isFirst: boolean },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientDir,
    decorateReply: isFirst,
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
}
