import type { PublicResults } from '@pratibha/contract/public-results';
import type { PublicWork } from '@pratibha/contract/public-works';
import type { RenderModule, Shown, ShownClass } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { Language } from '@pratibha/domain/language/languages';
import { canonicalJson, type SnapshotContent } from '@pratibha/domain/results/snapshot';
import { editionName } from '@pratibha/words/both/pages/heads';
import type { FastifyInstance } from 'fastify';
import { escaped } from '../../platform/edge/escaped.ts';
import {
  type StoredResponse,
  sendStored,
  storeResponse,
} from '../../platform/edge/stored-response.ts';
import { cardPath, sitePicturesOf, withIcons } from '../pictures/pictures.ts';
import { publicCsp, styleHashes } from './csp.ts';
import { KeptPages } from './kept-pages.ts';
import { archivePath, asVisitorsSeeIt, fillDocument } from './pages-documents.ts';
import type { Edition, OtherEditions } from './shown-editions.routes.ts';

/** What of results pages show. */
export type ResultsOfPages = {
  /** What everybody may see now, of all editions; the same object until it changes. */
  readonly lately: () => Promise<readonly PublicResults[]>;
  /** What the results of an event were made of; undefined where nobody is to compute them again. */
  readonly contentOf: (eventId: number) => Promise<SnapshotContent | undefined>;
};

/** What of classes the landing page shows: the same object until it changes. */
export type ClassesOfPages = { readonly lately: () => Promise<readonly ShownClass[]> };
export const NO_CLASSES: ClassesOfPages = { lately: async () => [] };

export const NO_RESULTS: ResultsOfPages = {
  lately: async () => [],
  contentOf: async () => undefined,
};

/** What a page that follows from results is rendered with. */
export type RenderOptions = {
  readonly language: Language;
  readonly edition: Pick<Edition, 'content' | 'isSetUp'>;
  readonly others: Pick<OtherEditions, 'archived'>;
  readonly publicUrl: string;
  readonly document: () => Promise<{ readonly pages: RenderModule; readonly template: string }>;
  /**
   * The addresses of the scripts that compute results again, show them in a hall, and check
   * receipts.
   */
  readonly scripts: Readonly<Record<'check' | 'show' | 'receipt', string | null>>;
  /** Replaces the policies of what is sent; while developing. */
  readonly policy?: string;
};
type Options = RenderOptions & {
  readonly results: ResultsOfPages;
  readonly classes: ClassesOfPages;
  /** Works that everybody may see, whose pictures stand beside awards. */
  readonly works: { readonly lately: () => Promise<readonly PublicWork[]> };
  /** What organisers wrote, in the language of the page. */
  readonly translated: <T>(value: T) => T;
};

/** How the web's page of a screen is called when it is rendered, for whatever event. */
const SHOW_PAGE = '/results/show';
/** How the web's page of a receipt is called, for whatever code. */
export const RECEIPT_PAGE = '/receipt';
const WITH_SCRIPT: Readonly<Record<string, 'show' | 'receipt'>> = {
  [SHOW_PAGE]: 'show',
  [RECEIPT_PAGE]: 'receipt',
};
const ID = /^[1-9]\d{0,8}$/;

const TYPE = { 'content-type': 'text/html; charset=utf-8' };

/** The pages that say something of results. */
type ResultPages = {
  /** The landing page with its winners and classes; null while the live edition has neither. */
  readonly landing: (notice: string | null) => Promise<StoredResponse | null>;
  readonly all: () => Promise<StoredResponse>;
  /** The page of an event, or the one on which results are computed again; null: there is none. */
  readonly ofEvent: (id: string, part: 'results' | 'check') => Promise<StoredResponse | null>;
  /** The screen of a hall: the same for every event, whether anything of it is shown or not. */
  readonly show: () => Promise<StoredResponse>;
  /** The file from which they are computed; null: there is none. */
  readonly sheets: (id: string) => Promise<StoredResponse | null>;
};

/**
 * Each is rendered when it is first asked for, and again once results, the live edition or earlier
 * years are others: never before that was known, and for nobody else while it is done.
 */
