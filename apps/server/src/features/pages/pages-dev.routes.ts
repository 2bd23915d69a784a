import type { RenderModule } from '@pratibha/contract/render-module';
import { addressIn, languageOfAddress, plainAddress } from '@pratibha/domain/language/addresses';
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@pratibha/domain/language/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../platform/edge/path-of.ts';
import { sendStored } from '../../platform/edge/stored-response.ts';
import { deviceLanguage } from '../../platform/session/readers-language.ts';
import { cardPath, sitePicturesOf } from '../pictures/pictures.ts';
import { consoleDocument } from './console-document.ts';
import type { ConsolePages } from './console-pages.ts';
import { DEV_CSP } from './csp.ts';
import { asVisitorsSeeIt, consoleEdition, fillDocument, withStyle } from './pages-documents.ts';
import { pagesIn } from './pages-in-language.ts';
import { registerReceiptPage } from './receipt-page.ts';
import { NOT_FOUND, PUBLIC_PATHS } from './rendered-edition.ts';
import { registerResultPages, registerSheets, resultPages } from './result-pages.ts';
import { registerArchive, registerPreviews } from './shown-editions.routes.ts';
import { isOfEdition, soonPage } from './soon-page.ts';
import { studentDocument } from './student-document.ts';
import type { StudentPages } from './student-pages.ts';
import { AS_WRITTEN, type TextsOfPages, type Written, writtenIn } from './texts-of-pages.ts';
import { type ProofOfPages, registerVerifyPage } from './verify-page.ts';
import type { WebSources } from './web-sources-dev.ts';
import { registerWorkPages, workPages } from './work-pages.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': DEV_CSP,
  'cache-control': 'no-store',
};

type Shown = Written & { readonly proof: ProofOfPages; readonly texts: TextsOfPages };

/**
 * The pages straight from their sources, with hot reload: Vite transforms what is asked for. What
 * has no page may be a file of its.
 */
export async function registerDevPages(
  app: FastifyInstance,
  web: WebSources,
  publicUrl: string,
  { proof, texts, ...written }: Shown,
  { students, organisers }: { students: StudentPages; organisers: ConsolePages },
): Promise<void> {
  const { edition, others } = written;
  const ofAll = () => ({
    siteName: edition.content.shortTitle,
    other: '',
    clientDir: web.webDir,
    headersFor: () => HEADERS,
  });
  const inLanguage = new Map<Language, (request: FastifyRequest, reply: FastifyReply) => unknown>();
  for (const language of LANGUAGES) {
    const ofLanguage = language === FIRST_LANGUAGE ? AS_WRITTEN : texts;
    const own = writtenIn(ofLanguage, written);
    const document = async () => ({
      pages: pagesIn(language, await web.pages(language), []),
      template: await web.document('index.html', '/index.html', language),
    });
    const sendPublic = sendingPublic(own, { language, publicUrl, document });
    inLanguage.set(language, sendPublic);
    const ofShown = { ...own, language, document, publicUrl, policy: DEV_CSP };
    const base = language === FIRST_LANGUAGE ? '' : `/@${language}`;
    const scripts = {
      check: `${base}/src/entry/check-results.ts`,
      show: `${base}/src/entry/show-results.ts`,
      receipt: `${base}/src/entry/check-receipt.ts`,
    };
    const soon = await soonPage(language);
    const translated = <T>(value: T): T => ofLanguage.translated(value);
    const pages = resultPages({ ...ofShown, scripts, translated });
    if (language === FIRST_LANGUAGE) {
      registerPreviews(app, { ...others, document, publicUrl, policy: DEV_CSP });
      registerSheets(app, pages, { edition });
    }
    const register = async (scope: FastifyInstance) => {
      registerArchive(scope, { ...own.others, ...ofShown });
      registerResultPages(scope, pages, { edition, soon });
      registerWorkPages(scope, workPages({ ...ofShown, scripts }), { edition, soon });
      registerReceiptPage(scope, { ...ofShown, scripts, soon });
      const parts = { address: `${base}/src/entry/verify.ts` };
      registerVerifyPage(scope, { ...ofShown, soon, proof, parts });
      for (const path of PUBLIC_PATHS) scope.get(path, sendPublic);
    };
    await app.register(register, { prefix: addressIn(language, '/').replace(/^\/$/, '') });
  }

  const sendConsole = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await web.pages(FIRST_LANGUAGE);
    const { content } = edition;
    const template = await web.document('console.html', request.url, FIRST_LANGUAGE);
    const organiser = await consoleDocument(
      built,
      consoleEdition(content, built.appEdition(content)),
      { ...ofAll(), template },
    );
    return built.isAppPage(request.url)
      ? organisers.send(request, reply, () => organiser)
      : sendStored(request, reply, organiser.lost);
  };
  const studentIn = async (language: Language, url: string) => {
    const built = await web.pages(language);
    const html = await web.document('student.html', url, language);
    const own = language === FIRST_LANGUAGE ? AS_WRITTEN : texts;
    const content = own.translated(edition.content);
    const template = withStyle(html, built.lookStyle(content));
    return studentDocument(built, built.appEdition(content), { ...ofAll(), template }, own);
  };
  const sendStudent = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!edition.isSetUp) return sendStored(request, reply, await soonPage());
    const { isAppPage } = await web.pages(FIRST_LANGUAGE);
    const [en, ne] = await Promise.all(LANGUAGES.map((each) => studentIn(each, request.url)));
    if (en === undefined || ne === undefined) throw new Error('A language has no document');
    const device = deviceLanguage(request) === 'ne' ? ne : en;
    if (!isAppPage(request.url)) return sendStored(request, reply, device.lost);
    return request.url.startsWith('/judge')
      ? sendStored(request, reply, device.waiting)
      : students.send(request, reply, (language) => (language === 'ne' ? ne : en));
  };
  for (const path of ['/user', '/user/*', '/judge', '/judge/*']) app.get(path, sendStudent);
  for (const path of ['/admin', '/admin/*']) app.get(path, sendConsole);
  app.decorate('sendNotFoundPage', async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await web.ask(request);
    if (file.statusCode === 404)
      return inLanguage.get(languageOfAddress(request.url))?.(request, reply);
    return reply
      .code(file.statusCode ?? 500)
      .headers(file.headers)
      .send(file);
  });
}

type InLanguage = {
  readonly language: Language;
  readonly publicUrl: string;
  readonly document: () => Promise<{ readonly pages: RenderModule; readonly template: string }>;
};

function sendingPublic(
  { edition, others, results, classes }: Written,
  { language, publicUrl, document }: InLanguage,
) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = plainAddress(pathOf(request.url));
    const { pages, template } = await document();
    const isThere = [...PUBLIC_PATHS, ...pages.helpPaths].includes(path);
    if (!edition.isSetUp && isOfEdition(path, pages.helpPaths))
      return sendStored(request, reply, await soonPage(language));
    const shown = {
      ...asVisitorsSeeIt(others.archived()),
      results: await results.lately(),
      classes: await classes.lately(),
    };
    const at = isThere ? path : NOT_FOUND;
    const page = pages.render(at, pages.noticeIn(request.url), edition.content, shown);
    const card = cardPath(sitePicturesOf(edition.content, language));
    return sendHtml(reply.code(page.status), fillDocument(template, page, publicUrl, card));
  };
}

function sendHtml(reply: FastifyReply, html: string) {
  return reply.headers(HEADERS).send(html);
}
