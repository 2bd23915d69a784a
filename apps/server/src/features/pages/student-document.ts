import { pathOf } from '../../platform/edge/path-of.ts';
import { type StoredResponse, storeResponse } from '../../platform/edge/stored-response.ts';
import { styleHashes } from './csp.ts';
import { withStylesInside } from './inline-styles.ts';
import { type PageFiles, pageFiles } from './page-files.ts';
import { fillAppDocument, fillStudentDocument, type RenderModule } from './pages-documents.ts';

type Headers = Record<string, string>;

/** A page that was rendered for somebody. */
type RenderedForOne = { readonly html: string; readonly headers: Headers };

/** The student's document of an edition. */
export type StudentDocument = {
  /** Without a page: it asks itself who is there, and for what it shows. */
  readonly waiting: StoredResponse;
  /** The same where there is no page. */
  readonly lost: StoredResponse;
  /**
   * A page for the person who asks.
   * @param read the response of a call for that person, as JSON
   */
  readonly render: (
    url: string,
    now: Date,
    read: (name: string) => Promise<string>,
  ) => Promise<RenderedForOne>;
};

type Parts = {
  readonly template: string;
  /** What stands in the window until a page has named itself. */
  readonly siteName: string;
  /** The document that most people come from. */
  readonly other: string;
  /** The folder of the build that browsers fetch from. */
  readonly clientDir: string;
  readonly headersFor: (styleHashes: readonly string[]) => Headers;
};

const NO_FILES: PageFiles = { scripts: [], styles: [] };

/** The document, with what it reads of an edition. */
export async function studentDocument(
  pages: RenderModule,
  edition: object,
  parts: Parts,
): Promise<StudentDocument> {
  const ofPages = await pageFiles(parts.clientDir);
  const document = fillAppDocument(parts.template, edition);
  const common = await framed(document, NO_FILES, parts);
  const frames = new Map<string, Framed>();
  for (const [path, files] of ofPages) frames.set(path, await framed(document, files, parts));
  const { html, headers } = common;
  const waiting = await storeResponse(
    fillStudentDocument(html, { html: '', title: parts.siteName }, ''),
    {
      headers,
      lasts: true,
    },
  );
  const render: StudentDocument['render'] = async (url, now, read) => {
    const [user, site] = await Promise.all([read('GET /user/profile'), read('GET /public/site')]);
    const lists = new Map<string, string>();
    const page = await pages.renderStudent({
      ...{ url, edition, now: now.getTime(), user: JSON.parse(user), site: JSON.parse(site) },
      read: async (name) => {
        const json = await read(name);
        lists.set(name, json);
        return JSON.parse(json) as unknown;
      },
    });
    const reads = Array.from(lists, ([name, json]) => `${JSON.stringify(name)}:${json}`).join();
    const begin = `{"now":${now.getTime()},"user":${user},"site":${site},"reads":{${reads}}}`;
    const path = pathOf(url);
    const frame = frames.get(path) ?? frames.get(path.replace(/[^/]+$/, '$$id')) ?? common;
    return { html: fillStudentDocument(frame.html, page, begin), headers: frame.headers };
  };
  return { waiting, lost: { ...waiting, status: 404 }, render };
}

type Framed = { readonly html: string; readonly headers: Headers };

/** The document with its styles inside, and with the code of a page on its way. */
async function framed(document: string, files: PageFiles, parts: Parts): Promise<Framed> {
  const { other, clientDir, headersFor } = parts;
  const { html, style } = await withStylesInside(document, {
    ...{ other, clientDir, more: files.styles },
  });
  const code = files.scripts.map(
    (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
  );
  const whole = html.replace('</head>', () => `${code.join('')}</head>`);
  return { html: whole, headers: headersFor(styleHashes(style)) };
}
