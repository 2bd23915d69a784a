import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../../platform/edge/path-of.ts';
import { sendStored } from '../../platform/edge/stored-response.ts';
import { cardPath, sitePicturesOf } from '../pictures/pictures.ts';
import { consoleDocument } from './console-document.ts';
import type { ConsolePages } from './console-pages.ts';
import { DEV_CSP } from './csp.ts';
import { asVisitorsSeeIt, consoleEdition, fillDocument, withStyle } from './pages-documents.ts';
import { registerReceiptPage } from './receipt-page.ts';
import { NOT_FOUND, PUBLIC_PATHS } from './rendered-edition.ts';
import {
  type ClassesOfPages,
  type ResultsOfPages,
  registerResultPages,
  resultPages,
} from './result-pages.ts';
import {
  type Edition,
  type OtherEditions,
  registerShownEditions,
} from './shown-editions.routes.ts';
import { isOfEdition, soonPage } from './soon-page.ts';
import { studentDocument } from './student-document.ts';
import type { StudentPages } from './student-pages.ts';
import { type ProofOfPages, registerVerifyPage } from './verify-page.ts';
import type { WebSources } from './web-sources-dev.ts';
import { registerWorkPages, type WorksOfPages, workPages } from './work-pages.ts';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': DEV_CSP,
  'cache-control': 'no-store',
};

type Shown = {
  readonly edition: Edition;
  readonly others: OtherEditions;
  readonly results: ResultsOfPages;
  readonly works: WorksOfPages;
  readonly proof: ProofOfPages;
  readonly classes: ClassesOfPages;
};

/**
 * The pages straight from their sources, with hot reload: Vite transforms what is asked for. What
 * has no page may be a file of its.
 */
export async function registerDevPages(
  app: FastifyInstance,
  web: WebSources,
  publicUrl: string,
  { edition, others, results, works, proof, classes }: Shown,
  { students, organisers }: { students: StudentPages; organisers: ConsolePages },
): Promise<void> {
  const ofAll = () => ({
    siteName: edition.content.shortTitle,
    other: '',
    clientDir: web.webDir,
    headersFor: () => HEADERS,
  });

  const sendPublic = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request.url);
    const { render, noticeIn, helpPaths } = await web.pages();
    const isThere = [...PUBLIC_PATHS, ...helpPaths].includes(path);
    if (!edition.isSetUp && isOfEdition(path, helpPaths))
      return sendStored(request, reply, await soonPage());
    const shown = {
      ...asVisitorsSeeIt(others.archived()),
      results: await results.lately(),
      classes: await classes.lately(),
    };
    const page = render(isThere ? path : NOT_FOUND, noticeIn(request.url), edition.content, shown);
    const html = await web.document('index.html', '/index.html');
    const card = cardPath(sitePicturesOf(edition.content));
    return sendHtml(reply.code(page.status), fillDocument(html, page, publicUrl, card));
  };
  const sendConsole = async (request: FastifyRequest, reply: FastifyReply) => {
    const built = await web.pages();
    const { content } = edition;
    const template = await web.document('console.html', request.url);
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
    const built = await web.pages();
    const html = await web.document('student.html', request.url);
    const student = await studentDocument(built, built.appEdition(edition.content), {
      ...ofAll(),
      template: withStyle(html, built.lookStyle(edition.content)),
    });
    if (!built.isAppPage(request.url)) return sendStored(request, reply, student.lost);
    return request.url.startsWith('/judge')
      ? sendStored(request, reply, student.waiting)
      : students.send(request, reply, student);
  };

  const document = async () => ({
    pages: await web.pages(),
    template: await web.document('index.html', '/index.html'),
  });
  const ofShown = { edition, results, document, publicUrl, policy: DEV_CSP };
  registerShownEditions(app, { ...others, ...ofShown });
  const scripts = {
    check: '/src/entry/check-results.ts',
    show: '/src/entry/show-results.ts',
    receipt: '/src/entry/check-receipt.ts',
  };
  const pages = resultPages({ ...ofShown, others, scripts, classes, works });
  const soon = await soonPage();
  registerResultPages(app, pages, { edition, soon });
  registerWorkPages(app, workPages({ ...ofShown, others, scripts, works }), { edition, soon });
  registerReceiptPage(app, { ...ofShown, others, scripts, soon });
  const parts = { address: '/src/entry/verify.ts' };
  registerVerifyPage(app, { edition, soon, publicUrl, proof, parts, policy: DEV_CSP });
  for (const path of PUBLIC_PATHS) app.get(path, sendPublic);
  for (const path of ['/user', '/user/*', '/judge', '/judge/*']) app.get(path, sendStudent);
  for (const path of ['/admin', '/admin/*']) app.get(path, sendConsole);
  app.decorate('sendNotFoundPage', async (request: FastifyRequest, reply: FastifyReply) => {
    const file = await web.ask(request);
    if (file.statusCode === 404) return sendPublic(request, reply);
    return reply
      .code(file.statusCode ?? 500)
      .headers(file.headers)
      .send(file);
  });
}

function sendHtml(reply: FastifyReply, html: string) {
  return reply.headers(HEADERS).send(html);
}
