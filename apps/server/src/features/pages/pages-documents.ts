import type { PageHead, PublicPage, Shown } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { addressIn, languageOfAddress } from '@pratibha/domain/language/addresses';
import { FIRST_LANGUAGE, type Language } from '@pratibha/domain/language/languages';
import { UNPUBLISHED } from '@pratibha/words/editions/organiser/unpublished';
import { escaped } from '../../platform/edge/escaped.ts';
import { cardPath } from '../pictures/pictures.ts';

/** What the document of who is signed in is made from. */
export type DocumentParts = {
  readonly template: string;
  /** What stands in the window until a page has named itself. */
  readonly siteName: string;
  /** The document that most people come from. */
  readonly other: string;
  /** The folder of the build that browsers fetch from. */
  readonly clientDir: string;
  readonly headersFor: (styleHashes: readonly string[]) => Record<string, string>;
};

/** The address of an earlier year. */
export function archivePath(slug: string): string {
  return `/editions/${encodeURIComponent(slug)}`;
}

/**
 * How visitors see the live edition. @param archived earlier years by the names of their addresses
 */
export function asVisitorsSeeIt(archived: ReadonlyMap<string, EditionContent>): Shown {
  const earlier = Array.from(archived, ([slug, { year }]) => ({ year, path: archivePath(slug) }));
  return { at: null, archive: null, isPreview: false, hasAdvert: true, earlier };
}

const HEAD_MARK = '<!--head-->';
const PAGE_MARK = '<!--page-->';
const EDITION_MARK = '<!--edition-->';
const TITLE_MARK = '<!--title-->';
const BEGIN_MARK = '<!--begin-->';

/**
 * Puts a rendered page into its document.
 * @param template the built (or transformed) `index.html`
 * @param publicUrl origin of this installation, for absolute addresses
 * @param card the path of the picture that a shared link shows
 */
export function fillDocument(
  template: string,
  page: PublicPage,
  publicUrl: string,
  card = cardPath(null),
): string {
  return withStyle(template, page.style)
    .replace(HEAD_MARK, () => headTags(page.head, publicUrl, card))
    .replace(PAGE_MARK, () => page.html)
    .replace(EDITION_MARK, () => editionBlock(page.edition));
}

/** Puts a style into a document, which its policy must name (`csp.ts`); nothing for ''. */
export function withStyle(template: string, style: string): string {
  if (style === '') return template;
  return template.replace('</head>', () => `<style>${style}</style></head>`);
}

/** Puts what the documents of who is signed in read of the edition into one of them. */
export function fillAppDocument(template: string, edition: object): string {
  return template.replace(EDITION_MARK, () => editionBlock(edition));
}

/**
 * What the organiser's document reads of the edition. @param edition what all of who is signed in
 * read
 */
export function consoleEdition(content: EditionContent, edition: object): object {
  const { registration, dates } = content;
  return { ...edition, ...(content === UNPUBLISHED ? {} : { ...registration, dates }) };
}

/**
 * Puts a page of somebody into its document, which knows the edition already.
 * @param begin what it was rendered from, as JSON
 */
export function fillOwnPage(
  template: string,
  { html, title }: { readonly html: string; readonly title: string },
  begin: string,
): string {
  return template
    .replace(TITLE_MARK, () => titleTag(title))
    .replace(PAGE_MARK, () => html)
    .replace(
      BEGIN_MARK,
      () =>
        `<script type="application/json" id="begin">${begin.replaceAll('<', '\\u003c')}</script>`,
    );
}

function titleTag(title: string): string {
  return `<title>${escaped(title)}</title>`;
}

/** As Open Graph names languages. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_GB', ne: 'ne_NP' };

/** Where the page is in other languages; whoever reads none of them is led to the first. */
function alternates({ canonical, languages = [] }: PageHead, at: (path: string) => string) {
  if (canonical === null || languages.length === 0) return [];
  const own = languageOfAddress(canonical);
  const link = (name: string, language: Language) =>
    `<link rel="alternate" hreflang="${name}" href="${at(addressIn(language, canonical))}" />`;
  return [
    ...languages.map((each) => link(each, each)),
    link('x-default', FIRST_LANGUAGE),
    `<meta property="og:locale" content="${LOCALES[own]}" />`,
    ...languages
      .filter((each) => each !== own)
      .map((each) => `<meta property="og:locale:alternate" content="${LOCALES[each]}" />`),
  ];
}

function editionBlock(edition: object): string {
  return `<script type="application/json" id="edition">${jsonInHtml(edition)}</script>`;
}

/** A `<` inside the data could end its element. */
function jsonInHtml(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function headTags(head: PageHead, publicUrl: string, cardAt: string): string {
  const title = escaped(head.title);
  const description = escaped(head.description);
  const tags = [`<title>${title}</title>`, `<meta name="description" content="${description}" />`];
  if (head.canonical === null)
    return [...tags, '<meta name="robots" content="noindex" />'].join('\n');
  const at = (path: string) => escaped(new URL(path, publicUrl).href);
  const address = at(head.canonical);
  const card = escaped(new URL(cardAt, publicUrl).href);
  tags.push(
    `<link rel="canonical" href="${address}" />`,
    ...alternates(head, at),
    '<meta property="og:type" content="website" />',
    `<meta property="og:site_name" content="${escaped(head.siteName)}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${address}" />`,
    `<meta property="og:image" content="${card}" />`,
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
  );
  for (const about of head.jsonLd) {
    const data = { ...about, url: new URL(head.canonical, publicUrl).href, image: [card] };
    tags.push(`<script type="application/ld+json">${jsonInHtml(data)}</script>`);
  }
  return tags.join('\n');
}
