import type { RenderModule } from '@pratibha/contract/render-module';
import { pathOf } from '../../platform/edge/path-of.ts';
import { storeResponse } from '../../platform/edge/stored-response.ts';
import type { ConsoleReader } from './console-pages.ts';
import { framesOf } from './document-frames.ts';
import { type DocumentParts, fillAppDocument, fillOwnPage } from './pages-documents.ts';
import type { OwnDocument } from './pages-for-one.ts';

export type ConsoleDocument = OwnDocument<ConsoleReader>;

/** The organiser's document, with what it reads of an edition. */
export async function consoleDocument(
  pages: RenderModule,
  edition: object,
  parts: DocumentParts,
): Promise<ConsoleDocument> {
  const template = fillAppDocument(parts.template, edition);
  const frameFor = await framesOf('console', template, parts);
  const common = frameFor('');
  const waiting = await storeResponse(
    fillOwnPage(common.html, { html: '', title: parts.siteName }, ''),
    { headers: common.headers, lasts: true },
  );
  const render: ConsoleDocument['render'] = async (url, now, { read, kept }) => {
    const [user, site] = await Promise.all([
      read('GET /user/profile', ''),
      read('GET /public/site', ''),
    ]);
    if (user === null || site === null) throw new Error('Nobody knows who asks');
    const { begin, ...page } = await pages.renderConsole({
      ...{ url, edition, now: now.getTime(), user: user.json, site: site.json, read, kept },
    });
    const frame = frameFor(pathOf(url));
    return { html: fillOwnPage(frame.html, page, begin), headers: frame.headers };
  };
  return { waiting, lost: { ...waiting, status: 404 }, render };
}
