import type { PageHead, PublicPage as Rendered, Shown } from '@pratibha/contract/render-module';
import type { EditionContent } from '@pratibha/domain/editions/content';
import { ARCHIVE_WORDS } from '@pratibha/words/pages/archive';
import { editionName } from '@pratibha/words/pages/heads';
import { SIGN_IN_NOTICE_WORDS } from '@pratibha/words/session/sign-in-notices';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { type PublicPageName, publicPageOf } from '../data/address/paths.ts';
import {
  AS_VISITORS_SEE_IT,
  EditionContentProvider,
  ShownProvider,
} from '../features/pages/public/edition-content.ts';
import { styleOf } from '../features/pages/public/extra-style.ts';
import { renderedMarkdown } from '../features/pages/public/markdown/rendered.ts';
import { ACCOUNT_CLOSED } from '../features/pages/public/notices/notices.ts';
import { PublicPage } from '../features/pages/public/PublicPage.tsx';
import { PublicEditionProvider } from '../shell/edition/public-edition.ts';
import { SiteNameProvider } from '../ui/plain/site-name.ts';
import { headOf } from './heads.ts';
import { publicEdition } from './write-edition.ts';

// Of the web only this module is built for the server, which asks it for the addresses and for what
// the other documents read too.
export { isAppPage } from '../data/address/is-app-page.ts';
export { lookStyle } from '../features/pages/public/extra-style.ts';
export { helpPaths } from '../features/pages/public/help/handbook.ts';
export { renderConsole } from './console/render-console.tsx';
export { renderStudent } from './student/render-student.tsx';
export { appEdition } from './write-edition.ts';

/**
 * What the sign-in left to tell in an address: `/?sign-in-error=<code>` or
 * `/unauthorized?reason=account-deleted`; null for everything else.
 */
export function noticeIn(url: string): string | null {
  const page = publicPageOf(url);
  const query = new URLSearchParams(url.split('?', 2)[1]);
  if (page === 'unauthorized')
    return query.get('reason') === ACCOUNT_CLOSED ? ACCOUNT_CLOSED : null;
  const code = query.get('sign-in-error') ?? '';
  return page === 'landing' && Object.hasOwn(SIGN_IN_NOTICE_WORDS, code) ? code : null;
}

/** Renders a text in Markdown and throws it away: whether it can be. */
export function tryMarkdown(text: string): void {
  renderedMarkdown(text, 2);
}

/**
 * Search engines find the archive at its own address, where it invites nobody, and a preview not at
 * all.
 */
function headFor(
  page: PublicPageName,
  head: PageHead,
  { archive, isPreview }: Shown,
  edition: EditionContent,
): PageHead {
  if (isPreview) return { ...head, canonical: null, jsonLd: [] };
  // Results have one address for all years.
  if (archive === null || page === 'results') return head;
  const description = ARCHIVE_WORDS.reading(editionName(edition));
  const jsonLd = head.jsonLd.map((data) => (data.description ? { ...data, description } : data));
  return { ...head, description, canonical: archive.path, jsonLd };
}

/**
 * Renders a page of the public document for an edition; unknown paths give the not-found page with
 * 404.
 * @param notice what `noticeIn` found in the address
 */
export function render(
  path: string,
  notice: string | null,
  content: EditionContent,
  shown: Shown = AS_VISITORS_SEE_IT,
): Rendered {
  const page = publicPageOf(path);
  const edition = publicEdition(content, page, shown);
  const html = renderToString(
    <StrictMode>
      <EditionContentProvider value={content}>
        <ShownProvider value={shown}>
          <SiteNameProvider value={edition.siteName}>
            <PublicEditionProvider value={edition}>
              <PublicPage path={path} notice={notice} />
            </PublicEditionProvider>
          </SiteNameProvider>
        </ShownProvider>
      </EditionContentProvider>
    </StrictMode>,
  );
  const status = page === 'not-found' ? 404 : 200;
  return {
    status,
    html,
    head: headFor(page, headOf(page, path, notice, content, shown), shown, content),
    edition,
    style: styleOf(html, content, shown.archive ? '#' : undefined),
  };
}
