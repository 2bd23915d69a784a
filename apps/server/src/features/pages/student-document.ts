import type { OwnStrip } from '@pratibha/contract/announcement-strips';
import type { RenderModule } from '@pratibha/contract/render-module';
import type { ShownTexts } from '@pratibha/contract/translations';
import { translated } from '@pratibha/domain/language/translated';
import { pathOf } from '../../platform/edge/path-of.ts';
import { type StoredResponse, storeResponse } from '../../platform/edge/stored-response.ts';
import { framesOf } from './document-frames.ts';
import { type DocumentParts, fillAppDocument, fillOwnPage } from './pages-documents.ts';
import type { OwnDocument } from './pages-for-one.ts';
import type { StudentReader } from './student-pages.ts';
import { AS_WRITTEN, type TextsOfPages } from './texts-of-pages.ts';

/** The student's document of an edition. */
export type StudentDocument = OwnDocument<StudentReader> & {
  /** For browsers to keep: it says nothing of anybody, and shows what they have kept beside it. */
  readonly kept: StoredResponse;
};

/** The document, with what it reads of an edition. @param texts in what its pages say of others */
export async function studentDocument(
  pages: RenderModule,
  edition: object,
  parts: DocumentParts,
  texts = AS_WRITTEN,
): Promise<StudentDocument> {
  const document = fillAppDocument(parts.template, edition);
  const frameFor = await framesOf('student', document, parts);
  const { html, headers } = frameFor('');
  const withoutPage = (begin: string, own: Record<string, string>) =>
    storeResponse(fillOwnPage(html, { html: '', title: parts.siteName }, begin), {
      headers: { ...headers, ...own },
      lasts: true,
    });
  const waiting = await withoutPage('', {});
  // With no-store the page that fetches it were not brought back by the browser's way back (ADR
  // 27).
  const kept = await withoutPage('"kept"', { 'cache-control': 'no-cache' });
  const inItsWords = texts === AS_WRITTEN ? async (raw: string) => raw : inOwnWords;
  const render: StudentDocument['render'] = async (url, now, { read, readOne }) => {
    const [user, site] = await Promise.all([read('GET /user/profile'), read('GET /public/site')]);
    const lists = new Map<string, string>();
    const ones: string[] = [];
    const page = await pages.renderStudent({
      ...{ url, edition, now: now.getTime(), user, site },
      ...(texts !== AS_WRITTEN && { texts: texts.all() }),
      read: async (name) => {
        const raw = await read(name);
        const shown = translatedJson(raw, texts);
        const json = name === FILLED && shown === raw ? await inItsWords(raw, read) : shown;
        lists.set(name, json);
        return json;
      },
      readOne: async (name, id) => {
        // In the order in which they are asked for: the same page is the same to the byte.
        const at = ones.push('') - 1;
        const one = await readOne(name, id);
        const json = one && translatedJson(one, texts);
        ones[at] = `[${JSON.stringify(name)},${JSON.stringify(id)},${json}]`;
        return json;
      },
    });
    const reads = Array.from(lists, ([name, json]) => `${JSON.stringify(name)}:${json}`).join();
    const ofOne = ones.length === 0 ? '' : `,"ofOne":[${ones.join()}]`;
    const said = page.said?.length ? `,"said":${JSON.stringify(page.said)}` : '';
    const begin = `{"now":${now.getTime()},"user":${user},"site":${site},"reads":{${reads}}${ofOne}${said}}`;
    const frame = frameFor(pathOf(url));
    return { html: fillOwnPage(frame.html, page, begin), headers: frame.headers };
  };
  return { waiting, lost: { ...waiting, status: 404 }, kept, render };
}

/** What a call responds, with what organisers wrote in it in the language of `texts`. */
function translatedJson(json: string, texts: TextsOfPages): string {
  return texts === AS_WRITTEN ? json : JSON.stringify(texts.translated(JSON.parse(json)));
}

/** What announcements say is filled for one person, and has no place among the texts of all. */
const FILLED = 'GET /user/strip';

/** What stands above the events, with what was filled for the person. */
async function inOwnWords(raw: string, read: StudentReader['read']): Promise<string> {
  const own = JSON.parse(raw) as OwnStrip;
  if (own.strip === null) return raw;
  const { texts } = JSON.parse(await read('GET /user/texts')) as ShownTexts;
  const pairs = texts.map(({ source, text }) => [source, text] as const);
  return JSON.stringify(translated(own, new Map(pairs)));
}
