import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenderModule, Shown } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import type { Language } from '@pratibha/domain/language/languages';
import { REFUSAL_PAGE_CSP, refusalPage } from '../../platform/edge/refusal-page.ts';
import { type StoredResponse, storeResponse } from '../../platform/edge/stored-response.ts';
import { cardPath, sitePicturesOf, withIcons } from '../pictures/pictures.ts';
import { type ConsoleDocument, consoleDocument } from './console-document.ts';
import { consoleCsp, publicCsp, studentCsp, styleHashes } from './csp.ts';
import { manifestOf } from './manifest.ts';
import { asVisitorsSeeIt, consoleEdition, fillDocument, withStyle } from './pages-documents.ts';
import type { Edition } from './shown-editions.routes.ts';
import { type StudentDocument, studentDocument } from './student-document.ts';
import type { TextsOfPages } from './texts-of-pages.ts';

/** Whoever may not go somewhere is told so here. */
export const UNAUTHORIZED = '/unauthorized';
export const PUBLIC_PATHS = ['/', '/event/details', '/privacy', '/rules', UNAUTHORIZED] as const;
/** As in `apps/web/src/data/address/paths.ts`: stands for every unknown address. */
export const NOT_FOUND = '/not-found';

const TYPE = { 'content-type': 'text/html; charset=utf-8' };
const ofPublic = (style: string) => ({
  ...TYPE,
  'content-security-policy': publicCsp(styleHashes(style)),
  'cache-control': 'no-cache',
});

/** Everything that is made of an edition, compressed and ready to be sent. */
export type RenderedEdition = {
  /** A public page; `url` may tell what a sign-in left to say. */
  readonly page: (path: string, url: string) => Promise<StoredResponse>;
  /** In the first language alone. */
  readonly console: ConsoleDocument | null;
  readonly student: StudentDocument;
  readonly manifest: string;
};

type Parts = {
  readonly language: Language;
  readonly pages: RenderModule;
  readonly templates: Templates;
  readonly texts: TextsOfPages;
  readonly publicUrl: string;
  /** The folder of the build that browsers fetch from. */
  readonly clientDir: string;
};

export type Templates = {
  readonly index: string;
  readonly student: string;
  /** Null in a build without a console. */
  readonly console: string | null;
};

/** The documents of a build, as they are before an edition fills them. */
export async function readTemplates(distDir: string): Promise<Templates> {
  const read = (name: string) => readFile(join(distDir, 'client', name), 'utf8');
  const [index, student, console] = await Promise.all([
    read('index.html'),
    read('student.html'),
    read('console.html').catch(() => null),
  ]);
  return { index, student, console };
}

/** Sends something else in the place of a page that could not be rendered. */
export type Instead = (path: string, error: unknown) => Promise<StoredResponse>;

/** Renders a page and keeps it. */
async function storePage(
  { language, pages, templates, publicUrl }: Parts,
  { content, shown }: { readonly content: EditionContent; readonly shown: Shown },
  path: string,
  notice: string | null,
): Promise<StoredResponse> {
  const site = sitePicturesOf(content, language);
  const rendered = pages.render(path, notice, content, shown);
  const html = fillDocument(withIcons(templates.index, site), rendered, publicUrl, cardPath(site));
  return storeResponse(html, {
    status: rendered.status,
    headers: ofPublic(rendered.style),
    lasts: true,
  });
}

/**
 * A page of the newest version before that can be rendered; where there is none, a page that says
 * that it failed.
 */
export async function pageOfBefore(
  parts: Parts,
  edition: Pick<Edition, 'content' | 'before'>,
  path: string,
): Promise<StoredResponse> {
  const shown = asVisitorsSeeIt(new Map());
  for (const earlier of (await edition.before?.()) ?? []) {
    const page = await storePage(parts, { content: earlier, shown }, path, null).catch(() => null);
    if (page !== null) return page;
  }
  return storeResponse(refusalPage(edition.content.shortTitle, 'unexpected', null, undefined), {
    status: 500,
    headers: { ...TYPE, 'content-security-policy': REFUSAL_PAGE_CSP, 'cache-control': 'no-store' },
    lasts: false,
  });
}

/**
 * Renders every public page, once; with a notice of the sign-in (a handful of known ones) when it
 * is first asked for.
 * @param archived earlier years by the names of their addresses
 */
export async function renderEdition(
  parts: Parts,
  content: EditionContent,
  archived: ReadonlyMap<string, EditionContent>,
  instead: Instead,
): Promise<RenderedEdition> {
  const { language, pages, templates, clientDir, texts } = parts;
  const shown = asVisitorsSeeIt(archived);
  const site = sitePicturesOf(content, language);
  const stored = new Map<string, Promise<StoredResponse>>();
  const page: RenderedEdition['page'] = (path, url) => {
    const notice = pages.noticeIn(url);
    const key = `${path} ${notice ?? ''}`;
    let document = stored.get(key);
    if (document === undefined) {
      document = storePage(parts, { content, shown }, path, notice).catch((error: unknown) =>
        notice === null ? instead(path, error) : page(path, path),
      );
      stored.set(key, document);
    }
    return document;
  };
  const ofPeople = {
    ...TYPE,
    'cache-control': 'no-store',
  };
  const edition = pages.appEdition(content);
  const ofAll = { siteName: content.shortTitle, other: templates.index, clientDir };
  const console =
    templates.console === null
      ? null
      : await consoleDocument(pages, consoleEdition(content, edition), {
          ...ofAll,
          template: withIcons(templates.console, site),
          headersFor: (hashes) => ({ ...ofPeople, 'content-security-policy': consoleCsp(hashes) }),
        });
  const accent = pages.lookStyle(content);
  const student = await studentDocument(
    pages,
    edition,
    {
      ...ofAll,
      template: withStyle(withIcons(templates.student, site), accent),
      headersFor: (hashes) => ({
        ...ofPeople,
        'content-security-policy': studentCsp(content, [...styleHashes(accent), ...hashes]),
      }),
    },
    texts,
  );
  await Promise.all(
    [...PUBLIC_PATHS, ...pages.helpPaths, NOT_FOUND].map((path) => page(path, path)),
  );
  return {
    page,
    console,
    student,
    manifest: manifestOf(content, language),
  };
}
