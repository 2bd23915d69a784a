import { type ProblemCode, problemStatus } from '@pratibha/contract/problems';
import { problemWords, REFUSAL_PAGE_WORDS } from '@pratibha/words/problems';
import { duskPage, duskPageCsp } from './dusk-page.ts';
import { escaped } from './escaped.ts';

export const REFUSAL_PAGE_CSP = duskPageCsp("'none'");

/** An empty address is that of the page itself: trying again asks for it once more. */
const LINKS = {
  again: `<a href="">${REFUSAL_PAGE_WORDS.again}</a>`,
  signIn: `<a href="/api/oauth/login">${REFUSAL_PAGE_WORDS.signIn}</a>`,
  home: `<a href="/">${REFUSAL_PAGE_WORDS.home}</a>`,
} as const;

function linksFor(code: ProblemCode, status: number): string[] {
  if (code === 'not-signed-in') return [LINKS.signIn, LINKS.home];
  return status === 429 || status >= 500 ? [LINKS.again, LINKS.home] : [LINKS.home];
}

function wordsOf(code: ProblemCode, retryAfterSeconds: number | undefined): string {
  if (code !== 'too-many-requests' || retryAfterSeconds === undefined) {
    return problemWords(code).detail;
  }
  return REFUSAL_PAGE_WORDS.wait(retryAfterSeconds);
}

/**
 * What a problem document says, for somebody who came by a link or the address bar.
 * @param siteName what the college calls its site
 * @param requestId by which the log knows the request; null where it is of none
 */
export function refusalPage(
  siteName: string,
  code: ProblemCode,
  requestId: string | null,
  retryAfterSeconds: number | undefined,
): string {
  const status = problemStatus(code);
  const { title } = problemWords(code);
  const known =
    requestId && `\n<p class="request">${escaped(REFUSAL_PAGE_WORDS.request(requestId))}</p>`;
  return duskPage(
    siteName,
    title,
    `<p>${escaped(wordsOf(code, retryAfterSeconds))}</p>
<p class="ways">${linksFor(code, status).join('')}</p>${known ?? ''}`,
  );
}
