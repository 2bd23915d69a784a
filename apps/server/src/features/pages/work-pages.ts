import type { PublicWork, PublicWorkDetail } from '@pratibha/contract/public-works';
import type { Shown } from '@pratibha/contract/render-module';
import { addressIn } from '@pratibha/domain/language/addresses';
import { galleryChoiceIn, galleryQuery, nearestChoice } from '@pratibha/domain/submissions/gallery';
import { editionName } from '@pratibha/words/both/pages/heads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type StoredResponse, sendStored } from '../../platform/edge/stored-response.ts';
import { KeptPages } from './kept-pages.ts';
import { archivePath } from './pages-documents.ts';
import { type RenderOptions, renderPage } from './result-pages.ts';
import type { Edition } from './shown-editions.routes.ts';

/** What of works pages show. */
export type WorksOfPages = {
  /** What everybody may see now, of all editions; the same object until it changes. */
  readonly lately: () => Promise<readonly PublicWork[]>;
  /** One of them, whole; undefined where nobody may see it. */
  readonly of: (id: string) => Promise<PublicWorkDetail | undefined>;
};

/** The same each time: pages are rendered anew where it is another. */
const NONE: readonly PublicWork[] = [];
export const NO_WORKS: WorksOfPages = { lately: async () => NONE, of: async () => undefined };

type Options = RenderOptions & { readonly works: WorksOfPages };

/** Where somebody asks for what there is no more, the address of what is nearest. */
type Elsewhere = { readonly instead: string };

type WorkPages = {
  /** The gallery of an edition, or (null) of the live one; null: there is no such edition. */
  readonly ofEdition: (
    year: string | null,
    query: URLSearchParams,
  ) => Promise<StoredResponse | Elsewhere | null>;
  /** The page of a work; null: nobody may see one of that id. */
  readonly ofWork: (id: string) => Promise<StoredResponse | null>;
};

/**
 * Each is rendered when it is first asked for, and again once works, the live edition or earlier
 * years are others: what somebody took back is on no page any more.
 */
export function workPages(options: Options): WorkPages {
  const { works, edition, others } = options;
  const pages = new KeptPages();
  const keep = (
    all: readonly PublicWork[],
    path: string,
    make: () => Promise<StoredResponse | null>,
  ) =>
    // While developing the sources are others each time.
    options.policy === undefined
      ? pages.get([all, edition.content, others.archived()], path, make)
      : make();
  return {
    async ofEdition(asked, query) {
      const year = asked ?? String(edition.content.year);
      const shown = yearOf(year, options);
      if (shown === null) return null;
      const all = await works.lately();
      const choice = galleryChoiceIn(year, query);
      const nearest = nearestChoice(all, choice);
      const path = `${asked === null ? '/works' : `/works/${year}`}${galleryQuery(nearest)}`;
      if (nearest !== choice && galleryQuery(nearest) !== galleryQuery(choice))
        return { instead: addressIn(options.language, path) };
      return keep(all, path, () => renderPage(options, path, null, { works: all, ...shown }));
    },
    async ofWork(id) {
      const all = await works.lately();
      const work = all.find((each) => each.id === id);
      const shown = work && yearOf(work.edition, options);
      if (work === undefined || !shown) return null;
      return keep(all, `/works/${id}`, async () => {
        const whole = await works.of(id);
        return whole === undefined
          ? null
          : renderPage(options, `/works/${id}`, null, { works: all, work: whole, ...shown });
      });
    },
  };
}

/** Says of an earlier year which it is; null where it has no page. */
function yearOf(
  year: string,
  { language, edition, others }: Pick<Options, 'language' | 'edition' | 'others'>,
): Pick<Shown, 'of'> | null {
  if (year === String(edition.content.year)) return {};
  const [slug, content] =
    [...others.archived()].find(([, each]) => String(each.year) === year) ?? [];
  if (slug === undefined || content === undefined) return null;
  return { of: { name: editionName[language](content), path: archivePath(slug) } };
}

const YEAR = /^\d{4}$/;

/** `/works` and what stands below it. */
export function registerWorkPages(
  app: FastifyInstance,
  pages: WorkPages,
  { edition, soon }: { readonly edition: Pick<Edition, 'isSetUp'>; readonly soon: StoredResponse },
): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: StoredResponse | Elsewhere | null,
  ) => {
    if (page === null) return app.sendNotFoundPage(request, reply);
    if (!('instead' in page)) return sendStored(request, reply, page);
    return reply.header('cache-control', 'no-cache').redirect(page.instead, 302);
  };
  const queryOf = ({ url }: FastifyRequest) => new URLSearchParams(url.split('?', 2)[1]);
  app.get('/works', async (request, reply) =>
    send(request, reply, edition.isSetUp ? await pages.ofEdition(null, queryOf(request)) : soon),
  );
  app.get<{ Params: { id: string } }>('/works/:id', async (request, reply) => {
    const { id } = request.params;
    if (!edition.isSetUp) return send(request, reply, null);
    const page = YEAR.test(id) ? pages.ofEdition(id, queryOf(request)) : pages.ofWork(id);
    return send(request, reply, await page);
  });
}
