import type { PublicResults } from '@pratibha/contract/public-results';
import type { RenderModule } from '@pratibha/contract/render-module';
import { mayDo } from '@pratibha/domain/access';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { renderingErrors } from '@pratibha/domain/editions/draft-errors';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import { parseInstant } from '@pratibha/domain/time/calendar';
import { editionName } from '@pratibha/words/both/pages/heads';
import { editionErrorWords } from '@pratibha/words/editions/edition-errors';
import { placeWords } from '@pratibha/words/editions/organiser/labels';
import { PREVIEW_WORDS } from '@pratibha/words/editions/organiser/preview';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from '../../platform/edge/escaped.ts';
import { plainPage } from '../../platform/edge/plain-page.ts';
import { sendRendered } from '../../platform/edge/rendered-response.ts';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
import { cardPath, sitePicturesOf, withIcons } from '../pictures/pictures.ts';
import { previewCsp, publicCsp, styleHashes } from './csp.ts';
import { archivePath, asVisitorsSeeIt, fillDocument } from './pages-documents.ts';
import type { ResultsOfPages } from './result-pages.ts';
import type { Visitors } from './visitors.ts';

/** The live edition, and word of every other content. */
export type Edition = {
  readonly content: EditionContent;
  /** Whether visitors are to read it. */
  readonly isSetUp: boolean;
  readonly onChange: (listener: () => void) => void;
  /** What it said before, the newest first; for a page that cannot be rendered any more. */
  readonly before?: () => Promise<readonly EditionContent[]>;
};

/** Editions that are shown beside the live one. */
export type OtherEditions = {
  /** Earlier years by the names of their addresses. */
  readonly archived: () => ReadonlyMap<string, EditionContent>;
  /** Tells whenever earlier years are others. */
  readonly onChange: (listener: () => void) => void;
  /** What is written of an edition now; null where there is none. */
  readonly written: (id: number) => Promise<unknown>;
  readonly visitors: Pick<Visitors, 'whoAsks'>;
};

/** The public document of a build, or of Vite. */
type PublicDocument = { readonly pages: RenderModule; readonly template: string };

type PreviewOptions = OtherEditions & {
  readonly document: () => Promise<PublicDocument>;
  readonly publicUrl: string;
  /** Replaces the policies of what is sent; while developing. */
  readonly policy?: string;
};
type ArchiveOptions = PreviewOptions & {
  readonly language?: Language;
  readonly edition: Pick<Edition, 'content' | 'onChange'>;
  readonly results: Pick<ResultsOfPages, 'lately'>;
};

const TYPE = { 'content-type': 'text/html; charset=utf-8' };
const PREVIEWED: ReadonlyMap<string, string> = new Map([
  ['landing', '/'],
  ['guidelines', '/event/details'],
  ['privacy', '/privacy'],
  ['rules', '/rules'],
]);

/**
 * The landing pages of earlier years, `/editions/{slug}`, rendered by the same code as that of the
 * live edition.
 */
export function registerArchive(app: FastifyInstance, options: ArchiveOptions): void {
  const archive = archivePages(options);
  app.get<{ Params: { slug: string } }>('/editions/:slug', async (request, reply) => {
    const page = await archive(request.params.slug);
    return page === null ? app.sendNotFoundPage(request, reply) : sendStored(request, reply, page);
  });
}

/**
 * The pages of a draft for whoever writes it, `/preview/editions/{id}/{page}`, rendered by the same
 * code as those of the live edition.
 */
export function registerPreviews(app: FastifyInstance, options: PreviewOptions): void {
  app.get<{ Params: { id: string; page: string } }>(
    '/preview/editions/:id/:page',
    async (request, reply) => {
      const { id, page } = request.params;
      const path = PREVIEWED.get(page);
      const person = await options.visitors.whoAsks(request);
      const isTheirs = person !== null && mayDo('editions.write', person);
      const content =
        path !== undefined && isTheirs && /^[1-9]\d{0,8}$/.test(id)
          ? await options.written(Number(id))
          : null;
      if (path === undefined || content === null) return app.sendNotFoundPage(request, reply);
      return sendPreview(request, reply, options, { path, content });
    },
  );
}

/**
 * Each is rendered when it is first asked for, and again when any edition says something else: it
 * names others.
 */
function archivePages(options: ArchiveOptions) {
  const { archived, onChange, document, edition, results, publicUrl, policy } = options;
  const { language = FIRST_LANGUAGE } = options;
  const stored = new Map<string, Promise<StoredResponse>>();
  let winners: readonly PublicResults[] = [];
  for (const each of [edition, { onChange }]) each.onChange(() => stored.clear());
  const render = async (slug: string, content: EditionContent): Promise<StoredResponse> => {
    const { pages, template } = await document();
    const { earlier, ...shown } = asVisitorsSeeIt(archived());
    const page = pages.render('/', null, content, {
      ...shown,
      at: Date.parse(content.dates.eventEnds),
      archive: { path: archivePath(slug), live: editionName[language](edition.content) },
      hasAdvert: false,
      results: winners,
      earlier: earlier.filter(({ year }) => year < content.year),
    });
    const site = sitePicturesOf(content, language);
    const html = fillDocument(withIcons(template, site), page, publicUrl, cardPath(site));
    return storeResponse(html, {
      headers: {
        ...TYPE,
        'content-security-policy': policy ?? publicCsp(styleHashes(page.style)),
        'cache-control': 'no-cache',
      },
      lasts: true,
    });
  };
  return async (slug: string): Promise<StoredResponse | null> => {
    const content = archived().get(slug);
    if (content === undefined) return null;
    const all = await results.lately();
    if (all !== winners) stored.clear();
    winners = all;
    let page = stored.get(slug);
    if (page === undefined) {
      page = render(slug, content);
      if (policy === undefined) stored.set(slug, page);
    }
    return page;
  };
}

async function sendPreview(
  request: FastifyRequest,
  reply: FastifyReply,
  { archived, document, publicUrl, policy }: PreviewOptions,
  { path, content }: { readonly path: string; readonly content: unknown },
) {
  const { pages, template } = await document();
  const wrong = renderingErrors(content);
  const query = new URLSearchParams(request.url.split('?', 2)[1]);
  const shown = {
    ...asVisitorsSeeIt(archived()),
    at: instantIn(query),
    isPreview: true,
    hasAdvert: query.has('advert'),
  };
  const rendered =
    wrong.length > 0 ? null : pages.render(path, null, content as EditionContent, shown);
  const html = rendered ? fillDocument(template, rendered, publicUrl) : wrongPage(wrong);
  const headers = {
    ...TYPE,
    'content-security-policy': policy ?? previewCsp(styleHashes(rendered?.style ?? '')),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  };
  return sendRendered(request, reply, { html, headers });
}

/** `?at=` as epoch milliseconds; null where there is none that can be read: then it is now. */
function instantIn(query: URLSearchParams): number | null {
  const at = query.get('at');
  return (at === null ? null : parseInstant(at))?.getTime() ?? null;
}

/** What keeps the draft from being shown, field by field. */
function wrongPage(wrong: ReturnType<typeof renderingErrors>): string {
  const lines = wrong.map(
    ({ path, error }) =>
      `<strong>${escaped(placeWords(path))}</strong>: ${escaped(editionErrorWords(error))}`,
  );
  return plainPage(PREVIEW_WORDS, lines);
}