export function resultPages(options: Options): ResultPages {
  const { results, classes, works, edition, others } = options;
  const pages = new KeptPages();
  const keep = async (
    key: string,
    make: (
      all: readonly PublicResults[],
      beside: Required<Pick<Shown, 'classes' | 'works'>>,
    ) => Promise<StoredResponse | null>,
  ) => {
    const [all, toCome, shown] = await Promise.all([
      results.lately(),
      classes.lately(),
      works.lately(),
    ]);
    const beside = { classes: toCome, works: shown };
    // While developing the sources are others each time.
    if (options.policy !== undefined) return make(all, beside);
    const of = [all, toCome, shown, edition.content, others.archived()];
    return pages.get(of, key, () => make(all, beside));
  };
  const find = (all: readonly PublicResults[], id: string) =>
    all.find(({ event_id }) => String(event_id) === id);
  return {
    landing: (notice) =>
      keep(`landing ${notice ?? ''}`, async (all, beside) =>
        beside.classes.length > 0 ||
        all.some((each) => isOf(each, edition.content) && each.awards.length > 0)
          ? renderPage(options, '/', notice, { results: all, ...beside })
          : null,
      ),
    all: async () => {
      const page = await keep('all', (all, { works: shown }) =>
        renderPage(options, '/results', null, { results: all, works: shown }),
      );
      if (page === null) throw new Error('The page of all results is always there');
      return page;
    },
    ofEvent: (id, part) =>
      keep(`${id} ${part}`, async (all, { works: shownWorks }) => {
        const one = find(all, id);
        const year = one && editionOf(one, options);
        if (one === undefined || year === null) return null;
        const shown = { results: all, works: shownWorks, ...year };
        if (part === 'results') return renderPage(options, `/results/${id}`, null, shown);
        const frozen = one.offers_check ? await results.contentOf(one.event_id) : undefined;
        if (frozen === undefined) return null;
        const more = { ...shown, frozen: options.translated(frozen) };
        return renderPage(options, `/results/${id}/check`, null, more);
      }),
    show: async () => {
      const page = await keep('show', () => renderPage(options, SHOW_PAGE, null, {}));
      if (page === null) throw new Error('The page of a screen is always there');
      return page;
    },
    sheets: (id) =>
      keep(`${id} sheets`, async (all) => {
        const one = find(all, id);
        const frozen = one?.offers_check ? await results.contentOf(one.event_id) : undefined;
        if (frozen === undefined) return null;
        return storeResponse(canonicalJson(frozen), {
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'content-disposition': `attachment; filename="results-${id}.json"`,
            'cache-control': 'no-cache',
          },
          lasts: true,
        });
      }),
  };
}

function isOf({ edition }: PublicResults, { year }: EditionContent): boolean {
  return edition === String(year);
}

/** Says of results of an earlier year of which; null where that year has no page. */
function editionOf(
  results: PublicResults,
  { language, edition, others }: Pick<Options, 'language' | 'edition' | 'others'>,
): Pick<Shown, 'of'> | null {
  if (isOf(results, edition.content)) return {};
  const [slug, content] =
    [...others.archived()].find(([, content]) => isOf(results, content)) ?? [];
  if (slug === undefined || content === undefined) return null;
  return { of: { name: editionName[language](content), path: archivePath(slug) } };
}

/** Renders such a page for everybody. */
export async function renderPage(
  { language, document, edition, others, publicUrl, policy, scripts }: RenderOptions,
  path: string,
  notice: string | null,
  more: Partial<Shown>,
): Promise<StoredResponse> {
  const { pages, template } = await document();
  const { content } = edition;
  const site = sitePicturesOf(content, language);
  const shown = { ...asVisitorsSeeIt(others.archived()), ...more };
  const page = pages.render(path, notice, content, shown);
  const filled = fillDocument(withIcons(template, site), page, publicUrl, cardPath(site));
  const of = more.frozen ? 'check' : WITH_SCRIPT[path];
  const script = of === undefined ? null : scripts[of];
  const html = script === null ? filled : withScript(filled, script);
  return storeResponse(html, {
    status: page.status,
    headers: {
      ...TYPE,
      'content-security-policy': policy ?? publicCsp(styleHashes(page.style)),
      'cache-control': 'no-cache',
    },
    // Works are taken back at any time: the smallest form of their pages is not worth its time.
    lasts: more.works === undefined,
  });
}

function withScript(html: string, address: string): string {
  const script = `<script type="module" src="${escaped(address)}" fetchpriority="low"></script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

/** `/results` and what stands below it. */
export function registerResultPages(
  app: FastifyInstance,
  pages: ResultPages,
  { edition, soon }: { readonly edition: Pick<Edition, 'isSetUp'>; readonly soon: StoredResponse },
): void {
  app.get('/results', async (request, reply) =>
    sendStored(request, reply, edition.isSetUp ? await pages.all() : soon),
  );
  const ways = [
    ['/results/:event', (id: string) => pages.ofEvent(id, 'results')],
    ['/results/:event/check', (id: string) => pages.ofEvent(id, 'check')],
    ['/results/:event/show', async (id: string) => (ID.test(id) ? pages.show() : null)],
  ] as const;
  for (const [path, find] of ways) registerOfEvent(app, path, { edition, find });
}

/** The file from which results are computed, which is of no language. */
export function registerSheets(
  app: FastifyInstance,
  { sheets }: Pick<ResultPages, 'sheets'>,
  { edition }: { readonly edition: Pick<Edition, 'isSetUp'> },
): void {
  registerOfEvent(app, '/results/:event/sheets.json', { edition, find: sheets });
}

function registerOfEvent(
  app: FastifyInstance,
  path: string,
  of: {
    readonly edition: Pick<Edition, 'isSetUp'>;
    readonly find: (id: string) => Promise<StoredResponse | null>;
  },
): void {
  app.get<{ Params: { event: string } }>(path, async (request, reply) => {
    const page = of.edition.isSetUp ? await of.find(request.params.event) : null;
    return page === null ? app.sendNotFoundPage(request, reply) : sendStored(request, reply, page);
  });
}
